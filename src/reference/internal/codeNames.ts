import { nameInWords } from '../nameInWords';
import { formOf, type Lost, type LostNames } from './lostNames';
import { readingsOf, wordsIn } from './values';

interface NameOptions {
  /** Whether single words count, too. */
  isOwn?: boolean;
  isLeftOut?: (name: string) => boolean;
  /** Whether it finds those alone that may as well be words which clients have themselves. */
  isClientWord?: boolean;
}

/** Finds names in a text: all that it has. */
type NameFinder = (text: string) => string[];

/**
 * Finds the names of these kinds in a text that are lost, as they are or as code in any language derives names from them: the
 * words of a name stand in a row in a longer one, such as `useOrderCostQuery`, which nothing public has. From a single word,
 * such as "Error", only where it is one of the operation's own (`isOwn`).
 */
export function createNameFinder(
  { exact, derived }: Lost,
  kinds: readonly (keyof LostNames)[],
  { isOwn = false, isLeftOut = () => false, isClientWord = false }: NameOptions = {},
): NameFinder {
  const names = new Set(
    kinds.flatMap((kind) => [...exact[kind]].filter((name) => derived[kind].has(formOf(name)) && !isLeftOut(name))),
  );
  const byForm = new Map<string, string[]>();
  const lengthSet = new Set<number>();
  for (const name of names) {
    const { length } = nameInWords(name).split(' ');
    if (!isOwn && length === 1) continue;
    if (length > 1) lengthSet.add(length);
    const known = byForm.get(formOf(name));
    if (known) known.push(name);
    else byForm.set(formOf(name), [name]);
  }
  const lengths = [...lengthSet];
  const withMarks = [...names].filter((name) => /[^\p{L}\p{M}\p{N}_$-]/u.test(name));
  const derivedFrom = (word: string): string[] => {
    const inRow = rowsIn(word, lengths, byForm, derived.shown).flatMap((form) => byForm.get(form) ?? []);
    if (derived.shown.has(formOf(word))) return inRow;
    return [...inRow, ...formsIn(word).flatMap((form) => byForm.get(form) ?? [])];
  };
  return (text) => {
    const readings = names.size > 0 ? readingsOf(text) : [];
    const words = new Set(readings.flatMap(wordsIn));
    const found = [
      ...withMarks.filter((name) => readings.some((each) => each.includes(name))),
      ...[...words].filter((word) => names.has(word)),
      ...(byForm.size > 0 ? [...words].flatMap(derivedFrom) : []),
    ];
    const isUnclear = (name: string): boolean =>
      ofClients.has(name.toLowerCase()) && !readings.some((each) => isQuoted(name, each));
    return found.filter((name) => isUnclear(name) === isClientWord);
  };
}

/** Words that code of any client has for what it sends and gets, and classes of languages, whatever fields there are. */
const ofClients: ReadonlySet<string> = new Set(
  [
    'api auth body client code config content cookie cookies data error file files form header headers host json key',
    'length limit message method name ok options page params password path query request response result results status',
    'text timeout token type uri url user username value version',
    'array date exception list map number object promise set string',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word stands as a name of data in code: in quotation marks, or before the value in a form or an address. */
function isQuoted(name: string, text: string): boolean {
  return new RegExp(`(?:["'\`?&]${name}["'\`\\\\\\]=]|[?&]${name}=)`).test(text);
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
  lengths: readonly number[],
  wanted: ReadonlyMap<string, unknown>,
  shown: ReadonlySet<string>,
): string[] {
  const words = nameInWords(name).split(' ');
  if (words.length > maxWords) return [];
  const whole = words.map(formOf).join('');
  // Where each word begins in the form of the name, and where the last one ends.
  const at = [0];
  for (const word of words) at.push((at.at(-1) ?? 0) + formOf(word).length);
  const isIn = (forms: Pick<ReadonlySet<string>, 'has'>, start: number, end: number): string[] => {
    const form = whole.slice(at[start], at[end]);
    return [form, form.replace(/s$/, '')].filter((each) => forms.has(each));
  };
  let reach: number[] | undefined;
  const isWithinShown = (start: number, end: number): boolean => {
    reach ??= reachOf(words.length, (from, to) => isIn(shown, from, to).length > 0);
    return (reach[start - 1] ?? 0) >= end || (reach[start] ?? 0) > end;
  };
  return lengths.flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).flatMap((_, start) => {
      const found = isIn(wanted, start, start + length);
      return found.length > 0 && isWithinShown(start, start + length) ? [] : found;
    }),
  );
}

/** How far the rows of words reach that begin at each word or before it. */
function reachOf(count: number, isShown: (start: number, end: number) => boolean): number[] {
  const reach: number[] = [];
  for (let start = 0; start < count; start += 1) {
    let end = count;
    while (end > start && !isShown(start, end)) end -= 1;
    reach.push(Math.max(end > start ? end : 0, reach.at(-1) ?? 0));
  }
  return reach;
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
