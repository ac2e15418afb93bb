import { compareNumbers, ExactNumber, isNumber, type JsonNumber } from '../exactNumber';
import type { Json } from '../json';
import type { Constraint, SchemaObject } from '../model';
import type { Bound } from './keyword';
import { type Row, rows } from './table';

/** A limit that is stated. */
export interface StatedBound {
  value: number;
  /** The same as it is written, where JavaScript would round it. */
  exact?: ExactNumber;
  /** Whether the limit itself is left out. */
  isExclusive: boolean;
}

type BoundRow = Row & { bound: Bound };

/** The keywords that bound the same from the same side. */
export interface BoundGroup extends Omit<Bound, 'isExclusive'> {
  rows: readonly [BoundRow, ...BoundRow[]];
}

/** All bounds, each with its keywords in the order of the table. */
export const boundGroups: readonly BoundGroup[] = groupBounds();

const unstatedBounds = boundGroups.filter(({ unstated }) => unstated !== undefined);
const boundsByKeyword = new Map(
  boundGroups.flatMap((group) => group.rows.map(({ keyword, bound }) => [keyword, bound])),
);

function groupBounds(): BoundGroup[] {
  const groups: BoundGroup[] = [];
  for (const row of rows) {
    if (!hasBound(row)) continue;
    const { of, side, unstated } = row.bound;
    const index = groups.findIndex((each) => each.of === of && each.side === side);
    const known = groups[index];
    if (known) groups[index] = { ...known, rows: [...known.rows, row], unstated: known.unstated ?? unstated };
    else groups.push({ of, side, unstated, rows: [row] });
  }
  return groups;
}

function hasBound(row: Row): row is BoundRow {
  return row.bound !== undefined;
}

/** The tightest bound from one side that schemas state together, else the one that counts where none is stated. */
export function boundOf(
  schemas: readonly SchemaObject[],
  of: Bound['of'],
  side: Bound['side'],
): StatedBound | undefined {
  let tightest: StatedBound | undefined;
  for (const { constraints } of schemas) {
    for (const { keyword, value } of constraints) {
      const bound = boundsByKeyword.get(keyword);
      if (bound?.of !== of || bound.side !== side || !isNumber(value)) continue;
      const found = statedBound(value, bound.isExclusive === true);
      if (!tightest || compareTightness(tightest, found, side) < 0) tightest = found;
    }
  }
  const unstated = unstatedBounds.find((group) => group.of === of && group.side === side)?.unstated;
  return tightest ?? (unstated === undefined ? undefined : { value: unstated, isExclusive: false });
}

/** Whether a limit is one of how many items `contains` accepts (validation 6.4.4 and 6.4.5), so that it says nothing without that. */
export function isOfContained({ keyword }: Constraint): boolean {
  return boundsByKeyword.get(keyword)?.of === 'matching items';
}

/** Limits that apply together without the bounds that a tighter one from the same side makes unneeded. */
export function decidingLimits(limits: Constraint[]): Constraint[] {
  const bounds = limits.map(({ keyword, value }) => {
    const bound = boundsByKeyword.get(keyword);
    if (!bound || !isNumber(value)) return undefined;
    return { ...bound, stated: statedBound(value, bound.isExclusive === true) };
  });
  const isTighter = (one: (typeof bounds)[number], { of, side, stated }: NonNullable<typeof one>): boolean =>
    one?.of === of && one.side === side && compareTightness(stated, one.stated, side) < 0;
  return limits.filter((_limit, index) => {
    const own = bounds[index];
    return !own || !bounds.some((other) => isTighter(other, own));
  });
}

/** A bound that a keyword states. */
export function statedBound(stated: JsonNumber, isExclusive: boolean): StatedBound {
  const value = Number(stated);
  const isRounded = stated instanceof ExactNumber && compareNumbers(stated, value) !== 0;
  return { value, ...(isRounded ? { exact: stated } : {}), isExclusive };
}

/** Below zero when the second of two bounds from a side is the tighter one. */
export function compareTightness(first: StatedBound, second: StatedBound, side: Bound['side']): number {
  const difference =
    compareNumbers(first.exact ?? first.value, second.exact ?? second.value) * (side === 'lower' ? 1 : -1);
  return difference || Number(first.isExclusive) - Number(second.isExclusive);
}

/** What schemas state by a limit that is no bound. */
export function limitsBy(schemas: readonly SchemaObject[], keyword: string): Json[] {
  return schemas.flatMap(({ constraints }) =>
    constraints.flatMap(({ keyword: name, value }) => (name === keyword ? [value] : [])),
  );
}

/** The patterns that texts have to match. */
export function patternsOf(schemas: readonly SchemaObject[]): string[] {
  return limitsBy(schemas, 'pattern').map(String);
}
