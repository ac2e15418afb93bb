import { isJsonObject, isSame } from '../reference/json';
import { type Call, closestExample, successFor } from './call';
import {
  type Collection,
  type CollectionBelow,
  collectionsBelow,
  envelopeIn,
  itemPath,
  singularOf,
} from './collections';
import { canHold } from './compose';
import { exampleOf, successOf } from './documented';
import { newId, withId } from './ids';
import { isFormerExample, itemsEverywhere, itemsIn, itemsInBody, listInside, placeOf } from './items';
import { withListBelow } from './listsBelow';
import { type NamedId, namedIds } from './namedIds';
import { companions, newPart } from './newPart';
import { withOnlyNames, withPeople } from './people';
import type { JsonObject, SandboxState } from './types';

/**
 * A new item with one child for each id in the request: a task for two stores has two responses. The children are as in `like`,
 * the example that the item is made from; what an item and its children repeat of each other stays the same in both.
 */
export function withParts(item: JsonObject, like: JsonObject, collection: Collection, call: Call): JsonObject {
  return withLists(item, like, collection, call, ({ field, own, shown: [shown] }, made, context) => {
    if (isJsonObject(call.body) && field in call.body) return undefined;
    const [first] = own;
    const parts = partsFor(own, first ? namedParts(first, context) : [], context);
    return parts.map((part) => (shown ? repeating(part, shown, made, like, context) : part));
  });
}

/**
 * A changed item with one child for each id in the request: existing children are kept, missing ones are made like those of the
 * creation example, and others are removed. Without ids in the request nothing changes.
 */
export function withChangedParts(item: JsonObject, collection: Collection, call: Call): JsonObject {
  const { create, idField } = collection;
  const documented = create && successOf(create);
  const envelope = envelopeIn(documented?.media, idField, call.description.cache);
  const isAction = call.description.roles.get(call.operation)?.kind === 'action';
  if (!create || !documented || !envelope || isAction) return item;
  const example = exampleOf(documented, call.description, closestExample(documented, { ...call, operation: create }));
  const [like = {}] = itemsInBody(example, envelope);
  const made = withLists(item, like, collection, call, ({ own, shown }, changed, context) => {
    const [first] = shown;
    const named = first ? namedParts(first, context) : [];
    if (!first || named.length === 0) return undefined;
    const isFor = (part: JsonObject, { field, id }: NamedPart): boolean => String(part[field]) === String(id);
    const kept = own.filter((part) => named.some((each) => isFor(part, each)));
    const missing = named.filter((each) => !kept.some((part) => isFor(part, each)));
    const { idField: partId } = context.below;
    const taken = [...own, ...itemsEverywhere(context.below, call)].map((part) => part[partId] ?? null);
    const added = missing.length > 0 ? partsFor(shown, missing, context) : [];
    const parts = added.map((part) => {
      const id = newId(part[partId] ?? 1, taken, call.environment.random);
      taken.push(id);
      const repeated = repeating(part, first, changed, like, context);
      return { ...withId(repeated, partId, id), ...parentIn(part, item, collection) };
    });
    return [...kept, ...parts];
  });
  return made === item ? item : withOnlyNames(made, call, collection);
}

/** A list of parts in an item: its field, the parts that the item has there, and those of its example. */
interface PartList {
  field: string;
  own: readonly JsonObject[];
  shown: readonly JsonObject[];
}

/** An item with other parts in its lists of objects of collections below it; a list stays where there are no other parts. */
function withLists(
  item: JsonObject,
  like: JsonObject,
  collection: Collection,
  call: Call,
  partsOf: (list: PartList, item: JsonObject, context: Context) => readonly JsonObject[] | undefined,
): JsonObject {
  let made = item;
  for (const { below, schema } of collectionsBelow(collection, call.description)) {
    const list = listInside(made, schema.name, collection, call.description);
    const shown = listInside(like, schema.name, collection, call.description)?.items ?? [];
    const context = { below, collection, schema, call };
    const parts = list && partsOf({ field: list.field, own: list.items, shown }, made, context);
    if (list && parts) made = withPeople(withListBelow(made, list.field, parts), like, parts, collection, call);
  }
  return made;
}

