import { Fragment, type ReactNode } from 'react';
import type { CodeElement } from '../reference/highlight';

/**
 * The few kinds of words in the home page's samples, in the order in which they are tried: key of an object, string,
 * number, keyword or option, function. Anything more would bring a highlighter into the first page's script.
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
