import type { CSSProperties } from 'react';
import { codeHeight, highlight, type MarkedPiece, markBase } from './highlight';

interface CodeProps {
  code: string;
  /** Prism's name of the grammar. */
  language: string;
  /** What the box holds, for those who cannot see it; on paper it stands above the code. */
  label: string;
  /** Id of the language, for boxes that a choice of languages switches. */
  sample?: string;
  /** Where the code holds a base URL that can be exchanged. */
  base?: { at: number; length: number };
}

/** A box of highlighted code that scrolls and can be reached by keyboard. */
export function Code({ code, language, label, sample, base }: CodeProps) {
  const highlighted = highlight(code, language);
  const pieces = (base ? markBase(highlighted, base.at, base.length) : highlighted).map((piece, index) =>
    piece.className ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span key={index} className={piece.className}>
        <PieceText piece={piece} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <PieceText key={index} piece={piece} />
    ),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      className={sample ? 'code pane' : 'code'}
      style={codeHeight(code) as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      data-language={sample}
    >
      <code>{pieces}</code>
    </pre>
  );
}

/** The base URL in the text is an element of its own, so that a script can exchange it. */
function PieceText({ piece: { text, base } }: { piece: MarkedPiece }) {
  if (!base) return text;
  return (
    <>
      {text.slice(0, base.from)}
      <span data-base="">{text.slice(base.from, base.to)}</span>
      {text.slice(base.to)}
    </>
  );
}
