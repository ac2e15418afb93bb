import type { Hit, HitGroup } from '../../../search/findRecords';
import type { SearchGroup } from '../../../search/record';

export type Scope = 'all' | SearchGroup;

/** A group as it stands in the list: its first hits, and how many more there are. */
export interface Rows {
  group: SearchGroup;
  hits: Hit[];
  more: number;
}

/** What the arrow keys go through: results, and the buttons that show more of a group. */
export type Choice = { kind: 'hit'; hit: Hit } | { kind: 'more'; group: SearchGroup };

const most = { together: 5, alone: 50 };

/** The rows of a scope: of everything five of each group, of one group fifty. */
export function toRows(groups: HitGroup[], scope: Scope): Rows[] {
  const limit = scope === 'all' ? most.together : most.alone;
  return groups
    .filter(({ group }) => scope === 'all' || group === scope)
    .map(({ group, hits }) => ({ group, hits: hits.slice(0, limit), more: Math.max(0, hits.length - limit) }));
}

/** The choices of some rows, in their order. Only of everything there is a button that leads to more. */
export function toChoices(rows: Rows[], scope: Scope): Choice[] {
  return rows.flatMap(({ group, hits, more }): Choice[] => [
    ...hits.map((hit): Choice => ({ kind: 'hit', hit })),
    ...(more > 0 && scope === 'all' ? [{ kind: 'more', group } as const] : []),
  ]);
}
