import type { CSSProperties } from 'react';
import { codeHeight, highlight, markBase, toHtml } from './highlight';

interface CodeProps {
  code: string;
  /** Prism's name of the grammar. */
  language: string;
  /** What the box contains, for screen readers; in print it is above the code. */
  label: string;
  /** Position of a base URL in the code that a script can replace. */
  base?: { at: number; length: number };
}

/** A box of highlighted code that scrolls and can be reached by keyboard. */
export function Code({ code, language, label, base }: CodeProps) {
  const pieces = highlight(code, language);
  const html = toHtml(base ? markBase(pieces, base.at, base.length) : pieces);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      className="code"
      style={codeHeight(code) as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `toHtml` escapes the code */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** The buttons of a panel that the page's script handles: one wraps long lines on the whole site, one copies what shows. */
export function CodeButtons({ label }: { label: string }) {
  return (
    <>
      <button
        className="button icon wrap needs-script"
        type="button"
        aria-pressed="false"
        aria-label="Wrap long lines"
      />
      <CopyButton what="code" label={label} />
    </>
  );
}

/** A button that the page's script handles: it copies the code of its panel, or the path or base URL beside it. */
export function CopyButton({ what, label }: { what: 'code' | 'path' | 'base'; label: string }) {
  return <button className="button icon" type="button" data-copy={what} aria-label={label} />;
}
