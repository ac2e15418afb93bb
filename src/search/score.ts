import type { Match } from './lookUp';
import type { QueryWord, SearchQuery } from './query';
import { toPhrase } from './query';
import type { SearchGroup } from './record';
import { chunksOf, isFiller, partsOf } from './terms';

/** A record that may answer a query, with what was found in it. */
export interface Candidate {
  group: SearchGroup;
  hit: Match['hit'];
  /** For each word of the query how much it tells things apart, and how it matched. */
  words: { weight: number; match?: Match }[];
  /** How well it matches the address in the query. */
  address: number;
}

/** What a reader wants first when two things match as well as each other. */
const preference: Record<SearchGroup, number> = {
  guides: 0,
  pages: 0.05,
  operations: 0.04,
  models: 0.03,
  fields: -0.08,
};

/** Words that ask for a thing of some kind rather than say which one. */
const kindWords: Record<SearchGroup, string[]> = {
  guides: ['guide', 'guides', 'docs', 'documentation'],
  pages: ['api', 'reference', 'operations', 'endpoints'],
  operations: ['operation', 'endpoint', 'request'],
  models: ['model', 'schema'],
  fields: ['field', 'property', 'parameter', 'param', 'header'],
};
const eventWords = ['event', 'webhook', 'webhooks', 'callback'];

/** How well a record answers a query; more is better. Comparable across all kinds of records. */
export function scoreOf(candidate: Candidate, query: SearchQuery): number {
  const { words, hit, group } = candidate;
  const asked = query.words.map((word, index) => ({ word, ...words[index] }));
  const which = asked.filter(({ word, match }) => match?.title.has(word.whole) || !saysKind(word, candidate));
  const counted = which.length > 0 ? which : asked;
  const total = counted.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const coverage = counted.reduce((sum, { weight = 0, match }) => sum + weight * matchScore(match), 0) / (total || 1);
  const { share, words: titleWords } = titleSaid(candidate);
  const length = counted.reduce((sum, { word }) => sum + Math.max(1, word.parts.length), 0);
  const isWhole =
    isAboutStatus(hit, query) || (share > 0.7 && titleWords === length && counted.every(({ match }) => match));
  const fields = new Set(counted.map(({ match }) => (match && match.score > 0.8 ? match.field : '')));
  const isId = !isWhole && fields.size === 1 && (fields.has('ids') || (fields.has('values') && counted.length === 1));
  const byWords =
    coverage * (0.55 + 0.45 * share * coverage) +
    (isWhole || isId ? exactBonus(candidate, query) * coverage * coverage : 0) +
    (beginsWithVerb(candidate, query) && coverage > 0.7 ? 0.15 : 0);
  const named = nameScore(candidate, query);
  // The id of an operation may have a slash as well: `gists/list-starred`.
  const address = query.address && group === 'operations' && named > 0.1 ? 2 : candidate.address;
  return Math.max(byWords, address) + named + likes(group, query) + nuance(hit) + 0.03 * relevance(words);
}

/** Whether a query is a status alone, and the record's title begins with it or the record is a response with it. */
function isAboutStatus({ kind, title }: Match['hit'], { words }: SearchQuery): boolean {
  const [status, ...others] = words;
  if (!status || others.length > 0 || !/^[1-5]\d\d$/.test(status.whole)) return false;
  return kind === status.whole || chunksOf(String(title))[0] === status.whole;
}

/** A word alone that is the name of a field is the name of many, and may mean something else. */
function exactBonus({ group }: Candidate, { words, isPath }: SearchQuery): number {
  return group === 'fields' && words.length === 1 && !isPath ? 0 : 0.3;
}

function matchScore(match: Match | undefined): number {
  return match?.score ?? 0;
}

/** Whether a word only says of what kind the record is. */
function saysKind({ whole }: QueryWord, { group, hit }: Candidate): boolean {
  return (hit.kind === 'EVENT' ? eventWords : kindWords[group]).includes(whole);
}

