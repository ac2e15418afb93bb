import { isJsonObject, isSame, valueKey } from '../../reference/json';
import { conventions } from '../names/conventions';
import type { JsonObject, SandboxState } from '../request/types';
import { type Call, closestExample, successFor } from '../world/call';
import {
  type Collection,
  type CollectionBelow,
  collectionsBelow,
  envelopeIn,
  itemPath,
  itemSchema,
  singularOf,
} from '../world/collections';
import { mostSamples } from '../world/displayName';
import { exampleOf, successOf } from '../world/documented';
import { indexEverywhere } from '../world/everywhere';
import { newId, withId } from '../world/ids';
import { fieldFacet } from '../world/itemIndex';
import { isFormerExample, itemsIn, itemsInBody, listInside, placeOf } from '../world/items';
import { canHold } from './compose';
import { withListBelow } from './listsBelow';
import { type NamedId, namedIds } from './namedIds';
import { companions, newChild } from './newChild';
import { takenAlso } from './newIds';

/**
 * A new item with one child for each id in the request: a task for two stores has two responses. The children are as in `like`,
 * the example that the item is made from; what an item and its children repeat of each other stays the same in both.
 */
export function withChildren(item: JsonObject, like: JsonObject, collection: Collection, call: Call): JsonObject {
  return withLists(item, like, collection, call, ({ field, own, shown: [shown] }, made, context) => {
    if (isJsonObject(call.body) && field in call.body) return undefined;
    const [first] = own;
    const children = childrenFor(own, first ? childIds(first, context) : [], context);
    return children.map((child) => (shown ? repeating(child, shown, made, like, context) : child));
  });
}

/**
 * A changed item with one child for each id in the request: existing children are kept, missing ones are made like those of the
 * creation example, and others are removed. Without ids in the request nothing changes.
 */
export function withChangedChildren(item: JsonObject, collection: Collection, call: Call): JsonObject {
  const { create, idField } = collection;
  const documented = create && successOf(create);
  const envelope = create && envelopeIn(create, documented?.media, idField, call.description.cache);
  const isAction = call.description.roles.get(call.operation)?.kind === 'action';
  if (!create || !documented || !envelope || isAction) return item;
  const example = exampleOf(
    documented,
    call.description,
    closestExample(documented, { operation: create, parameters: call.parameters, body: call.body }),
  );
  const [like = {}] = itemsInBody(example, envelope);
  const made = withLists(item, like, collection, call, ({ own, shown }, changed, context) => {
    const [first] = shown;
    const named = first ? childIds(first, context) : [];
    if (!first || named.length === 0) return undefined;
    const isFor = (child: JsonObject, { field, id }: ChildId): boolean => String(child[field]) === String(id);
    const kept = own.filter((child) => named.some((each) => isFor(child, each)));
    const missing = named.filter((each) => !kept.some((child) => isFor(child, each)));
    const { idField: childIdField } = context.below;
    const known = indexEverywhere(context.below, fieldFacet(childIdField), call);
    const ids = own.map((child) => child[childIdField] ?? null);
    const taken = takenAlso(known, ids);
    const added = missing.length > 0 ? childrenFor(shown, missing, context) : [];
    const children = added.map((child) => {
      const id = newId(child[childIdField] ?? 1, taken, call.environment.random);
      taken.add(id);
      const repeated = repeating(child, first, changed, like, context);
      return { ...withId(repeated, childIdField, id), ...parentIn(child, item, collection) };
    });
    return [...kept, ...children];
  });
  return made;
}

/** A list of children in an item: its field, the children that the item has there, and those of its example. */
interface ChildList {
  field: string;
  own: readonly JsonObject[];
  shown: readonly JsonObject[];
}

/** An item with other children in its lists of objects of collections below it; a list stays where there are no other children. */
function withLists(
  item: JsonObject,
  like: JsonObject,
  collection: Collection,
  call: Call,
  newChildren: (list: ChildList, item: JsonObject, context: Context) => readonly JsonObject[] | undefined,
): JsonObject {
  let made = item;
  for (const { below, schema } of collectionsBelow(collection, call.description)) {
    const list = listInside(made, schema.name, collection, call.description);
    const shown = listInside(like, schema.name, collection, call.description)?.items ?? [];
    const context = { below, collection, schema, call };
    const children = list && newChildren({ field: list.field, own: list.items, shown }, made, context);
    if (list && children)
      made = withListBelow(
        made,
        list.field,
        children,
        itemSchema(collection, call.description.cache),
        call.description,
      );
  }
  return made;
}

