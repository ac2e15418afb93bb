import type { CodePiece } from './highlight';

/** A piece of code; `base` says which part of its text is the base URL. */
export interface MarkedPiece extends CodePiece {
  base?: { from: number; to: number };
}

/**
 * Marks the base URL that stands at `at` of the code and is `length` long. Where it is spread over several pieces
 * nothing is marked: it then stays as it is.
 */
export function markBase(pieces: CodePiece[], at: number, length: number): MarkedPiece[] {
  let start = 0;
  return pieces.map((piece) => {
    const from = at - start;
    start += piece.text.length;
    return from >= 0 && from + length <= piece.text.length ? { ...piece, base: { from, to: from + length } } : piece;
  });
}
