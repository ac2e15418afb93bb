import type { ReactNode } from 'react';
import { CopyCode } from './CopyCode';

interface CodeBlockProps {
  /** The code as HTML. */
  highlighted: string;
  title?: string;
  /** `language-` and the name of the language. */
  className?: string;
}

/** A block of code in a guide or a post, highlighted when the site was built: see plugins/code-highlighting. */
export function CodeBlock({ highlighted, title, className }: CodeBlockProps): ReactNode {
  return (
    <div className="code-block">
      {title && <div className="code-title">{title}</div>}
      <div className="code-box">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
        <pre className="code" tabIndex={0} role="group" aria-label={title ?? 'Code'}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of escaped text */}
          <code className={className} dangerouslySetInnerHTML={{ __html: highlighted }} />
        </pre>
        <CopyCode />
      </div>
    </div>
  );
}
