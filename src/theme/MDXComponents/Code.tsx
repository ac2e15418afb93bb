// Swizzled: blocks come highlighted from the build, so no page holds a highlighter.
import { CodeBlock } from '@site/src/components/code/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type { Props as CodeProps } from '@theme/MDXComponents/Code';
import { Fragment, type ReactNode } from 'react';

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

/** A path that is too long for its line breaks before a slash rather than within a word. */
function withBreaks(code: ReactNode): ReactNode {
  if (typeof code !== 'string' || !/^\/\S+\//.test(code)) return code;
  return code.split(/(?<=.)(?=\/)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
