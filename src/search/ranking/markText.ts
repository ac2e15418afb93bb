import { escapeRegExp } from '../../reference/escape';
/** A piece of a text, and whether it matched. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** Cuts a text where it has one of the words (in small letters, longest first), at the beginning of a word of its own. */
export function markText(text: string, words: string[]): MarkedPiece[] {
  if (words.length === 0) return [{ text, isMarked: false }];
  const choice = words.map(escapeRegExp).join('|');
  const found = [...text.matchAll(new RegExp(choice, 'giu'))].filter(({ index }) => beginsWord(text, index));
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const { index, 0: match } of found) {
    pieces.push({ text: text.slice(end, index), isMarked: false }, { text: match, isMarked: true });
    end = index + match.length;
  }
  return [...pieces, { text: text.slice(end), isMarked: false }].filter((piece) => piece.text !== '');
}

function beginsWord(text: string, index: number): boolean {
  const [before = '', first = ''] = [text.slice(index - 1, index), text.slice(index, index + 1)];
  return index === 0 || !/[\p{L}\p{N}]/u.test(before) || (/\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before));
}
