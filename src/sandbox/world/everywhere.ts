import type { Json } from '../../reference/json';
import type { JsonObject } from '../request/types';
import { type Collection, collectionsOfKind, itemPath } from './collections';
import { type Facet, type FieldIndex, fieldFacet, indexOfAll, type ListBelow } from './itemIndex';
import type { SandboxContents } from './items';
import { atPath, firstItems, type ItemContext, itemsIn, placeOf } from './items';

/** The items of a collection, below all items of the one above it. */
export function itemsEverywhere(
  collection: Collection,
  { state, description }: SandboxContents,
): readonly JsonObject[] {
  return listsEverywhere(collection, { state, description }).flat();
}

/** The lists of a collection's items, one below each item of the collection above it. */
export function listsEverywhere(
  collection: Collection,
  { state, description }: SandboxContents,
): (readonly JsonObject[])[] {
  const { parent, path } = collection;
  const { below } = description.indexes;
  if (!parent) return [itemsIn(collection, atPath({ state, description }))];
  const known = below.get(path) ?? new WeakMap<JsonObject, ListBelow>();
  below.set(path, known);
  // A state has as many lists as there are objects above, so that nothing of these is read again.
  return itemsIn(parent, atPath({ state, description })).map((item) => {
    const values = (): ItemContext['path'] => itemPath(parent, item[parent.idField]);
    const own: ListBelow = known.get(item) ?? { place: placeOf(path, values()) };
    known.set(item, own);
    const stored = state.items[own.place];
    if (stored) return stored;
    own.first ??= firstItems(collection, { path: values(), state, description });
    return own.first;
  });
}

/** The items of a collection, below all items of the one above it, by a facet. */
export function indexEverywhere(collection: Collection, facet: Facet, known: SandboxContents): FieldIndex {
  return indexOfAll(listsEverywhere(collection, known), facet, collection.path, known.description.indexes);
}

/** Those of the items of a collection, below all items of the one above it, whose field has a value, written as a text. */
export function itemsEverywhereWith(
  collection: Collection,
  field: string,
  text: string,
  known: SandboxContents,
): readonly JsonObject[] {
  const found = indexEverywhere(collection, fieldFacet(field), known).byText.get(text) ?? [];
  // The index does not know their order.
  return found.length > 1 ? itemsEverywhere(collection, known).filter((item) => found.includes(item)) : found;
}

/** An item, with the value of its id field. */
export interface KnownItem {
  id: Json;
  item: JsonObject;
  collection: Collection;
}

/** The items of all collections whose items are of a kind (`user`). */
export function itemsOfKind(kind: string, known: SandboxContents): KnownItem[] {
  return collectionsOfKind(kind, known.description.collections).flatMap((collection) =>
    itemsEverywhere(collection, known).map((item) => ({ id: item[collection.idField] ?? null, item, collection })),
  );
}

/**
 * The item of a kind (`user`) with an id, which requests write as a number or as a text. `called` is the field of the id,
 * where it is not the one of paths.
 */
export function itemOfKind(kind: string, id: Json, known: SandboxContents, called?: string): KnownItem | undefined {
  for (const collection of collectionsOfKind(kind, known.description.collections)) {
    const [item] = itemsEverywhereWith(collection, called ?? collection.idField, String(id), known);
    if (item) return { id: item[collection.idField] ?? null, item, collection };
  }
  return undefined;
}
