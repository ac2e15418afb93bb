import { Fragment, type ReactNode } from 'react';
import type { CodeElement } from '../../components/reference/highlight';

/**
 * The kinds of tokens in the samples of the home page, in the order in which they are tried: object key, string,
 * number, keyword or option, function. A real highlighter would add to the script of the first page.
 */
const WORD =
  /("[^"\n]*"(?=:))|("[^"\n]*"|`[^`]*`)|(\b\d+\b(?!\/))|(\b(?:const|new|await|import)\b|(?<= )-[A-Za-z]\b)|(\bcurl\b|\b\w+(?=\())/g;
const ELEMENTS: (CodeElement | typeof Fragment)[] = [Fragment, 'b', 'var', 'u', 'i'];

/** Text of a sample as React nodes: plain text, and an element for each word with a colour. */
export function highlight(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(WORD)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    nodes.push(code.slice(end, match.index));
    const Word = ELEMENTS[kind] ?? Fragment;
    nodes.push(<Word key={match.index}>{match[0]}</Word>);
    end = match.index + match[0].length;
  }
  return [...nodes, code.slice(end)];
}
