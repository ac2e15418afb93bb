import type { ReactNode } from 'react';
import { markText } from '../../../search/markText';

/** A text in which the words that matched are marked. */
export function Marked({ text, words }: { text: string; words: string[] }): ReactNode {
  return markText(text, words).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else to be told apart by
    return piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text;
  });
}
