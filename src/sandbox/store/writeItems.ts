import { isSame, type Json } from '../../reference/json';
import type { JsonObject, SandboxState } from '../request/types';
import { type Collection, itemPath, itemSchema } from '../world/collections';
import { differing, itemsWith, takeOver } from '../world/itemIndex';
import { atPath, findItem, type ItemContext, itemsIn, listInside, placeOf } from '../world/items';
import { countChanges } from './counts';
import { withListBelow } from './listsBelow';

/** The state with other items in a collection. A parent that lists them is updated, and objects that count them are recounted. */
export function withItems(collection: Collection, items: readonly JsonObject[], context: ItemContext): SandboxState {
  const { path, description } = context;
  const state = recounted(collection, items, context);
  const before = itemsIn(collection, context);
  const changed = differing(before, items);
  takeOver(before, items, description.indexes);
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
  const parents = replaced(
    context,
    parent,
    item,
    withListBelow(item, inside.field, items, itemSchema(parent, description.cache), description),
  );
  return { ...next, items: { ...next.items, [placeOf(parent.path, path)]: parents } };
}

/** The items of a collection with another one in the place of one. */
export function replaced(
  context: ItemContext,
  collection: Collection,
  item: JsonObject,
  next: JsonObject,
): readonly JsonObject[] {
  const { indexes } = context.description;
  const items = itemsIn(collection, context);
  const id = item[collection.idField] ?? null;
  const same = itemsWith(items, collection.idField, String(id), indexes).filter((each) =>
    isSame(each[collection.idField] ?? null, id),
  );
  const after = items.map((each) => (same.includes(each) ? next : each));
  takeOver(items, after, indexes);
  return after;
}

/** Ids that no new item of a collection gets, since what was below the items that had them is still kept by these. */
export function deletedIds({ path }: Collection, state: SandboxState): readonly Json[] {
  return state.deletedIds[path] ?? [];
}

function recounted(collection: Collection, items: readonly JsonObject[], context: ItemContext): SandboxState {
  const { description } = context;
  const itemWith = (of: Collection, id: string, state = context.state): JsonObject | undefined =>
    findItem(of, { path: itemPath(of, id), state, description });
  let { state } = context;
  for (const { collection: of, id, field, by } of countChanges(
    collection,
    itemsIn(collection, context),
    items,
    description,
    itemWith,
  )) {
    const item = itemWith(of, id, state);
    if (!item) continue;
    const next = replaced(atPath({ state, description }), of, item, { ...item, [field]: Number(item[field]) + by });
    state = { ...state, items: { ...state.items, [of.path]: next } };
  }
  return state;
}
