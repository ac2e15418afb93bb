import MiniSearch from 'minisearch';
import { type SearchGroup, type SearchResult, searchGroups } from '../record';
import type { SearchTexts } from '../searchIndex';
import { matchAddress } from './addresses';
import { beginsWithJob } from './jobs';
import { type Candidate, type IndexHit, lookUp, type Match, type SearchIndex, type Typos } from './lookUp';
import { type QueryWord, readQuery, type SearchQuery, toPhrase } from './query';
import { scoreOf } from './score';
import type { Synonyms } from './synonyms';
import { chunksOf, splitText, subwordsOf, toPlain } from './terms';
import { asksForOperation, withVerb } from './verbs';

/** The loaded indexes, by group; fields may be in several. */
export type SearchIndexes = Record<SearchGroup, SearchIndex[]>;

/** What a search is made in. */
export interface Searchable {
  indexes: SearchIndexes;
  synonyms: Synonyms;
  /** The prose of the records, once it is loaded; phrases are found in it. */
  texts?: SearchTexts;
}

/** A result with the words in it that matched. */
export interface Hit extends SearchResult {
  group: SearchGroup;
  marks: string[];
}

/** The score that a result needs, as a share of the best one: below it hardly a word of the query matches. */
const minShareOfBest = 0.18;

/** Finds what a query asks for, best first whatever its kind. */
export function findRecords(typed: string, searchable: Searchable): Hit[] {
  const read = readQuery(typed, searchable.synonyms);
  const candidates = searchGroups.flatMap((group) => searchable.indexes[group].map((index) => ({ group, index })));
  const total = candidates.reduce((sum, { index }) => sum + index.documentCount, 0);
  const words = read.words.map((word) => lookUpEverywhere(word, candidates, total));
  const found = candidates.flatMap(({ group, index }, at) =>
    candidatesOf({
      group,
      index,
      query: read,
      words: words.map(({ weight, matches }) => ({ weight, found: matches[at] })),
    }),
  );
  const query = { ...read, isJob: read.isProse && (read.isJob || asksForOperation(read) || beginsWithJob(found)) };
  const kept = query.phrases.length === 0 ? found : found.filter((each) => hasPhrases(each, query, searchable.texts));
  const scored = kept.map((candidate) => ({ candidate, score: scoreOf(candidate, query) }));
  const seen = new Set<string>();
  // A field is in the file of each of its words, so it may come twice.
  const isNew = ({ hit }: Candidate): boolean =>
    !seen.has(`${hit.url} ${hit.title}`) && Boolean(seen.add(`${hit.url} ${hit.title}`));
  const best = scored.reduce((highest, { score }) => Math.max(highest, score), 0);
  const ranked = scored.filter(({ score }) => score >= best * minShareOfBest);
  const telling = ranked.filter(({ candidate }) => showsMatch(candidate) || isProseOfAll(candidate));
  return (telling.length > 0 ? telling : ranked)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
    .filter(isNew)
    .map(toHit);
}

/** Whether a text written by hand has all words of a query. */
function isProseOfAll({ group, words }: Candidate): boolean {
  return group === 'guides' && words.every(({ match }) => match);
}

/** Whether the line of a result shows a word that it was found by: one that is found by its prose alone looks like no match. */
function showsMatch({ address, hit, words }: Candidate): boolean {
  if (address > 0) return true;
  const shown = new Set(
    [hit.title, hit.where, hit.values, hit.page, hit.of ?? '', hit.status ?? ''].flatMap(splitText),
  );
  return words.some(({ match }) => match?.terms.some((term) => shown.has(toPlain(term))));
}

interface GroupIndex {
  group: SearchGroup;
  index: SearchIndex;
}

interface WordFound {
  /** How rare the word is: what few records have counts for more. */
  weight: number;
  /** Its matches in each index. */
  matches: Map<number, Match>[];
}

/**
 * Looks a word up as it is; only when no record has it, as one with a typo in it, and then with two. An identifier of which
 * only some words are found is looked up with a typo as well: `deadlneDate` is no other date.
 */
function lookUpEverywhere(word: QueryWord, indexes: GroupIndex[], total: number): WordFound {
  const allowed: Typos[] = word.whole.length > 5 ? [0, 1, 2] : [0, 1];
  const lookUpWith = (typos: Typos): Map<number, Match>[] =>
    indexes.map(({ group, index }) => lookUp(word, index, typos, group === 'fields' ? 'names' : 'prose'));
  for (const typos of allowed) {
    const found = lookUpWith(typos);
    if (found.every(({ size }) => size === 0)) continue;
    const isPart = typos === 0 && word.subwords.length > 0 && bestScore(found) < wholeIdentifier;
    const corrected = isPart ? lookUpWith(1) : found;
    const matches = bestScore(corrected) > bestScore(found) ? corrected : found;
    const count = matches.reduce((sum, found) => sum + countNamed(found), 0);
    return { weight: 0.6 + Math.log10(1 + total / (1 + count)), matches };
  }
  return { weight: 0.4, matches: indexes.map(() => new Map()) };
}

