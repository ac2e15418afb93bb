import { greaterNumber, isNumber, type JsonNumber } from '../../reference/exactNumber';
import { isSame, type Json, valueKey } from '../../reference/json';
import type { JsonObject } from '../request/types';

/** What an index is about: a field of items, or values that stand deeper in them. */
export interface Facet {
  name: string;
  valuesOf: (item: JsonObject) => readonly Json[];
}

/** Items by a value that they have, written as a text, and the bounds of its numbers. */
export interface FieldIndex {
  byText: Map<string, JsonObject[]>;
  largest: JsonNumber;
  smallest: number;
  /** For an id after which others are numbered, the last number that was given: those between them are taken. */
  lastNumbers: Map<string, number>;
}

/** Where an object stands for the collection below it: the place of its list, and what this has while nothing changed it. */
export interface ListBelow {
  place: string;
  first?: readonly JsonObject[];
}

/** What was found in lists of items. A list never changes, so what was found in one holds for as long as it is there. */
export interface ItemIndexes {
  /** Lists by the facets of their items, each made when it is first asked for. */
  lists: WeakMap<readonly JsonObject[], Map<string, { facet: Facet; index: FieldIndex }>>;
  /** The largest numbers of the items that an index has for a value, by their field: of the first `length`, to which others come. */
  largest: WeakMap<readonly JsonObject[], Map<string, { length: number; number: JsonNumber }>>;
  /** All lists of a collection by one of the facets of their items, as they were when they were last asked for. */
  everywhere: Map<string, { lists: readonly (readonly JsonObject[])[]; index: FieldIndex }>;
  /** The lists of a collection, by its path and the object above them. */
  below: Map<string, WeakMap<JsonObject, ListBelow>>;
}

/** Indexes in which nothing was found yet. */
export function createIndexes(): ItemIndexes {
  return { lists: new WeakMap(), largest: new WeakMap(), everywhere: new Map(), below: new Map() };
}

/** The facet of items that one of their fields is. */
export function fieldFacet(name: string): Facet {
  return { name, valuesOf: (item) => [item[name] ?? null] };
}

/** The facet of items that several of their fields are together. */
function fieldsFacet(names: readonly string[]): Facet {
  return { name: JSON.stringify(names), valuesOf: (item) => [keyOf(item, names)] };
}

function keyOf(item: JsonObject, names: readonly string[]): string {
  return valueKey(names.map((name) => item[name] ?? null));
}

/** The items of a list by a field. */
export function indexOf(items: readonly JsonObject[], field: string, indexes: ItemIndexes): FieldIndex {
  return indexBy(items, fieldFacet(field), indexes);
}

function indexBy(items: readonly JsonObject[], facet: Facet, { lists }: ItemIndexes): FieldIndex {
  const known = lists.get(items) ?? new Map<string, { facet: Facet; index: FieldIndex }>();
  lists.set(items, known);
  const found = known.get(facet.name);
  if (found) return found.index;
  const index = newIndex([items], facet);
  known.set(facet.name, { facet, index });
  return index;
}

/** The items of a list whose field has a value, written as a text. */
export function itemsWith(
  items: readonly JsonObject[],
  field: string,
  text: string,
  indexes: ItemIndexes,
): readonly JsonObject[] {
  return indexOf(items, field, indexes).byText.get(text) ?? [];
}

/** The largest number in a field of those items of a list that have the same values in the fields `names` as an item. */
export function largestBeside(
  item: JsonObject,
  names: readonly string[],
  field: string,
  items: readonly JsonObject[],
  indexes: ItemIndexes,
): JsonNumber {
  if (names.length === 0) return indexOf(items, field, indexes).largest;
  // Items come to this list at its end alone; it is another once one goes.
  const same = indexBy(items, fieldsFacet(names), indexes).byText.get(keyOf(item, names)) ?? [];
  const known = indexes.largest.get(same) ?? new Map<string, { length: number; number: JsonNumber }>();
  indexes.largest.set(same, known);
  let { length, number } = known.get(field) ?? { length: 0, number: Number.NEGATIVE_INFINITY };
  for (; length < same.length; length += 1) {
    const value = same[length]?.[field];
    if (value !== undefined && isNumber(value)) number = greaterNumber(number, value);
  }
  known.set(field, { length, number });
  return number;
}

