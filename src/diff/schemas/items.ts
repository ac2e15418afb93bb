import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { allowedTypes } from './allowed';
import { compareLimits } from './limits';
import { compareInner } from './subschemas';
import { scalars } from './types';
import { entriesIn, isAny, type LocatedValue, statedIn, type View, type Views } from './views';

/**
 * The pair with the greatest length of lists said in one way: by `maxItems`, where one side says it so, else by items that may not
 * follow the places in `prefixItems`. What is said of items that there cannot be is left out.
 */
export function withListEnds({ base, revision }: Pair, { baseViews, revisionViews }: Comparison): Pair {
  const [old, now] = [endOf(base, baseViews), endOf(revision, revisionViews)];
  const isCounted = [old, now].some(({ by }) => by === 'maxItems');
  return { base: withEnd(base, old, isCounted), revision: withEnd(revision, now, isCounted) };
}

/** How many items a list has at most, and what says so: `places` where none may follow those. */
interface ListEnd {
  length: number;
  by: 'maxItems' | 'places' | undefined;
  hasFurther: boolean;
}

function endOf(view: View, views: Views): ListEnd {
  const places = entriesIn(view, 'prefixItems').size;
  const most = Math.min(...statedIn(view, 'maxItems').map(({ value }) => Number(value)));
  const isClosed = views.view(furtherItems(view)).isNever;
  if (isClosed && most > places) return { length: places, by: 'places', hasFurther: false };
  return { length: most, by: most < Infinity ? 'maxItems' : undefined, hasFurther: most > places };
}

function withEnd(view: View, { length, by, hasFurther }: ListEnd, isCounted: boolean): View {
  if (hasFurther) return view;
  const isWritten = by === 'places' && !isCounted;
  const left = isWritten ? ['maxItems'] : ['items', 'unevaluatedItems'];
  const [end] = furtherItems(view);
  const schemas = view.schemas.map((schema) => {
    const isEnd = by === 'places' && isCounted && end?.pointer.startsWith(`${schema.pointer}/`) === true;
    const kept = Object.entries(schema.node).filter(([keyword]) => !left.includes(keyword));
    return { ...schema, node: { ...Object.fromEntries(kept), ...(isEnd ? { maxItems: length } : {}) } };
  });
  return { ...view, schemas };
}

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
