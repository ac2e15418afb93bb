import type MiniSearch from 'minisearch';
import type { SearchResult as IndexHit, Query, SearchOptions } from 'minisearch';
import { type SearchGroup, type SearchResult, searchGroups } from './record';
import type { IndexedRecord } from './searchIndex';
import { meaningfulWords, splitQuery, toPlain, toTerm } from './terms';

/** The indexes that are loaded, by group; fields may lie in several. */
export type SearchIndexes = Record<SearchGroup, MiniSearch<IndexedRecord>[]>;

/** A result with the words in it that matched. */
export interface Hit extends SearchResult {
  marks: string[];
}

export interface HitGroup {
  group: SearchGroup;
  hits: Hit[];
}

/** A way to read the words of a query, from strict to generous. */
type Reading = (words: string[]) => Query;

const boost = { title: 4, names: 2, values: 2, text: 0.5 };
// The words are prepared here, since a beginning must not lose its last letter as a plural does.
const asIs: SearchOptions = { processTerm: (term) => term };

/** Every word as it is or as a beginning; then with one slip each; then with two, and not all of the words. */
const readings: Reading[] = [
  (words) => ({ ...asIs, combineWith: 'AND', queries: words.map((word) => anyOf(word, [toTerm(word)])) }),
  (words) => ({
    ...asIs,
    combineWith: 'AND',
    queries: words.map((word) => anyOf(word, [...swapped(word).map(toTerm), toTerm(word)], 1)),
  }),
  (words) => ({
    ...asIs,
    combineWith: 'OR',
    queries: words.map((word) => anyOf(word, [...swapped(word).map(toTerm), toTerm(word)], word.length > 5 ? 2 : 1)),
  }),
];

/** A word as a beginning or as one of some terms; it may be wrong by as many letters as `slips`. */
function anyOf(word: string, terms: string[], slips = 0): Query {
  const fuzzy = slips > 0 && canBeMisspelt(word) ? [{ ...asIs, queries: [word, toTerm(word)], fuzzy: slips }] : [];
  return { ...asIs, combineWith: 'OR', queries: [{ ...asIs, queries: [word], prefix: true }, ...terms, ...fuzzy] };
}

/**
 * Finds what a query asks for, best first in each group. A more generous reading is tried when a stricter one has found
 * nothing at all.
 */
export function findRecords(query: string, indexes: SearchIndexes): HitGroup[] {
  const words = [...new Set(meaningfulWords(splitQuery(query)).map(toPlain))];
  if (words.length === 0) return [];
  for (const reading of readings) {
    const found = searchGroups.map((group) => ({ group, hits: readGroup(words, reading, indexes[group]) }));
    const groups = found.filter(({ hits }) => hits.length > 0);
    if (groups.length > 0) return groups;
  }
  return [];
}

function readGroup(words: string[], reading: Reading, indexes: SearchIndexes[SearchGroup]): Hit[] {
  const query = reading(words);
  const terms = words.map(toTerm);
  const found = indexes
    .flatMap((index) => index.search(query, { boost }))
    .map((hit) => ({ hit, score: hit.score * closeness(hit, terms) }))
    .sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  // A field stands in the file of each of its words, so it may come twice.
  const isNew = ({ url, title }: IndexHit): boolean =>
    !seen.has(`${url} ${title}`) && Boolean(seen.add(`${url} ${title}`));
  return found.filter(({ hit }) => isNew(hit)).map(({ hit }) => toHit(hit, words));
}

/** How much of a title the query says: all of it in `Task.status`, half of it in `Task.response.status.name`. */
function closeness(hit: IndexHit, terms: string[]): number {
  const title = splitQuery(String(hit.title)).map(toTerm);
  const said = title.map((term) => (terms.includes(term) ? 1 : term in hit.match ? 0.8 : 0));
  return 0.4 + said.reduce<number>((sum, part) => sum + part, 0) / Math.max(title.length, terms.length);
}

function canBeMisspelt(word: string): boolean {
  return word.length > 3 && !/\d/.test(word);
}

/** A word with each two letters that stand side by side changed over: the slip that counts as two otherwise. */
function swapped(word: string): string[] {
  if (!canBeMisspelt(word)) return [];
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    return [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join('');
  });
}

function toHit(hit: IndexHit, words: string[]): Hit {
  const { kind, title, of, where, values, url } = hit as IndexHit & SearchResult;
  const isValue = Object.values(hit.match).some((fields) => fields.includes('values') && !fields.includes('title'));
  const asked = [...words, ...words.map(toTerm)];
  const others = Object.keys(hit.match).filter((term) => !asked.some((word) => term.startsWith(word)));
  const marks = [...new Set([...asked, ...others])].sort((a, b) => b.length - a.length);
  return { kind: isValue && !/^\d/.test(kind) ? 'value' : kind, title, of, where, values, url, marks };
}
