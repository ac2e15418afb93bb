import type MiniSearch from 'minisearch';
import type { SearchResult as FoundRecord, Query, SearchOptions } from 'minisearch';
import { type SearchGroup, type SearchResult, searchedFields } from '../record';
import type { IndexedRecord } from '../searchIndex';
import type { QueryWord } from './query';
import { baseOf, stemOf, toPlain } from './terms';

export type SearchIndex = MiniSearch<IndexedRecord>;

/** What an index finds, with the fields of the record that it stores. */
export type IndexHit = FoundRecord & SearchResult;

/** How one word of a query matched one record. */
export interface Match {
  hit: IndexHit;
  /** The best of its fields, from 0 to 1. */
  score: number;
  /** The field that was the best. */
  field: string;
  /** Words of the title that matched, and how well. */
  title: Map<string, number>;
  /** Terms of the record that matched anywhere. */
  terms: string[];
}

// The words are prepared already, and a word that is a beginning has to keep all its letters.
const asIs: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };
const maxCorrections = 3;

/** How well a term of the index matches a word of the query, from 0 to 1. */
type TermQuality = (term: string) => number;

const weights: Record<string, number> = searchedFields;
const quality = { subwords: 0.94, typo: 0.75, twoTypos: 0.6 };

/** How many typing errors a word of the query may have. */
export type Typos = 0 | 1 | 2;

/** How strictly words are read: names of fields are hardly ever inflected, and seldom meant by another word. */
interface Reading {
  stem: number;
  synonym: number;
}

const readings = { prose: { stem: 0.96, synonym: 0.82 }, names: { stem: 0.86, synonym: 0.5 } };

/** The records of an index that have a word of a query, by their id. */
export function lookUp(
  word: QueryWord,
  index: SearchIndex,
  typos: Typos,
  style: 'prose' | 'names',
): Map<number, Match> {
  const reading = readings[style];
  const exactly = (term: string, isBeginning: boolean): Map<number, Match> =>
    lookUpTerm(term, index, qualityOfTerms(term, isBeginning, reading));
  const ask = (term: string, allowed: Typos, isBeginning: boolean): Map<number, Match> => {
    if (allowed === 0) return exactly(term, isBeginning);
    const all = new Map<number, Match>();
    for (const correction of corrections(term, index, allowed)) {
      keepBetter(all, scaled(exactly(correction, false), allowed === 1 ? quality.typo : quality.twoTypos));
    }
    return all;
  };
  const found = ask(word.whole, typos, word.isLast);
  for (const synonym of word.synonyms) {
    const words = synonym.map((each) => ask(each, 0, false));
    keepBetter(found, scaled(meanOf(words), reading.synonym));
  }
  if (word.subwords.length > 0) {
    const subwords = word.subwords.map((subword, at) =>
      ask(subword, typos, word.isLast && at === word.subwords.length - 1),
    );
    keepBetter(found, scaled(meanOf(subwords), quality.subwords));
  }
  return found;
}

function lookUpTerm(term: string, index: SearchIndex, measure: TermQuality): Map<number, Match> {
  const hits = index.search({ queries: [baseOf(term)] }, { ...asIs, prefix: true }) as IndexHit[];
  const found = new Map<number, Match>();
  for (const hit of hits) {
    const match = toMatch(hit, measure);
    if (match.score > 0) found.set(hit.id, match);
  }
  return found;
}

/** The terms of an index that a misspelt word may stand for: with two neighbouring letters swapped, else similar ones. */
function corrections(word: string, index: SearchIndex, typos: Typos): string[] {
  if (!canBeMisspelt(word)) return [];
  const termsOf = (query: Query, options: SearchOptions): string[] => {
    return [...new Set(index.search(query, { ...asIs, ...options }).flatMap(({ terms }) => terms))];
  };
  const withSwap = termsOf({ queries: withSwaps(word), combineWith: 'OR' }, {});
  return withSwap.length > 0 ? withSwap : termsOf({ queries: [word] }, { fuzzy: typos }).slice(0, maxCorrections);
}