/** The state in which the collections below a changed item have its children, where they are kept by themselves. */
export function withChildrenStored(
  state: SandboxState,
  item: JsonObject,
  collection: Collection,
  { description, path }: Call,
): SandboxState {
  const items = { ...state.items };
  const values = itemPath(collection, item[collection.idField], path);
  for (const { below, schema } of collectionsBelow(collection, description)) {
    const list = listInside(item, schema.name, collection, description);
    const place = placeOf(below.path, values);
    if (list && place in items) items[place] = list.items;
  }
  return { ...state, items };
}

/** The field in which a child has the id of its item. */
function parentIn(child: JsonObject, item: JsonObject, { path, idField }: Collection): JsonObject {
  const kind = singularOf(path);
  const field = [`${kind}Id`, `${kind}_id`].find((name) => name in child);
  return field === undefined ? {} : { [field]: item[idField] ?? null };
}

/** The collection of the children, with their schema, and that of the item. */
interface Context extends CollectionBelow {
  collection: Collection;
  call: Call;
}

/** An id of the request, with the field in which children have it. */
type ChildId = NamedId & { field: string };

/** The ids of the request that children have. */
function childIds(like: JsonObject, { below, call }: Context): ChildId[] {
  return namedIds(call.body).flatMap((each) => withField(each, like, below));
}

/** A child for each of these ids; those of the example for none. */
function childrenFor(own: readonly JsonObject[], named: readonly ChildId[], context: Context): readonly JsonObject[] {
  const [like] = own;
  if (!like || named.length === 0) return own;
  const fields = idFields(like, context);
  const shape = (child: JsonObject): string => fields.filter((field) => (child[field] ?? null) === null).join();
  const all = knownChildren(context);
  const known = all.filter((child) => shape(child) === shape(like));
  const made = named.flatMap((each): JsonObject[] => {
    const fitting = [own, known].map((children) =>
      children.filter((child) => String(child[each.field]) === String(each.id)),
    );
    const nearest = fitting.find((children) => children.length > 0);
    if (!nearest) return [newChild(like, each, fields, context, [like, ...all])];
    return nearest.map((child) => ({ ...like, ...idsWithNames(child, fields) }));
  });
  const keyOf = (child: JsonObject): string => valueKey(fields.map((field) => child[field] ?? null));
  return [...new Map(made.map((child) => [keyOf(child), child])).values()];
}

/** An id of the request with the field in which children have it, if they have. */
function withField(named: NamedId, like: JsonObject, { idField }: Collection): ChildId[] {
  const names = named.kinds.flatMap((kind) => [`${kind}Id`, `${kind}_id`]);
  const field = names.find((name) => name in like && name !== idField);
  return field === undefined ? [] : [{ ...named, field }];
}

/** The fields in which a child names other objects, without itself and its parent. */
function idFields(child: JsonObject, { below, collection }: Context): string[] {
  const parent = singularOf(collection.path);
  const own = [below.idField, `${parent}Id`, `${parent}_id`];
  return Object.keys(child).filter((name) => conventions.holdsId.test(name) && !own.includes(name));
}

/** The children that the examples of the response and the first items show. */
function knownChildren({ collection, schema, call }: Context): JsonObject[] {
  const { media } = successFor(call);
  const envelope = envelopeIn(call.operation, media, collection.idField, call.description.cache);
  const shown = (media?.examples ?? []).filter(({ name }) => !isFormerExample(name));
  const items = envelope ? shown.flatMap(({ value }) => itemsInBody(value, envelope)) : [];
  return [...items, ...itemsIn(collection, call).slice(0, mostSamples)].flatMap(
    (item) => listInside(item, schema.name, collection, call.description)?.items ?? [],
  );
}

/** The ids in a child with what is beside them: `regionId`, `region` and `regionName`. */
function idsWithNames(child: JsonObject, fields: readonly string[]): JsonObject {
  const names = new Set(fields.flatMap((field) => [field, ...companions(field)]));
  return Object.fromEntries(Object.entries(child).filter(([name]) => names.has(name)));
}

/** A child with what it repeats of the item: where both have the same in the example, they have the same now. */
function repeating(
  child: JsonObject,
  shown: JsonObject,
  item: JsonObject,
  like: JsonObject,
  context: Context,
): JsonObject {
  let made = child;
  for (const [name, value] of Object.entries(item)) {
    const before = like[name];
    if (!(name in child) || before === undefined || isSame(value, before)) continue;
    if (!isSame(shown[name], before) && String(shown[name]) !== String(before)) continue;
    const fitting = [value, String(value), []].find((each) =>
      canHold(name, each, context.schema, context.call.description.cache),
    );
    if (fitting !== undefined) made = { ...made, [name]: fitting };
  }
  return made;
}
