import type { Hit } from '../ranking/findRecords';
import type { SearchGroup } from '../record';
import type { SearchResults } from './useSiteSearch';

export type Scope = 'all' | SearchGroup;

/** What the arrow keys go through: results, and the button that shows more of them. */
export type Choice = { kind: 'hit'; hit: Hit } | { kind: 'more'; number: number };

/** What is searched for, and which of the results is chosen. */
export interface SearchState {
  typed: string;
  scope: Scope;
  /** Index of the chosen result, which Enter opens. */
  chosen: number;
  /** How many results are shown. */
  shown: number;
  /** Whether Enter was pressed: the chosen result is opened once the results are those of what is typed. */
  isEntered: boolean;
}

/** How many results are shown at first, and how many more with each press of the button. */
const step = 30;

/** A search that begins. */
export function newSearch(typed: string, scope: Scope = 'all', isEntered = false): SearchState {
  return { typed, scope, isEntered, chosen: 0, shown: step };
}

/** The same search among results of another kind. */
export function inScope(search: SearchState, scope: Scope): SearchState {
  return { ...search, scope, chosen: 0, shown: step };
}

/** The same search with more of its results. */
export function withMore(search: SearchState): SearchState {
  return { ...search, shown: search.shown + step };
}

/** The same search with the next or previous of `count` choices, after the last of which comes the first. */
export function moveChoice(search: SearchState, by: 1 | -1, count: number): SearchState {
  return count === 0 ? search : { ...search, chosen: (search.chosen + by + count) % count };
}

interface Shown {
  choices: Choice[];
  /** How much was found; undefined while that is not known, and for an empty query. */
  count: number | undefined;
  /** Whether these are the popular pages, which an empty query has. */
  isPopular: boolean;
  /** Whether the results are those of what is typed, and no more of them will come. */
  isSettled: boolean;
}

/** What there is to show for a search. */
export function shownFor(found: SearchResults, { typed, scope, shown }: SearchState): Shown {
  const isPopular = found.query.trim() === '';
  const hits = hitsIn(isPopular ? found.popular : found.hits, scope);
  const isUnknown = isPopular || (hits.length === 0 && found.state !== 'ready');
  return {
    choices: found.state === 'failed' && isPopular ? [] : toChoices(hits, shown),
    count: isUnknown ? undefined : hits.length,
    isPopular,
    isSettled: found.query === typed && found.state !== 'loading',
  };
}

function hitsIn(hits: Hit[], scope: Scope): Hit[] {
  return scope === 'all' ? hits : hits.filter(({ group }) => group === scope);
}

/** The first `shown` results, and a button when there are more. */
function toChoices(hits: Hit[], shown: number): Choice[] {
  const more = hits.length - shown;
  const first = hits.slice(0, shown).map((hit): Choice => ({ kind: 'hit', hit }));
  return more > 0 ? [...first, { kind: 'more', number: more }] : first;
}
