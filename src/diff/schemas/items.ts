import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes } from './allowed';
import { compareLimits } from './limits';
import { compareInner } from './subschemas';
import { scalars } from './types';
import { entriesIn, type LocatedValue, statedIn, type View } from './views';

/** Compares `items` and `prefixItems`, place by place. A list with `prefixItems` alone is taken to end with them. */
export function compareItems(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [old, now] = [pair.base, pair.revision].map((view) => [...entriesIn(view, 'prefixItems').values()]);
  if (!old || !now) return;
  const length = Math.max(old.length, now.length);
  for (let index = 0; index < length; index += 1) {
    const [before, after] = [old[index] ?? rest(pair.base), now[index] ?? rest(pair.revision)];
    const detail = `place ${index + 1}`;
    if (before && after) comparison.compareSchemas(before, after, at, comparison);
    else if (after && old.length > 0) report(at, 'list-item-added', { revision: after[0]?.pointer, detail });
    else if (before && now.length > 0) report(at, 'list-item-removed', { base: before[0]?.pointer, detail });
    else if (after) report(at, 'schema-added', { revision: after[0]?.pointer, detail });
    else report(at, 'schema-removed', { base: before?.[0]?.pointer, detail });
  }
  if (length === 0 || (rest(pair.base) && rest(pair.revision))) compareInner(pair, at, comparison, 'items');
}

/** The schema of all further places; nothing when there are none, or none is stated. */
function rest(view: View): LocatedValue[] | undefined {
  const items = statedIn(view, 'items').filter(({ value }) => value !== false);
  return items.length > 0 && !items.every(({ value }) => value === true) ? items : undefined;
}

/**
 * Compares a parameter that took one value with the items of the list that it takes now: one value is written like a list
 * of it. False when the two are no such schemas.
 */
export function compareWithList(pair: Pair, at: ComparedPlace, comparison: Comparison): boolean {
  const [old, now] = [allowedTypes(pair.base), allowedTypes(pair.revision)];
  const [items] = statedIn(pair.revision, 'items');
  if (!at.written?.endsWith('parameter') || !old || !items || !now?.has('array')) return false;
  if ([...old].some((type) => type !== 'null' && !scalars.includes(type))) return false;
  const places = {
    base: statedIn(pair.base, 'type')[0]?.pointer,
    revision: statedIn(pair.revision, 'type')[0]?.pointer,
  };
  report(at, 'type-widened', { ...places, detail: 'a list of such values' });
  compareLimits({ ...pair, base: { ...pair.base, schemas: [] } }, at);
  const single = pair.base.schemas.map(({ node, pointer }) => ({ value: node, pointer }));
  comparison.compareSchemas(single, [items], at, comparison);
  return true;
}
