import type { Candidate, Match } from './lookUp';
import type { SearchQuery } from './query';
import { chunksOf, isFiller, subwordsOf } from './terms';

/** How much of a title a query names. */
interface TitleCoverage {
  /** From 0 to 1. */
  share: number;
  /** How many words of the title count. */
  words: number;
}

/** How much of its title a query names; `isJob` when the query asks for something to do. */
export function titleCoverage(candidate: Candidate, isJob: boolean): TitleCoverage {
  const { hit, words, group } = candidate;
  const { status } = hit;
  if (status !== undefined && words.some(({ match }) => match?.terms.includes(status))) return { share: 0.5, words: 2 };
  const whole = shareOf(hit.title, candidate, isJob);
  if (group === 'operations') return withoutScope(whole, candidate, isJob);
  if (group !== 'fields') return whole;
  // `status` alone names `Task.status` almost in full.
  const last = shareOf(hit.title.split('.').at(-1) ?? '', candidate, isJob);
  return whole.share > last.share - 0.05 || words.length > 1 ? whole : { ...last, share: last.share * 0.97 };
}

/** What the scope of an operation begins with, in its title: what its verb is not done to. */
export const scope = / (?:by|for|using|which|with) /;

/** Whether a word of a query is in the title of an operation before its scope. */
export function isBeforeScope(match: Match | undefined, { hit }: Pick<Candidate, 'hit'>): boolean {
  const [about = ''] = hit.title.split(scope);
  const words = chunksOf(about).flatMap(subwordsOf);
  return match !== undefined && words.some((word) => match.title.has(word));
}

/** The title of an operation may be named without its scope: `List alerts` for "List alerts for a repository". */
function withoutScope(whole: TitleCoverage, candidate: Candidate, isJob: boolean): TitleCoverage {
  const [title = '', of] = candidate.hit.title.split(scope);
  const short = shareOf(title, candidate, isJob);
  return of !== undefined && short.share * 0.97 > whole.share ? { ...short, share: short.share * 0.97 } : whole;
}

/** What readers leave out of the title of an operation: how many things are meant, and that they are read. */
const counting = ['new', 'all', 'one', 'more', 'single', 'specific', 'given', 'multiple'];
const reading = ['get', 'list', 'retrieve', 'read', 'fetch'];

function shareOf(title: string, candidate: Candidate, isJob: boolean): TitleCoverage {
  const { words, group } = candidate;
  const unsaid = group !== 'operations' || words.length < 2 ? [] : isJob ? counting : [...counting, ...reading];
  const all = chunksOf(title).flatMap(subwordsOf);
  const matched = all.map((titleWord) => ({
    titleWord,
    how: Math.max(0, ...words.map(({ match }) => (match ? coverageBy(match, titleWord) : 0))),
  }));
  const meant = matched.filter(({ titleWord, how }) => how > 0 || !isOptional(titleWord, unsaid));
  const share = meant.reduce((sum, { how }) => sum + how, 0) / Math.max(1, meant.length);
  return { share: namesEnd(meant, candidate) ? Math.max(share, 0.8) : share, words: meant.length };
}

/** Whether the query is the end of the title of a page or a model, which says what it is about: `roles` for "User roles". */
function namesEnd(title: { how: number }[], { group, hit, words }: Candidate): boolean {
  const isPage = group === 'pages' || group === 'models' || group === 'guides';
  const end = title.slice(-words.length);
  return isPage && !hit.url.includes('#') && end.length === words.length && end.every(({ how }) => how > 0.9);
}

/**
 * Whether a title means the same without a word: `the`, the number of a heading, and what readers leave `unsaid` of an operation,
 * `Get` of one that reads or `new` of one that creates.
 */
function isOptional(titleWord: string, unsaid: readonly string[]): boolean {
  return isFiller(titleWord) || /^\d+$/.test(titleWord) || unsaid.includes(titleWord);
}

/** How well a match covers a word of the title: as that word or as a part of an identifier. */
function coverageBy({ title }: Match, titleWord: string): number {
  const whole = title.get(titleWord);
  if (whole !== undefined) return whole;
  const identifiers = [...title].filter(
    ([term, how]) => how > 0.9 && term.length > titleWord.length && term.includes(titleWord),
  );
  return Math.max(0, ...identifiers.map(([, how]) => how));
}

/**
 * Whether the words of the query are in the order of the title: `export task` is not `Task export`, and `user_data` not
 * `database_user`.
 */
export function isInOrder({ titleWords, words }: Candidate, query: SearchQuery): boolean {
  const places = words.flatMap(({ match }, at) => {
    const subwords = query.words[at]?.subwords ?? [];
    return subwords.length > 0
      ? subwords.map((subword) => titleWords.findIndex((word) => word.startsWith(subword)))
      : [titleWords.findIndex((word) => match?.title.has(word))];
  });
  const found = places.filter((place) => place >= 0);
  return found.every((place, index) => index === 0 || place >= (found[index - 1] ?? 0));
}
