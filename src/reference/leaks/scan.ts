import { formOf } from '../internal/lostNames';

/** A row of words, with the text that it comes from. */
export interface WordRow {
  words: readonly string[];
  text: string;
}

/** What may be found in a text. */
export interface Wanted {
  /** Names by their forms (`formOf`). */
  names: Map<string, string>;
  /** Of the names, those that are found in their own spelling alone. */
  spelled: ReadonlySet<string>;
  /** Paths of two segments or more. */
  paths: Set<string>;
  /** Rows of words by the first two. */
  rows: Map<string, WordRow[]>;
}

/** What was found in a text: names and paths as they are wanted, and rows. */
export interface Found {
  names: Set<string>;
  paths: Set<string>;
  rows: Set<WordRow>;
}

/** Returns what finds all that is wanted in one text after the other; it remembers words, which texts have in common. */
export function createScanner({ names, spelled, paths, rows }: Wanted): (text: string) => Found {
  const remembered = new Map<string, string[]>();
  const namesIn = (run: string): string[] => {
    const known = remembered.get(run);
    if (known) return known;
    const found = [...piecesOf(run)].flatMap((piece) => {
      const name = names.get(formOf(piece));
      return name === undefined || (spelled.has(name) && name !== piece) ? [] : [name];
    });
    remembered.set(run, found);
    return found;
  };
  return (text) => ({
    names: new Set(names.size > 0 ? runsOf(text).flatMap(namesIn) : []),
    paths: new Set(paths.size > 0 ? pathsIn(text).filter((path) => paths.has(path)) : []),
    rows: new Set(rows.size > 0 ? findRows(wordsOf(text), rows) : []),
  });
}

function findRows(words: readonly string[], rows: Wanted['rows']): WordRow[] {
  return words.flatMap((word, index) => {
    const starting = index > 0 && rows.get(`${words[index - 1]} ${word}`);
    return starting
      ? starting.filter((row) => row.words.every((each, offset) => words[index - 1 + offset] === each))
      : [];
  });
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The paths of two segments or more in a text. */
export function pathsIn(text: string): string[] {
  return (text.match(/(?:\/[\w{}~%.:-]+){2,}/g) ?? []).map((path) => path.replace(/\/$/, ''));
}

function runsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_$@.-]{2,}/gu) ?? [];
}

/** What may be a name in a run of characters of names. */
function piecesOf(run: string): Set<string> {
  return new Set([run, ...run.split(/[.@]/), ...run.split(/[-_.@$]/)]);
}