/** Lets a list take over what is known of the one that it was made from, which hardly anything asks for again. */
export function takeOver(before: readonly JsonObject[], after: readonly JsonObject[], { lists }: ItemIndexes): void {
  const known = lists.get(before);
  if (!known || before === after || lists.has(after)) return;
  const changed = differing(before, after);
  const isAtEnd = after.length === 0 || changed.after.at(-1) === after.at(-1);
  for (const [name, { facet, index }] of known) if (!hasChanged(index, changed, facet, isAtEnd)) known.delete(name);
  lists.delete(before);
  lists.set(after, known);
}

/** The items of all these lists, which are all that a collection has, by a facet. `key` says which collection. */
export function indexOfAll(
  lists: readonly (readonly JsonObject[])[],
  facet: Facet,
  key: string,
  { everywhere }: ItemIndexes,
): FieldIndex {
  const own = `${key} ${facet.name}`;
  const known = everywhere.get(own);
  const isKept = known !== undefined && haveChanged(known.index, known.lists, lists, facet);
  const index = isKept ? known.index : newIndex(lists, facet);
  everywhere.set(own, { lists, index });
  return index;
}

/** What two lists do not share, but for what stands between differences. Most changes concern one item. */
export function differing<Item>(
  before: readonly Item[],
  after: readonly Item[],
): { before: readonly Item[]; after: readonly Item[] } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}

function newIndex(lists: readonly (readonly JsonObject[])[], { valuesOf }: Facet): FieldIndex {
  const made: FieldIndex = {
    byText: new Map(),
    largest: Number.NEGATIVE_INFINITY,
    smallest: Number.POSITIVE_INFINITY,
    lastNumbers: new Map(),
  };
  for (const items of lists) for (const item of items) for (const value of valuesOf(item)) add(made, value, item);
  return made;
}

/** Changes the index of some lists into that of others. False where it has to be made again. */
function haveChanged(
  index: FieldIndex,
  before: readonly (readonly JsonObject[])[],
  after: readonly (readonly JsonObject[])[],
  facet: Facet,
): boolean {
  const changed = differing(before, after);
  const most = Math.max(changed.before.length, changed.after.length);
  for (let at = 0; at < most; at += 1)
    if (!hasChanged(index, differing(changed.before[at] ?? [], changed.after[at] ?? []), facet, true)) return false;
  return true;
}

/**
 * Changes an index as its list was changed. False where it has to be made again: a bound is gone, or an item would come
 * after others with its value that it stands before.
 */
function hasChanged(
  index: FieldIndex,
  { before, after }: { before: readonly JsonObject[]; after: readonly JsonObject[] },
  { valuesOf }: Facet,
  isAtEnd: boolean,
): boolean {
  const gone = before.flatMap((item) => valuesOf(item).map((value) => ({ item, value, text: String(value) })));
  for (const { item, text } of gone) {
    const others = index.byText.get(text)?.filter((each) => each !== item) ?? [];
    if (others.length > 0) index.byText.set(text, others);
    else index.byText.delete(text);
  }
  for (const item of after)
    for (const value of valuesOf(item)) {
      if (!isAtEnd && index.byText.has(String(value))) return false;
      add(index, value, item);
    }
  const lost = gone.filter(({ text }) => !index.byText.has(text));
  if (lost.length > 0) index.lastNumbers.clear();
  return !lost.some(
    ({ value }) => isNumber(value) && (isSame(value, index.largest) || Number(value) === index.smallest),
  );
}

function add(index: FieldIndex, value: Json, item: JsonObject): void {
  const text = String(value);
  const same = index.byText.get(text);
  if (same) same.push(item);
  else index.byText.set(text, [item]);
  if (!isNumber(value)) return;
  index.largest = greaterNumber(index.largest, value);
  index.smallest = Math.min(index.smallest, Number(value));
}
