import { isNode, typeOfValue } from '../json';
import { extendPointer } from '../pointer';
import type { EditedTree, Key } from './editedTree';
import type { Origin } from './overlay';

/** Two values that cannot become one: where, and of which types they are. */
export interface Misfit {
  keys: Key[];
  /** The place of what was to be merged. */
  pointer: string;
  given: string;
  found: string;
}

/** A value with where it comes from. */
export interface Given {
  value: unknown;
  origin: Origin;
}

/**
 * Merges a value into the part of a document at `keys` (Overlay 1.1, 4.4.3): objects by their fields, lists one behind the
 * other, and any other value in the place of one. What is no list becomes an item of a list at `keys`. Returns what does not fit; the
 * rest is merged.
 */
export function merge(tree: EditedTree, keys: readonly Key[], given: Given): Misfit[] {
  const found = tree.ready(keys);
  if (Array.isArray(found) && !Array.isArray(given.value)) {
    append(tree, found, keys.length, [given]);
    return [];
  }
  if (isComposed(found) || isComposed(given.value)) return mergeInto(tree, found, keys, given);
  const holder = tree.ready(keys.slice(0, -1)) as object;
  tree.put(holder, keys.at(-1) ?? '', given.value, { origin: given.origin, level: keys.length - 1 });
  return [];
}

function mergeInto(tree: EditedTree, found: unknown, keys: readonly Key[], given: Given): Misfit[] {
  if (Array.isArray(found) && Array.isArray(given.value)) {
    append(
      tree,
      found,
      keys.length,
      given.value.map((item, index) => inside(given, index, item)),
    );
    return [];
  }
  if (!isNode(found) || !isNode(given.value)) return [misfit(tree, keys, given, found)];
  return Object.entries(given.value).flatMap(([key, value]) => {
    tree.steps.take(1 + key.length);
    const each = inside(given, key, value);
    const known = Object.hasOwn(found, key) ? found[key] : undefined;
    if (isComposed(known) && isComposed(value)) return mergeInto(tree, tree.readyIn(found, key), [...keys, key], each);
    if (Object.hasOwn(found, key) && isComposed(known) !== isComposed(value))
      return [misfit(tree, [...keys, key], each, known)];
    tree.put(found, key, value, { origin: each.origin, level: keys.length });
    return [];
  });
}

function append(tree: EditedTree, list: unknown[], level: number, items: Given[]): void {
  for (const { value, origin } of items) tree.put(list, list.length, value, { origin, level });
}

function inside({ origin }: Given, key: Key, value: unknown): Given {
  return { value, origin: origin.isWhole ? origin : { ...origin, pointer: extendPointer(origin.pointer, key) } };
}

function misfit(tree: EditedTree, keys: readonly Key[], { value, origin }: Given, found: unknown): Misfit {
  // Both places are written out.
  tree.steps.take(origin.pointer.length + keys.join().length);
  return { keys: [...keys], pointer: origin.pointer, given: nameOf(value), found: nameOf(found) };
}

/** Whether a value is an object or a list. */
function isComposed(value: unknown): boolean {
  return Array.isArray(value) || isNode(value);
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  const type = typeOfValue(value);
  return type === 'object' ? 'an object' : type === 'null' ? 'null' : `a ${type}`;
}
