import { greaterNumber, isNumber, type JsonNumber } from '../reference/exactNumber';
import type { Json } from '../reference/json';
import type { JsonObject } from './types';

/** Items by the value of a field, written as a text, and the bounds of its numbers. */
interface FieldIndex {
  byText: Map<string, JsonObject[]>;
  largest: JsonNumber;
  smallest: number;
  /** For an id after which others are numbered, the last number that was given: those between them are taken. */
  lastNumbers: Map<string, number>;
}

/**
 * Lists of items by their fields, each made when it is first asked for. A list never changes, so what was found in one
 * holds for as long as it is there.
 */
export type ItemIndexes = WeakMap<readonly JsonObject[], Map<string, FieldIndex>>;

/** The items of a list by a field. */
export function indexOf(items: readonly JsonObject[], field: string, indexes: ItemIndexes): FieldIndex {
  const known = indexes.get(items) ?? new Map<string, FieldIndex>();
  indexes.set(items, known);
  const found = known.get(field);
  if (found) return found;
  const made: FieldIndex = {
    byText: new Map(),
    largest: Number.NEGATIVE_INFINITY,
    smallest: Number.POSITIVE_INFINITY,
    lastNumbers: new Map(),
  };
  for (const item of items) add(made, item[field] ?? null, item);
  known.set(field, made);
  return made;
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

/** A list with one more item. It takes over what is known of the list before, which nobody asks for again. */
export function withAppended(
  items: readonly JsonObject[],
  item: JsonObject,
  indexes: ItemIndexes,
): readonly JsonObject[] {
  const next = [...items, item];
  const known = indexes.get(items);
  if (!known) return next;
  for (const [field, index] of known) add(index, item[field] ?? null, item);
  indexes.delete(items);
  indexes.set(next, known);
  return next;
}

/** What two lists do not share, but for what stands between differences. Most changes concern one item. */
export function differing(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): { before: readonly JsonObject[]; after: readonly JsonObject[] } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
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
