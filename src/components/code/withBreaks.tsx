import { Fragment, type ReactNode } from 'react';

/** Where which code may break. A slash at the end stays where it is. */
const breaks = [
  { of: /^\/\S+\//, at: /(?<=.)(?=\/.)/ },
  { of: /^https?:\/\/\S+$/, at: /(?<=[^/])(?=[/.][^/])/ },
];

/** Characters of a word that has room on a line wherever it stands. */
const room = 24;
/** The same in the sidebar, beside a method, and in the title of a page on a phone. */
export const narrowRoom = 16;
/** A piece of a name has at least as many. */
const shortest = 6;

/** Between the parts of a name: after a sign, and before a capital that begins a word. */
const partEnds = /(?<=[_./:-])(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * A text with places where words longer than `longest` characters break, rather than wherever the line ends: a path before a
 * slash, an address before a dot, too, and a name between its parts. Copied, it is the plain text.
 */
export function withBreaks(text: ReactNode, longest = room): ReactNode {
  if (typeof text !== 'string') return text;
  const at = breaks.find(({ of }) => of.test(text))?.at;
  const pieces = at ? text.split(at).flatMap((piece) => partsOf(piece, longest)) : partsOf(text, longest);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** The pieces of a text between which its long words may break. */
function partsOf(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  const pieces = [''];
  const add = (piece: string): void => {
    pieces.push((pieces.pop() ?? '') + piece);
  };
  for (const word of text.split(/(?<=\s)(?=\S)/)) {
    if (word.trimEnd().length <= longest) {
      add(word);
      continue;
    }
    let length = 0;
    for (const part of word.split(partEnds)) {
      if (length >= shortest) pieces.push('');
      length = length >= shortest ? part.length : length + part.length;
      add(part);
    }
  }
  return pieces;
}
