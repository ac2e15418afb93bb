import { jobScore } from './jobs';
import { kindScore, saysKind } from './kinds';
import type { Candidate, Match } from './lookUp';
import { preferenceFor } from './preferences';
import { asksForStatus, type QueryWord, type SearchQuery, toPhrase } from './query';
import { isInOrder, titleCoverage } from './titles';

/** A word of a query with its match in a record. */
interface Asked {
  word: QueryWord;
  weight: number;
  match?: Match;
}

/** How well a record matches a query; more is better. Comparable across all kinds of records. */
export function scoreOf(candidate: Candidate, query: SearchQuery): number {
  const { words, group } = candidate;
  const named = nameScore(candidate, query);
  // The id of an operation may have a slash as well: `gists/list-starred`.
  const address = query.address && group === 'operations' && named > 0.1 ? 2 : candidate.address;
  return (
    Math.max(wordScore(candidate, query), address) +
    named +
    identifierScore(candidate, query) +
    preferenceFor(candidate, query) +
    kindScore(query.words, candidate) +
    0.03 * relevance(words)
  );
}

/** How well the words of a record match a query. */
function wordScore(candidate: Candidate, query: SearchQuery): number {
  const asked = distinctiveWords(candidate, query);
  const isStatusOf = isAboutStatus(candidate, query);
  const coverage = isStatusOf ? 1 : coverageOf(asked);
  const { share, words } = titleCoverage(candidate, query.isJob);
  const length = asked.reduce((sum, { word }) => sum + Math.max(1, word.subwords.length), 0);
  const isWhole = isStatusOf || (share > 0.7 && words === length && asked.every(({ match }) => match));
  const inOrder = isInOrder(candidate, query);
  const isLoose = !inOrder || (candidate.group === 'models' && isPlural(asked));
  const exact = isWhole || isId(asked) ? exactBonus(candidate, query) * (isLoose ? 0.5 : 1) : 0;
  return (
    coverage * (0.55 + 0.45 * share * coverage) +
    exact * coverage * coverage +
    jobScore(candidate, query, coverage, isWhole && inOrder)
  );
}

/** The words of a query without those that only name the kind of a record. */
function distinctiveWords(candidate: Candidate, query: SearchQuery): Asked[] {
  const asked = query.words.map((word, index): Asked => ({ word, weight: 0, ...candidate.words[index] }));
  if (query.isPath) return asked;
  const which = asked.filter(({ word, match }) => match?.title.has(word.whole) || !saysKind(word, candidate));
  return which.length > 0 ? which : asked;
}

/** Which share of the words a record has, from 0 to 1; rare words count for more. */
function coverageOf(asked: Asked[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return asked.reduce((sum, { weight, match }) => sum + weight * (match?.score ?? 0), 0) / (total || 1);
}

/** Whether the plural of a title is asked for: `roles` means a list rather than the model "Role". */
function isPlural(asked: Asked[]): boolean {
  return asked.slice(-1).some(({ word: { whole }, match }) => {
    const titleWords = [...(match?.title ?? [])].filter(([, how]) => how > 0.9);
    return whole.endsWith('s') && titleWords.length > 0 && titleWords.every(([term]) => term !== whole);
  });
}

/** Whether what is asked for is the id of a record, or one of its values. */
function isId(asked: Asked[]): boolean {
  const [field, ...others] = new Set(asked.map(({ match }) => (match && match.score > 0.8 ? match.field : '')));
  return others.length === 0 && (field === 'ids' || (field === 'values' && asked.length === 1));
}

/** Whether a query is a status alone, and the record's title begins with it or the record is a response with it. */
function isAboutStatus({ hit, titleWords }: Candidate, query: SearchQuery): boolean {
  const status = query.words[0]?.whole;
  return asksForStatus(query) && (hit.status === status || titleWords[0] === status);
}

/** What an exact match adds. Nothing for fields and a single word, which is the name of many, or a quote, which asks for prose. */
function exactBonus({ group }: Candidate, { words, isPath, phrases }: SearchQuery): number {
  return group === 'fields' && !isPath && (words.length === 1 || phrases.length > 0) ? 0 : 0.3;
}

/** More when the query is the title, or the last part of the address: the anchor or the name of the page. */
function nameScore({ group, hit }: Candidate, { phrase, isPath, words }: SearchQuery): number {
  // Several words are seldom meant as the path of a field, and never as the name of a status.
  if (phrase === '' || (group === 'fields' && !isPath && words.length > 1)) return 0;
  const slug = decodeURI(hit.url.split(/[#/]/).at(-1) ?? '');
  const isPage = !hit.url.includes('#');
  const bySlug = toPhrase(slug) !== phrase ? 0 : group === 'fields' && isPath ? 0.4 : 0.12;
  return (toPhrase(hit.title) === phrase ? (isPage ? 0.25 : 0.1) : 0) + bySlug;
}

/**
 * More where a query is the name of a model, an operation, an event, a field or a parameter: as its author writes it, which is no word that
 * titles have, or, but for fields, in separate words: `survey instance`.
 */
function identifierScore(candidate: Candidate, query: SearchQuery): number {
  const { group, words, hit } = candidate;
  const { isName, phrase, words: asked } = query;
  if (group === 'fields') return isFieldName(hit.title, query) ? 0.2 : 0;
  if ((group !== 'models' && group !== 'operations') || hit.kind === 'callback') return 0;
  const isId = words.some(({ match }) => match?.hit.match[phrase.replaceAll(' ', '')]?.includes('ids'));
  if (!isId) return 0;
  return isName ? 0.5 : asked.length > 1 ? 0.45 : 0;
}

/** Whether a query is the name of a field or a parameter as an identifier, which no title but its own has: `user_data`, and not `name`. */
function isFieldName(title: string, { isName, phrase, words }: SearchQuery): boolean {
  const isIdentifier = isName && words.length === 1 && words.some(({ subwords }) => subwords.length > 0);
  return isIdentifier && toPhrase(title.split('.').at(-1) ?? '') === phrase;
}

/** The relevance of a record by the index itself (MiniSearch), from 0 to 1. */
function relevance(words: Candidate['words']): number {
  const sum = words.reduce((all, { match }) => all + (match?.hit.score ?? 0), 0);
  return sum / (sum + 10);
}
