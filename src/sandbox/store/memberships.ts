import { isJsonObject, type Json } from '../../reference/json';
import type { Operation, Schema } from '../../reference/model';
import { itemsOf, propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';
import { askedFields, isFieldParameter } from '../answer/askedFields';
import { selectItems } from '../answer/lists';
import { pageHeaders } from '../answer/pageFacts';
import { usualNames } from '../names/conventions';
import type { JsonObject, SandboxOutcome, SandboxState } from '../request/types';
import { type Call, respond, respondByExample, successFor } from '../world/call';
import {
  type Collection,
  collectionAbove,
  collectionsOfKind,
  envelopeOf,
  itemSchema,
  singularOf,
} from '../world/collections';
import { exampleOf, structuredMedia, successOf } from '../world/documented';
import { itemsOfKind, type KnownItem } from '../world/everywhere';
import { atPath, findItem, itemsIn } from '../world/items';
import { listOrNull } from './adds';
import { countsAfter } from './counts';
import { replaced, withItems } from './writeItems';

/** The objects in a list below an item: the roles of a user, of all that there are. */
interface Membership {
  list: Operation;
  /** All objects that may be in the list, in their order. */
  all: readonly JsonObject[];
  idField: string;
  isMember: (object: JsonObject) => boolean;
  /** All of these objects and the state, once others are in the list. */
  withMembers: (isMember: (object: JsonObject) => boolean) => { all: readonly JsonObject[]; state: SandboxState };
  /** The operation that reads one of the objects, and shows some of its fields on request alone. */
  read?: Operation;
}

/**
 * Responds to a request about a list of objects that are not made below an item but belong to it: `POST` adds those that are
 * named, `PUT` replaces all, `DELETE` removes those that are named, or all. Undefined for any other request.
 */
export function respondWithMembers(call: Call): SandboxOutcome | undefined {
  const found = call.preference.example === undefined ? findMembership(call) : undefined;
  if (!found) return undefined;
  const { list, idField, isMember } = found;
  const { method } = call.operation;
  const documented = successFor(call);
  const row = itemsOf(documented.media?.schema, call.description.cache);
  if (method === 'get') {
    const page = selectItems(found.all.filter(isMember), list, call.parameters, { idField });
    return respond(call, documented, shown(page.items, found, row, call), {
      headers: pageHeaders(list, page, call.url),
    });
  }
  const named = idsNamed(call, list);
  const isNamed = (object: JsonObject): boolean => named.has(String(object[idField]));
  const isNow: Record<string, (object: JsonObject) => boolean> = {
    post: (object) => isMember(object) || isNamed(object),
    put: isNamed,
    delete: (object) => isMember(object) && named.size > 0 && !isNamed(object),
  };
  const next = isNow[method];
  if (!next) return undefined;
  const { all, state } = found.withMembers(next);
  if (!row) return { ...respondByExample(call, documented), state };
  const rows = selectItems(all.filter(next), list, new Map(), { idField });
  return respond(call, documented, shown(rows.items, found, row, call), { state });
}

/** Objects without the fields that are shown on request alone. */
function shown(
  objects: readonly JsonObject[],
  { read, list }: Membership,
  row: Schema | undefined,
  call: Call,
): JsonObject[] {
  if (!row || !read) return [...objects];
  const isAsked = list.parameters.some(({ name }) => isFieldParameter(name));
  return objects.map((object) => askedFields(object, row, isAsked ? call.operation : read, call));
}

function findMembership(call: Call): Membership | undefined {
  const { description, operation } = call;
  const above = collectionAbove(operation, description.collections);
  const [, path, name] = /^(.*\/\{[^{}]+\}\/([^{}/]+))(?:\/\{[^{}]+\})?$/.exec(operation.path) ?? [];
  const list = description.operations.find((each) => each.method === 'get' && each.path === path);
  const item = above && findItem(above, call);
  if (!list || !name || !item || description.roles.has(operation)) return undefined;
  return ofItself(name, item, above, list, call) ?? ofOthers(name, item, above, list, call);
}

/** A list of which the item holds the ids: `roles` of a user, which are names of roles that a path lists by themselves. */
function ofItself(
  name: string,
  item: JsonObject,
  above: Collection,
  list: Operation,
  call: Call,
): Membership | undefined {
  const { cache, operations } = call.description;
  const properties = propertiesIn(itemSchema(above, cache), cache);
  const held = itemsOf(properties.get(name), cache);
  const schema = rowOf(list, call);
  const catalogue = operations.find(
    (each) => each.method === 'get' && !each.path.includes('{') && schema !== undefined && rowOf(each, call) === schema,
  );
  const example = catalogue && exampleOf(successOf(catalogue), call.description);
  const all = Array.isArray(example) ? example.filter(isJsonObject) : [];
  const idField = usualNames.key.find((key) => all[0] && key in all[0]);
  if (!held || typesIn(held, cache).has('object') || idField === undefined) return undefined;
  const ids = new Set([item[name] ?? []].flat().map(String));
  return {
    ...{ list, all, idField },
    isMember: (object) => ids.has(String(object[idField])),
    withMembers: (isMember) => {
      const present = all.filter(isMember).map((object) => object[idField] ?? null);
      const next = { ...item, [name]: listOrNull(present, properties.get(name), call.description.cache) };
      return { all, state: withItems(above, replaced(call, above, item, next), call) };
    },
  };
}

/** A list of the objects that hold the id of the item: the groups with a user in their `userIds`. */
function ofOthers(
  name: string,
  item: JsonObject,
  above: Collection,
  list: Operation,
  call: Call,
): Membership | undefined {
  const { cache, collections } = call.description;
  const id = item[above.idField] ?? null;
  const known = atPath(call);
  const [collection] = collectionsOfKind(singularOf(`/${name}`), collections).filter(
    (each) => !each.path.includes('{'),
  );
  const field = collection && fieldHolding(above, collection, call);
  if (!collection || field === undefined || envelopeOf(list, collection.idField, cache)?.isList !== true)
    return undefined;
  const all = itemsIn(collection, known);
  const isMember = (object: JsonObject): boolean => holds(object[field], id);
  return {
    ...{ list, all, idField: collection.idField, isMember, read: collection.read },
    withMembers: (isNow) => {
      const next = all.map((object) => withMember(object, field, id, isNow(object), collection, call));
      return { all: next, state: withItems(collection, next, known) };
    },
  };
}

/** An object whose list of ids has an id or has not, and which counts these ids. */
function withMember(
  object: JsonObject,
  field: string,
  id: Json,
  isMember: boolean,
  collection: Collection,
  { description }: Call,
): JsonObject {
  if (holds(object[field], id) === isMember) return object;
  const others = [object[field] ?? []].flat().filter((each) => String(each) !== String(id));
  const fields = propertiesIn(itemSchema(collection, description.cache), description.cache);
  const count = countsAfter(object, field, isMember ? 1 : -1, fields, description);
  return { ...object, [field]: isMember ? [...others, id] : others, ...count };
}

/** The objects of a kind that hold the id of an item: the groups with a user in their `userIds`. */
export function holdersOf(item: JsonObject, of: Collection, kind: string, call: Call): KnownItem[] {
  const id = item[of.idField] ?? null;
  return itemsOfKind(kind, call).filter((each) => {
    const field = each.collection.parent ? undefined : fieldHolding(of, each.collection, call);
    return field !== undefined && holds(each.item[field], id);
  });
}

/** The field in which the items of a collection hold ids of another's: `userIds`, or `shops` with plain values. */
function fieldHolding(of: Collection, holder: Collection, { description: { cache } }: Call): string | undefined {
  const properties = propertiesIn(itemSchema(holder, cache), cache);
  const last = of.path.split('/').at(-1) ?? '';
  return [`${singularOf(of.path)}Ids`, last].find((name) => {
    const held = itemsOf(properties.get(name), cache);
    return held !== undefined && !typesIn(held, cache).has('object');
  });
}

function holds(ids: Json | undefined, id: Json): boolean {
  return [ids ?? []].flat().some((each) => String(each) === String(id));
}

/** The name of the schema of a list's rows. */
function rowOf(list: Operation, { description: { cache } }: Call): string | undefined {
  const row = itemsOf(structuredMedia(successOf(list).response)?.schema, cache);
  return row?.kind === 'reference' ? row.name : undefined;
}

/** The ids that a request names: in its body, in the path after the list, or in a query that removes them. */
function idsNamed({ operation, body, parameters }: Call, list: Operation): Set<string> {
  const inBody = isJsonObject(body) ? Object.values(body).filter(Array.isArray) : [body ?? []];
  const own = operation.parameters.filter(
    ({ in: place, name }) => place === 'query' || (place === 'path' && !list.path.includes(`{${name}}`)),
  );
  const ids = [...inBody, ...own.map((each) => parameters.get(`${each.in} ${each.name}`) ?? [])].flat();
  return new Set(ids.map(String));
}