/** How many things a word names. A reason of an error is a sentence: that one has a word makes the word no less telling. */
function countNamed(found: Map<number, Match>): number {
  return [...found.values()].filter(({ hit }) => hit.kind !== 'reason').length;
}

/** What a record scores at least that has all words of an identifier in its title. */
const wholeIdentifier = 0.75;

function bestScore(matches: Map<number, Match>[]): number {
  return matches.reduce(
    (best, found) => [...found.values()].reduce((higher, { score }) => Math.max(higher, score), best),
    0,
  );
}

interface CandidateInput {
  group: SearchGroup;
  index: SearchIndex;
  query: SearchQuery;
  words: { weight: number; found: Map<number, Match> | undefined }[];
}

/** The records of one index that have a word of the query, or the address in it. */
function candidatesOf({ group, index, query, words }: CandidateInput): Candidate[] {
  const all = new Map<number, Candidate>();
  for (const [at, { weight, found }] of words.entries()) {
    for (const [id, match] of found ?? []) {
      const candidate = all.get(id) ?? emptyCandidate(group, match.hit, words);
      candidate.words[at] = { weight, match };
      all.set(id, candidate);
    }
  }
  if (group === 'operations' && query.address) {
    for (const hit of index.search(MiniSearch.wildcard) as IndexHit[]) {
      const address = matchAddress({ method: hit.method, path: hit.where }, query.address);
      if (address === 0) continue;
      const candidate = all.get(hit.id) ?? emptyCandidate(group, hit, words);
      all.set(hit.id, { ...candidate, address });
    }
  }
  return bestOf([...all.values()]).map((candidate) =>
    withVerb({ ...candidate, titleWords: chunksOf(candidate.hit.title).flatMap(subwordsOf) }, query),
  );
}

/** How many records of an index are scored in full: the others have too few of the words to be among the best. */
const maxCandidates = 200;

/** Of many candidates those with most of the words, by a score that does not read titles. */
function bestOf(all: Candidate[]): Candidate[] {
  if (all.length <= maxCandidates) return all;
  const scores = all.map((candidate) => ({
    candidate,
    score:
      candidate.address + candidate.words.reduce((sum, { weight, match }) => sum + weight * (match?.score ?? 0), 0),
  }));
  return scores
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCandidates)
    .map(({ candidate }) => candidate);
}

function emptyCandidate(group: SearchGroup, hit: IndexHit, words: { weight: number }[]): Candidate {
  return { group, hit, titleWords: [], words: words.map(({ weight }) => ({ weight })), address: 0 };
}

/** Whether a record has every phrase of a query: in its prose, once that is loaded, or in what its line shows. */
function hasPhrases({ group, hit }: Candidate, { phrases }: SearchQuery, texts: SearchTexts | undefined): boolean {
  const prose = group === 'fields' ? '' : (texts?.[group][hit.id] ?? '');
  const shown = [hit.title, hit.where, hit.values].map(toPhrase);
  const text = ` ${[...shown, prose].join(' | ')} `;
  return phrases.every((phrase) => text.includes(` ${phrase}`));
}

function toHit({ group, hit, words }: Candidate): Hit {
  const { kind, method, place, status, title, of, where, values, page, url } = hit;
  const isValue = words.some(({ match }) => match?.field === 'values');
  const terms = words.flatMap(({ match }) => match?.terms ?? []);
  const marks = [...new Set(terms)].sort((a, b) => b.length - a.length);
  const isShownAsValue = isValue && (kind === 'field' || kind === 'parameter');
  const shownKind = isShownAsValue ? 'value' : kind;
  return { group, kind: shownKind, method, place, status, title, of, where, values, page, url, marks };
}

/** At most `count` words of titles that are similar to a word of a query that found nothing, the most similar first. */
export function spellings(query: string, indexes: SearchIndexes, count: number): string[] {
  const words = chunksOf(query)
    .flatMap(subwordsOf)
    .filter((word) => word.length > 3);
  const near = words.flatMap((word) => {
    const maxTypos = Math.min(3, Math.floor(word.length / 3));
    const hits = Object.values(indexes).flatMap((group) =>
      group.flatMap((index) =>
        index.search({ queries: [word] }, { fuzzy: maxTypos, fields: ['title'], maxFuzzy: maxTypos }),
      ),
    );
    return hits
      .sort((a, b) => b.score - a.score)
      .flatMap(({ title, terms }) => chunksOf(String(title)).filter((each) => terms.includes(toPlain(each))));
  });
  const seen = new Set<string>();
  return near.filter((word) => !seen.has(toPlain(word)) && Boolean(seen.add(toPlain(word)))).slice(0, count);
}
