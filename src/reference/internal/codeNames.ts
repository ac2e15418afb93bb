import { nameInWords } from '../nameInWords';
import { formOf, type Lost, type LostNames } from './lostNames';
import { readingsOf, wordsIn } from './values';

/**
 * Finds the names of these kinds in a text that are lost, as they are or as code in any language derives names from them: the
 * words of a name stand in a row in a longer one, such as `useOrderCostQuery`, which nothing public has. From a single word,
 * such as "Error", only where it is one of the operation's own (`isOwn`).
 */
export function createNameFinder(
  { exact, derived }: Lost,
  kinds: readonly (keyof LostNames)[],
  { isOwn = false, isLeftOut = () => false }: { isOwn?: boolean; isLeftOut?: (name: string) => boolean } = {},
): (text: string) => string[] {
  const names = new Set(
    kinds.flatMap((kind) => [...exact[kind]].filter((name) => derived[kind].has(formOf(name)) && !isLeftOut(name))),
  );
  const byForm = new Map<string, string[]>();
  const lengths = new Set<number>();
  for (const name of names) {
    const { length } = nameInWords(name).split(' ');
    if (!isOwn && length === 1) continue;
    if (length > 1) lengths.add(length);
    const known = byForm.get(formOf(name));
    if (known) known.push(name);
    else byForm.set(formOf(name), [name]);
  }
  const withMarks = [...names].filter((name) => /[^\p{L}\p{N}_$-]/u.test(name));
  const derivedFrom = (word: string): string[] => {
    const inRow = rowsIn(word, lengths, byForm, derived.shown).flatMap((form) => byForm.get(form) ?? []);
    if (derived.shown.has(formOf(word))) return inRow;
    return [...inRow, ...formsIn(word).flatMap((form) => byForm.get(form) ?? [])];
  };
  return (text) => {
    const readings = names.size > 0 ? readingsOf(text) : [];
    const words = new Set(readings.flatMap(wordsIn));
    return [
      ...withMarks.filter((name) => readings.some((each) => each.includes(name))),
      ...[...words].filter((word) => names.has(word)),
      ...(byForm.size > 0 ? [...words].flatMap(derivedFrom) : []),
    ];
  };
}

/** Whether a name is a single word, as in "admin" and "Admin". */
export function isSingleWord(name: string): boolean {
  return !nameInWords(name).includes(' ');
}

/** Whether a name is a single word that any code may have, such as "list". */
export function isOrdinary(name: string): boolean {
  return /^\p{Ll}*$/u.test(name);
}

/** More words than a name of code has are no name. */
const maxWords = 30;

/**
 * The `wanted` forms of so many words in a row of a name of code, also without the "s" of a plural, but none within a name that
 * is `shown`.
 */
function rowsIn(
  name: string,
  lengths: ReadonlySet<number>,
  wanted: ReadonlyMap<string, unknown>,
  shown: ReadonlySet<string>,
): string[] {
  const words = nameInWords(name).split(' ');
  if (words.length > maxWords) return [];
  const formsOf = (start: number, end: number): string[] => {
    const form = formOf(words.slice(start, end).join(''));
    return [form, form.replace(/s$/, '')];
  };
  const isWithinShown = (from: number, to: number): boolean =>
    words.slice(0, from + 1).some((_, start) =>
      words.slice(to - 1).some((_last, index) => {
        const end = to + index;
        return end - start > to - from && formsOf(start, end).some((form) => shown.has(form));
      }),
    );
  return [...lengths].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).flatMap((_, start) => {
      const found = formsOf(start, start + length).filter((form) => wanted.has(form));
      return found.length > 0 && isWithinShown(start, start + length) ? [] : found;
    }),
  );
}

/** Words that code puts before a name, and after one. */
const before = /^(?:get|set|with|is|has|add|put|new|x) /i;
const after = / (?:request|response|async|sync|builder|input|output|params|api|list)$/i;

/** A word of code, and what it may be derived from: `setPrice`, `priceBuilder`. */
function formsIn(word: string): string[] {
  const inWords = nameInWords(word);
  const bare = inWords.replace(before, '');
  return [...new Set([word, bare, inWords.replace(after, ''), bare.replace(after, '')])].map(formOf);
}