/** How well terms match a word: the word itself, one with its stem, or one that begins with it. */
function qualityOfTerms(word: string, isBeginning: boolean, reading: Reading): TermQuality {
  const stem = stemOf(word);
  const known = new Map<string, number>();
  const measure: TermQuality = (term) => {
    if (term === word) return 1;
    if (stemOf(term) === stem && areForms(term, word)) return reading.stem * (differInTense(term, word) ? 0.9 : 1);
    if (!term.startsWith(word)) return 0;
    return (isBeginning ? 0.72 : 0.5) + 0.2 * (word.length / term.length);
  };
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const now = measure(term);
    known.set(term, now);
    return now;
  };
}

/** Whether one word is in the past and the other is not: `closed` and `close`. */
function differInTense(one: string, other: string): boolean {
  return one.endsWith('ed') !== other.endsWith('ed');
}

/** Whether words with one stem are forms of one word: `author`, `authorities` and `authorization` are not. */
function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const differs = [...short].findIndex((letter, index) => letter !== long[index]);
  const same = differs === -1 ? short.length : differs;
  return long.length - short.length <= 5 && short.length - same <= 3;
}

function toMatch(hit: IndexHit, qualityOf: TermQuality): Match {
  const match: Match = { hit, score: 0, field: '', title: new Map(), terms: [] };
  for (const [term, fields] of Object.entries(hit.match)) {
    const degree = qualityOf(term);
    if (degree === 0) continue;
    match.terms.push(term);
    if (fields.includes('title')) match.title.set(term, degree);
    for (const field of fields) {
      const whole = degree * (weights[field] ?? 0);
      if (whole <= match.score) continue;
      const score = isPartOfValue(field, term, hit) ? degree * (weights.names ?? 0) : whole;
      if (score > match.score) Object.assign(match, { score, field });
    }
  }
  return match;
}

/** Whether a term is only a word of a value: `power` of `REPORT_POWER_BI`. */
function isPartOfValue(field: string, term: string, hit: IndexHit): boolean {
  return (
    field === 'values' &&
    !toPlain(hit.values)
      .split('\n')
      .some((value) => value.replace(/[_-]/g, '') === term)
  );
}

/** The better of two matches for each record, and the words of both. */
function keepBetter(all: Map<number, Match>, more: Map<number, Match>): void {
  for (const [id, match] of more) {
    const known = all.get(id);
    all.set(id, known ? joined(known, match) : match);
  }
}

function joined(one: Match, other: Match): Match {
  const better = one.score >= other.score ? one : other;
  const title = new Map(one.title);
  for (const [term, degree] of other.title) title.set(term, Math.max(degree, title.get(term) ?? 0));
  return { ...better, title, terms: [...new Set([...one.terms, ...other.terms])] };
}

function scaled(found: Map<number, Match>, factor: number): Map<number, Match> {
  return new Map(
    [...found].map(([id, match]) => {
      const title = new Map([...match.title].map(([term, degree]) => [term, degree * factor]));
      return [id, { ...match, score: match.score * factor, title }];
    }),
  );
}

/** The records that the words of an identifier find, each with the mean of its scores. */
function meanOf(matches: Map<number, Match>[]): Map<number, Match> {
  const found = new Map<number, Match>();
  for (const bySubword of matches) {
    for (const [id, match] of bySubword) {
      const share = { ...match, score: match.score / matches.length };
      const known = found.get(id);
      found.set(id, known ? { ...joined(known, share), score: known.score + share.score } : share);
    }
  }
  return found;
}

/** Whether a word is long enough to be misspelt, and not a number. */
function canBeMisspelt(word: string): boolean {
  return word.length > 3 && !/\d/.test(word);
}

/** The words that come from a word by swapping two neighbouring letters, which otherwise counts as two typos. */
function withSwaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    return [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join('');
  });
}

/** A record that may answer a query, with what was found in it. */
export interface Candidate {
  group: SearchGroup;
  hit: IndexHit;
  /** The words of its title, those in identifiers one by one. */
  titleWords: string[];
  /** For each word of the query how rare it is, and how it matched. */
  words: { weight: number; match?: Match }[];
  /** How well it matches the address in the query. */
  address: number;
}