/** How much of a title the query says, from 0 to 1, and how many words of it count. */
function titleSaid(candidate: Candidate): { share: number; words: number } {
  const { hit, words, group } = candidate;
  const isStatus = /^\d/.test(String(hit.kind));
  if (isStatus && words.some(({ match }) => match?.terms.includes(String(hit.kind)))) return { share: 0.5, words: 2 };
  const whole = shareOf(String(hit.title), candidate);
  if (group !== 'fields') return whole;
  // `status` says all of `Task.status` that matters, when nothing else is asked for.
  const last = shareOf(String(hit.title).split('.').at(-1) ?? '', candidate);
  return whole.share > last.share - 0.05 || words.length > 1 ? whole : { ...last, share: last.share * 0.97 };
}

function shareOf(title: string, { words, group }: Candidate): { share: number; words: number } {
  const all = chunksOf(title).flatMap(partsOf);
  const said = all.map((part) => ({
    part,
    how: Math.max(0, ...words.map(({ match }) => (match ? saidBy(match, part) : 0))),
  }));
  const meant = said.filter(({ part, how }) => how > 0 || !isAside(part, group, words.length));
  const share = meant.reduce((sum, { how }) => sum + how, 0) / Math.max(1, meant.length);
  return { share, words: meant.length };
}

/** Whether a title means the same without a word: `the`, the number of a heading, the `Get` of an operation that reads. */
function isAside(part: string, group: SearchGroup, asked: number): boolean {
  return (
    isFiller(part) || /^\d+$/.test(part) || (group === 'operations' && asked > 1 && ['get', 'list'].includes(part))
  );
}

/** How well a match says a word of the title, by itself or as a part of an identifier. */
function saidBy({ title }: Match, part: string): number {
  const whole = title.get(part);
  if (whole !== undefined) return whole;
  const identifiers = [...title].filter(([term, how]) => how > 0.9 && term.length > part.length && term.includes(part));
  return Math.max(0, ...identifiers.map(([, how]) => how));
}

/** More when the query is the title, or the last part of the address: the anchor or the name of the page. */
function nameScore({ group, hit }: Candidate, { phrase, isPath, words }: SearchQuery): number {
  // Words in a row are seldom meant as the path of a field, and never as the name of a status.
  if (phrase === '' || (group === 'fields' && !isPath && words.length > 1)) return 0;
  const slug = decodeURI(String(hit.url).split(/[#/]/).at(-1) ?? '');
  const isPage = !String(hit.url).includes('#');
  const bySlug = toPhrase(slug) !== phrase ? 0 : group === 'fields' && isPath ? 0.4 : 0.12;
  return (toPhrase(String(hit.title)) === phrase ? (isPage ? 0.25 : 0.1) : 0) + bySlug;
}

/** Whether the query begins with what an operation does: `star` of "Star a repository". */
function beginsWithVerb({ group, hit }: Candidate, { words }: SearchQuery): boolean {
  const [verb] = chunksOf(String(hit.title)).flatMap(partsOf);
  return group === 'operations' && words.length > 1 && verb === words[0]?.whole;
}

function likes(group: SearchGroup, { isPath, phrases }: SearchQuery): number {
  return (
    (group === 'fields' && isPath ? 0.15 : preference[group]) + (phrases.length > 0 && group === 'fields' ? -0.1 : 0)
  );
}

/** Less for what is a part of something else, older, or one of many alike; a page comes before its sections. */
function nuance({ kind, url }: Match['hit']): number {
  const isPart = String(url).includes('#');
  if (kind === 'news') return -0.15;
  if (kind === 'EVENT') return -0.06;
  if (kind === 'model' && isPart) return -0.18;
  if (kind === 'guide' || kind === 'page') return isPart ? 0 : 0.05;
  return /^(field|model|API|[A-Z]+|[1-5]\w\w)$/.test(String(kind)) ? 0 : -0.04;
}

/** What the index itself thinks of a record, from 0 to 1. */
function relevance(words: Candidate['words']): number {
  const sum = words.reduce((all, { match }) => all + (match?.hit.score ?? 0), 0);
  return sum / (sum + 10);
}
