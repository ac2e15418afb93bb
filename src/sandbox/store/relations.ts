import { isNumber } from '../../reference/exactNumber';
import { isJsonObject, isScalar, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { askedNames } from '../answer/askedFields';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import {
  type Collection,
  collectionsOfKind,
  fieldsOf,
  fieldsOfKind,
  itemPath,
  itemSchema,
  singularOf,
} from '../world/collections';
import type { SandboxContents } from '../world/items';
import { atPath, findItem, itemsIn } from '../world/items';
import { canHold } from './compose';
import { holdersOf } from './memberships';

/**
 * The ids of the objects of a kind that an item refers to: its own (`regionId`, or `clusterId` where a cluster is a `Region`), else
 * those of the objects that it refers to, such as the region of the store of a checklist.
 */
export function idsReached(
  kind: string,
  item: JsonObject,
  schema: Schema | undefined,
  contents: SandboxContents,
  seen: readonly Collection[] = [],
): string[] {
  const { cache } = contents.description;
  const properties = propertiesIn(schema, cache);
  const fields = fieldsOfKind(kind, properties);
  const own = fields.flatMap((field) => idsOf(item[`${field}Id`] ?? item[`${field}_id`]));
  if (own.length > 0) return [...new Set(own)];
  const further = topCollections(contents).flatMap((collection) => {
    if (seen.includes(collection)) return [];
    return objectsNamed(item, properties, collection, contents).flatMap((object) =>
      idsReached(kind, object, itemSchema(collection, contents.description.cache), contents, [...seen, collection]),
    );
  });
  if (further.length > 0) return [...new Set(further)];
  const inside = [...properties].flatMap(([name, property]) => {
    const rows = item[name];
    if (!Array.isArray(rows) || seen.length > 0) return [];
    return rows.filter(isJsonObject).flatMap((row) => idsReached(kind, row, itemsOf(property, cache), contents, seen));
  });
  return [...new Set(inside.length > 0 ? inside : fields.flatMap((field) => idsOf(item[field])))];
}

/**
 * An item with those objects that the query asks for by `fields`: the one that it leads to (the `division` of a store), and
 * the list of those that name it (the `shops` of a region).
 */
export function withRelated(item: JsonObject, schema: Schema, collection: Collection, call: Call): JsonObject {
  const { cache } = call.description;
  const properties = propertiesIn(schema, cache);
  let made = item;
  for (const name of askedNames(schema, call)) {
    const property = properties.get(name);
    const list = itemsOf(property, cache);
    const related = list ? listOf(name, item, list, collection, call) : objectIn(name, item, schema, call);
    if (
      property &&
      related !== undefined &&
      !isSameTie(item[name], related) &&
      canHold(name, related, schema, call.description.cache)
    )
      made = { ...made, [name]: related };
    // A list that requests set is empty as long as none has set it.
    else if (property && item[name] === undefined && list && call.description.setBy.has(property))
      made = { ...made, [name]: [] };
  }
  return made;
}

/** The object that an item leads to by a field that has it: `cluster`, which is a `Region`. */
function objectIn(name: string, item: JsonObject, schema: Schema, call: Call): JsonObject | undefined {
  const properties = propertiesIn(schema, call.description.cache);
  for (const collection of topCollections(call)) {
    if (!fieldsOf(collection, properties, call.description.cache).includes(name)) continue;
    const own = idsOf(item[`${name}Id`]);
    const ids = own.length > 0 ? own : idsReached(singularOf(collection.path), item, schema, call);
    const [id, ...others] = ids;
    const object = id === undefined || others.length > 0 ? undefined : objectWith(id, collection, call);
    if (object) return inBrief(object, properties.get(name), call);
  }
  return undefined;
}

/** The objects of another collection that name an item, as a list of the item has them; undefined where none does. */
function listOf(name: string, item: JsonObject, list: Schema, of: Collection, call: Call): Json[] | undefined {
  const kind = singularOf(`/${name}`);
  const collection = topCollections(call).find(({ path }) => singularOf(path) === kind);
  if (!collection || !propertiesIn(list, call.description.cache).has(collection.idField)) return undefined;
  const own = item[`${kind}Ids`];
  if (Array.isArray(own)) {
    const named = own.map((id) => objectWith(String(id), collection, call)).filter((object) => object !== undefined);
    return named.map((each) => inBrief(each, list, call));
  }
  const objects = objectsNaming(item, of, collection, call);
  return objects.length > 0 ? objects.map((each) => inBrief(each, list, call)) : undefined;
}

/** The objects of another collection that name an item by its id: the stores with the `regionId` of a region. */
function objectsNaming(item: JsonObject, of: Collection, collection: Collection, call: Call): JsonObject[] {
  const { cache } = call.description;
  const fields = fieldsOf(of, propertiesIn(itemSchema(collection, cache), cache), cache);
  return itemsIn(collection, atPath(call)).filter((each) =>
    fields.some((field) => idsOf(each[`${field}Id`]).includes(String(item[of.idField]))),
  );
}

/** The objects of a kind that name an item, or have its id in a list. */
export function objectsReferringTo(item: JsonObject, of: Collection, kind: string, call: Call): JsonObject[] {
  const collections = collectionsOfKind(kind, topCollections(call));
  const naming = collections.flatMap((collection) => objectsNaming(item, of, collection, call));
  return [...naming, ...holdersOf(item, of, kind, call).map((each) => each.item)];
}

/** An object with the plain ones of the fields that it has in a place. */
function inBrief(object: JsonObject, schema: Schema | undefined, { description: { cache } }: Call): JsonObject {
  const properties = propertiesIn(schema, cache);
  const isPlain = ([name, value]: [string, Json]): boolean => properties.has(name) && isScalar(value);
  return Object.fromEntries(Object.entries(object).filter(isPlain));
}

function isSameTie(before: Json | undefined, after: Json): boolean {
  return before !== undefined && idsOf(before).join() === idsOf(after).join();
}

function objectsNamed(
  item: JsonObject,
  properties: ReadonlyMap<string, Schema>,
  collection: Collection,
  contents: SandboxContents,
): JsonObject[] {
  const fields = fieldsOf(collection, properties, contents.description.cache);
  const ids = fields.flatMap((field) => idsOf(item[`${field}Id`] ?? item[`${field}_id`] ?? item[field]));
  return ids.map((id) => objectWith(id, collection, contents)).filter((object) => object !== undefined);
}

function objectWith(
  id: string,
  collection: Collection,
  { state, description }: SandboxContents,
): JsonObject | undefined {
  return findItem(collection, { path: itemPath(collection, id), state, description });
}

function topCollections({ description: { collections } }: SandboxContents): Collection[] {
  return collections.filter(({ path }) => !path.includes('{'));
}

/** The ids in a value: itself, those of a list, and of objects their own. */
function idsOf(value: Json | undefined): string[] {
  return [value ?? []].flat().flatMap((each) => {
    const id = isJsonObject(each) ? each.id : each;
    return typeof id === 'string' || isNumber(id) ? [String(id)] : [];
  });
}
