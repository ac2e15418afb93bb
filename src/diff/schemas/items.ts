import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes } from './allowed';
import { compareLimits } from './limits';
import { compareInner } from './subschemas';
import { scalars } from './types';
import { entriesIn, isAny, type LocatedValue, statedIn, type View, type Views } from './views';

/** Compares `items` and `prefixItems`, place by place. Where `items` is not stated, further places may have any value. */
export function compareItems(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [old, now] = [pair.base, pair.revision].map((view) => [...entriesIn(view, 'prefixItems').values()]);
  if (!old || !now) return;
  for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
    const before = old[index] ?? furtherPlace(pair.base, index, comparison.baseViews);
    const after = now[index] ?? furtherPlace(pair.revision, index, comparison.revisionViews);
    const detail = `place ${index + 1}`;
    const places = { base: pointerOf(before), revision: pointerOf(after), detail };
    if (before === 'closed') report(at, 'list-item-added', places);
    else if (after === 'closed') report(at, 'list-item-removed', places);
    else if (before !== 'open' && after !== 'open') comparison.compareSchemas(before, after, at, comparison);
    else if (limits(after, comparison.revisionViews)) report(at, 'schema-added', places);
    else if (limits(before, comparison.baseViews)) report(at, 'schema-removed', places);
  }
  compareInner(pair, at, comparison, 'items', furtherItems);
}

/** What is said of the items after those in `prefixItems`: where `items` is stated, none is left that `unevaluatedItems` limits. */
function furtherItems(view: View): LocatedValue[] {
  const items = statedIn(view, 'items');
  return items.length > 0 ? items : statedIn(view, 'unevaluatedItems');
}

/** What is known of a place of a list: its schemas, that it may have any value, or that there is no such place. */
type Place = readonly LocatedValue[] | 'open' | 'closed';

/** A place after those in `prefixItems`. */
function furtherPlace(view: View, index: number, views: Views): Place {
  const isEnd = statedIn(view, 'maxItems').some(({ value }) => Number(value) <= index);
  const items = furtherItems(view);
  if (isEnd || views.view(items).isNever) return 'closed';
  return items.length === 0 || isAny(views.view(items)) ? 'open' : items;
}

function limits(place: Place, views: Views): boolean {
  return typeof place !== 'string' && !isAny(views.view(place));
}

function pointerOf(place: Place): string | undefined {
  return typeof place === 'string' ? undefined : place[0]?.pointer;
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
