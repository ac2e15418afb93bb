import type { Hit } from '../ranking/findRecords';
import type { SearchGroup } from '../record';

export type Scope = 'all' | SearchGroup;

/** What the arrow keys go through: results, and the button that shows more of them. */
export type Choice = { kind: 'hit'; hit: Hit } | { kind: 'more'; number: number };

/** How many results are shown at first, and how many more with each press of the button. */
export const step = 30;

/** The results of a scope, in their order. */
export function hitsIn(hits: Hit[], scope: Scope): Hit[] {
  return scope === 'all' ? hits : hits.filter(({ group }) => group === scope);
}

/** The first `shown` results, and a button when there are more. */
export function toChoices(hits: Hit[], shown: number): Choice[] {
  const more = hits.length - shown;
  const first = hits.slice(0, shown).map((hit): Choice => ({ kind: 'hit', hit }));
  return more > 0 ? [...first, { kind: 'more', number: more }] : first;
}
