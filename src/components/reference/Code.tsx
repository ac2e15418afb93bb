import { highlight } from './highlight';

interface CodeProps {
  code: string;
  /** Prism's name of the grammar. */
  language: string;
  /** What the box holds, for those who cannot see it; on paper it stands above the code. */
  label: string;
  /** Id of the language, for boxes that a choice of languages switches. */
  sample?: string;
}

/** A box of highlighted code that scrolls and can be reached by keyboard. */
export function Code({ code, language, label, sample }: CodeProps) {
  const pieces = highlight(code, language).map((piece, index) =>
    piece.className ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span key={index} className={piece.className}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <pre className="code" tabIndex={0} role="group" aria-label={label} data-language={sample}>
      <code>{pieces}</code>
    </pre>
  );
}
