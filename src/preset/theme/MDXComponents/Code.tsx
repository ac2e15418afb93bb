// Swizzled: blocks come highlighted from the build, so no page holds a highlighter.

import CodeInline from '@theme/CodeInline';
import type { Props as CodeProps } from '@theme/MDXComponents/Code';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../../components/code/CodeBlock';
import { withBreaks } from '../../../components/code/withBreaks';

interface Props extends CodeProps {
  /** The code of a block as HTML. */
  highlighted?: string;
}

/** Code in the text of a guide or a post: a block, or words within a line. */
export default function MDXCode({ highlighted, title, className, children, ...inline }: Props): ReactNode {
  if (highlighted === undefined)
    return (
      <CodeInline className={className} {...inline}>
        {withBreaks(children)}
      </CodeInline>
    );
  return <CodeBlock highlighted={highlighted} title={title} className={className} />;
}