/** The state in which the collections below a changed item have its parts, where they are kept by themselves. */
export function withPartsBelow(
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

/** The field in which a part has the id of its item. */
function parentIn(part: JsonObject, item: JsonObject, { path, idField }: Collection): JsonObject {
  const kind = singularOf(path);
  const field = [`${kind}Id`, `${kind}_id`].find((name) => name in part);
  return field === undefined ? {} : { [field]: item[idField] ?? null };
}

/** The collection of the parts, with their schema, and that of the item. */
interface Context extends CollectionBelow {
  collection: Collection;
  call: Call;
}

/** An id of the request, with the field in which parts have it. */
type NamedPart = NamedId & { field: string };

/** The ids of the request that parts have. */
function namedParts(like: JsonObject, { below, call }: Context): NamedPart[] {
  return namedIds(call.body).flatMap((each) => withField(each, like, below));
}

/** A part for each of these ids; those of the example for none. */
function partsFor(own: readonly JsonObject[], named: readonly NamedPart[], context: Context): readonly JsonObject[] {
  const [like] = own;
  if (!like || named.length === 0) return own;
  const fields = idFields(like, context);
  const shape = (part: JsonObject): string => fields.filter((field) => (part[field] ?? null) === null).join();
  const all = knownParts(context);
  const known = all.filter((part) => shape(part) === shape(like));
  const made = named.flatMap((each): JsonObject[] => {
    const fitting = [own, known].map((parts) => parts.filter((part) => String(part[each.field]) === String(each.id)));
    const nearest = fitting.find((parts) => parts.length > 0);
    if (!nearest) return [newPart(like, each, fields, context, [like, ...all])];
    return nearest.map((part) => ({ ...like, ...idsWithNames(part, fields) }));
  });
  const keyOf = (part: JsonObject): string => JSON.stringify(fields.map((field) => part[field]));
  return [...new Map(made.map((part) => [keyOf(part), part])).values()];
}

/** An id of the request with the field in which parts have it, if they have. */
function withField(named: NamedId, like: JsonObject, { idField }: Collection): NamedPart[] {
  const names = named.kinds.flatMap((kind) => [`${kind}Id`, `${kind}_id`]);
  const field = names.find((name) => name in like && name !== idField);
  return field === undefined ? [] : [{ ...named, field }];
}

/** The fields in which a part names other objects, without itself and what it is a part of. */
function idFields(part: JsonObject, { below, collection }: Context): string[] {
  const parent = singularOf(collection.path);
  const own = [below.idField, `${parent}Id`, `${parent}_id`];
  return Object.keys(part).filter((name) => /[a-z](Id|_id)$/.test(name) && !own.includes(name));
}

/** All parts that the examples of the response and the items show. */
function knownParts({ collection, schema, call }: Context): JsonObject[] {
  const { media } = successFor(call);
  const envelope = envelopeIn(media, collection.idField, call.description.cache);
  const shown = (media?.examples ?? []).filter(({ name }) => !isFormerExample(name));
  const items = envelope ? shown.flatMap(({ value }) => itemsInBody(value, envelope)) : [];
  return [...items, ...itemsIn(collection, call)].flatMap(
    (item) => listInside(item, schema.name, collection, call.description)?.items ?? [],
  );
}

/** The ids in a part with what is beside them: `regionId`, `region` and `regionName`. */
function idsWithNames(part: JsonObject, fields: readonly string[]): JsonObject {
  const names = new Set(fields.flatMap((field) => [field, ...companions(field)]));
  return Object.fromEntries(Object.entries(part).filter(([name]) => names.has(name)));
}

/** A part with what it repeats of the item: where both have the same in the example, they have the same now. */
function repeating(
  part: JsonObject,
  shown: JsonObject,
  item: JsonObject,
  like: JsonObject,
  context: Context,
): JsonObject {
  let made = part;
  for (const [name, value] of Object.entries(item)) {
    const before = like[name];
    if (!(name in part) || before === undefined || isSame(value, before)) continue;
    if (!isSame(shown[name], before) && String(shown[name]) !== String(before)) continue;
    const fitting = [value, String(value), []].find((each) => canHold(name, each, context.schema, context.call));
    if (fitting !== undefined) made = { ...made, [name]: fitting };
  }
  return made;
}
