import type { Json } from '../reference/json';
import { type Collection, itemSchema } from './collections';
import { countChanges } from './counts';
import { differing } from './itemIndex';
import { findItem, type ItemContext, itemsIn, listInside, placeOf } from './items';
import { withListBelow } from './listsBelow';
import type { JsonObject, SandboxState } from './types';

/** The state with other items in a collection. A parent that lists them is updated, and objects that count them are recounted. */
export function withItems(collection: Collection, items: readonly JsonObject[], context: ItemContext): SandboxState {
  const { path, description } = context;
  const state = recounted(collection, items, context);
  const changed = differing(itemsIn(collection, context), items);
  const kept = new Set(changed.after.map((item) => item[collection.idField]));
  const gone = changed.before.flatMap(({ [collection.idField]: id = null }) => (kept.has(id) ? [] : [id]));
  const next = {
    ...state,
    items: { ...state.items, [placeOf(collection.path, path)]: items },
    deletedIds:
      gone.length === 0
        ? state.deletedIds
        : { ...state.deletedIds, [collection.path]: [...deletedIds(collection, state), ...gone] },
  };
  const { parent } = collection;
  const item = parent && findItem(parent, context);
  const schema = itemSchema(collection, description.cache);
  const inside = item && schema?.kind === 'reference' && listInside(item, schema.name, parent, description);
  if (!inside) return next;
  const parents = replaced(context, parent, item, withListBelow(item, inside.field, items));
  return { ...next, items: { ...next.items, [placeOf(parent.path, path)]: parents } };
}

/** The items of a collection with another one in the place of one. */
export function replaced(
  context: ItemContext,
  collection: Collection,
  item: JsonObject,
  next: JsonObject,
): JsonObject[] {
  const id = item[collection.idField];
  return itemsIn(collection, context).map((each) => (each[collection.idField] === id ? next : each));
}

/** Ids that no new item of a collection gets, since what was below the items that had them is still kept by these. */
export function deletedIds({ path }: Collection, state: SandboxState): readonly Json[] {
  return state.deletedIds[path] ?? [];
}

function recounted(collection: Collection, items: readonly JsonObject[], context: ItemContext): SandboxState {
  const { state, description } = context;
  const itemsNow = (of: Collection) => itemsIn(of, { path: {}, state, description });
  const counted = { ...state.items };
  for (const { collection: of, id, field, by } of countChanges(
    collection,
    itemsIn(collection, context),
    items,
    description,
    itemsNow,
  ))
    counted[of.path] = (counted[of.path] ?? itemsNow(of)).map((item) =>
      String(item[of.idField]) === id ? { ...item, [field]: Number(item[field]) + by } : item,
    );
  return { ...state, items: counted };
}
