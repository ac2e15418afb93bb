import { safelyDecode } from '../../reference/address';
import { isNumber } from '../../reference/exactNumber';
import { operationRequest } from '../../reference/exampleRequest/operationRequest';
import { parameterExample, sentValue } from '../../reference/examples/parameterExample';
import { keyOf } from '../../reference/examples/sampling';
import { makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, isScalar, type Json } from '../../reference/json';
import type { Operation, Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import { emptyState, type JsonObject, type SandboxState } from '../request/types';
import {
  type Collection,
  type Envelope,
  envelopeIn,
  envelopeOf,
  itemSchema,
  parameterIn,
  singularOf,
} from './collections';
import { describedFields } from './describedFields';
import type { SandboxDescription } from './description';
import { structuredMedia, successOf } from './documented';
import { withId } from './ids';
import { fieldFacet, indexOfAll, itemsWith } from './itemIndex';
import { withOwnIds } from './madeRows';

/** What the sandbox holds apart from a request: its items, and the description that says how they relate. */
export interface SandboxContents {
  state: SandboxState;
  description: SandboxDescription;
}

/** What the items of a collection depend on: the values of the path's parameters, and the state. */
export interface ItemContext extends SandboxContents {
  path: Readonly<Record<string, string>>;
}

/** The contents of the sandbox as a path leads to them; without one, as those lead to them that have no parameters. */
export function atPath({ state, description }: SandboxContents, path: ItemContext['path'] = {}): ItemContext {
  return { path, state, description };
}

/** The path of a collection in a request, by which the state keeps its items: `/tasks/1480/responses`. */
export function placeOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => safelyDecode(values[name] ?? ''));
}

/** The items of a collection as they are now: until they are changed, as the examples of the description say. */
export function itemsIn(collection: Collection, context: ItemContext): readonly JsonObject[] {
  return context.state.items[placeOf(collection.path, context.path)] ?? firstItems(collection, context);
}

/** The items of a collection as they were before the first request. */
export function itemsShown(
  collection: Collection,
  path: ItemContext['path'],
  description: SandboxDescription,
): readonly JsonObject[] {
  return firstItems(collection, { path, state: emptyState, description });
}

/** The items that the author shows of a collection in an example that the schema of its response does not accept. */
export function itemsNotAccepted(
  { list, read, views, idField }: Collection,
  description: SandboxDescription,
): JsonObject[] {
  const { cache } = description;
  return [list, read, ...views]
    .flatMap((each) => examplesOf(each, idField, description))
    .flatMap(({ item, isMade, schema }) => (isMade || cache.accepts(schema, item, 'response') ? [] : [item]));
}

/** The item that path parameters name. */
export function findItem(collection: Collection, context: ItemContext): JsonObject | undefined {
  const { idField, parameter, parent, path } = collection;
  const { indexes } = context.description;
  const id = safelyDecode(context.path[parameter] ?? '');
  const items = itemsIn(collection, context);
  if (parent || path.includes('{')) return itemsWith(items, idField, id, indexes)[0];
  const found = indexOfAll([items], fieldFacet(idField), path, indexes).byText.get(id) ?? [];
  // The index does not know their order.
  return found.length > 1 ? items.find((item) => found.includes(item)) : found[0];
}

/**
 * The collection, with the path parameter, whose item at or above this path does not exist; a path below it is then not found
 * either. An item of `created` need not exist.
 */
export function missingAbove(template: string, context: ItemContext, created?: Collection): Collection | undefined {
  return context.description.collections
    .filter((collection) => collection !== created)
    .flatMap((collection): Collection[] => {
      const parameter = parameterIn(template, collection);
      return parameter === undefined ? [] : [{ ...collection, parameter }];
    })
    .find((collection) => !findItem(collection, context));
}

/**
 * What the examples of list and item show; the item that the path's own example names is always among them. A list whose
 * author shows its objects has no others but those that the author names elsewhere.
 */
export function firstItems(collection: Collection, context: ItemContext): JsonObject[] {
  const { description } = context;
  const { parent, idField, list, read, views } = collection;
  const byId = new Map<string, JsonObject>();
  const isListed = examplesOf(list, idField, description).some(({ isMade }) => !isMade);
  const [listed, shape] = [list, read].map((each) => each && envelopeOf(each, idField, description.cache)?.item);
  const hasOneSchema = listed !== undefined && shape !== undefined && keyOf(listed) === keyOf(shape);
  for (const { item, isMade } of [list, read, ...views].flatMap((each) => examplesOf(each, idField, description))) {
    const id = String(item[idField]);
    const known = byId.get(id);
    // An object that the author shows has what the author states of it alone, where its schema is the same.
    if (isMade && isListed && (!known || hasOneSchema)) continue;
    byId.set(id, isMade ? { ...item, ...known } : { ...known, ...item });
  }
  const first = [...byId.values()][0];
  for (const shown of shownIds(collection, isListed, description)) {
    // A path that takes any text may name objects whose ids are numbers.
    const id = isNumber(first?.[idField]) && !isNumber(shown) ? Number(shown) || 1 : asText(shown, first?.[idField]);
    if (first && !byId.has(String(id))) byId.set(String(id), withId(first, idField, id));
  }
  const items = [...byId.values()];
  return parent ? ofParent(items, collection, parent, context) : items;
}

/** An id as a text, where that of another object is one: a path may state it as a number. */
function asText(id: Json, like: Json | undefined): Json {
  return typeof like === 'string' ? String(id) : id;
}

/** Ids that samples ask for: that of the path parameter, and that in the body of a change; `onlyStated` leaves out what is made. */
function shownIds(
  { read, replaceInList, parameter, idField }: Collection,
  onlyStated: boolean,
  { cache }: SandboxDescription,
): Json[] {
  const own = read?.parameters.find(({ in: place, name }) => place === 'path' && name === parameter);
  const body = replaceInList && operationRequest(replaceInList, cache).bodies[0];
  const inBody = body && !(onlyStated && body.made) ? body.value : undefined;
  const inPath = own && (onlyStated ? sentValue(own, cache) : parameterExample(own, cache));
  const ids = [inPath, isJsonObject(inBody) ? inBody[idField] : undefined];
  return ids.flatMap((id) => (id === undefined || id === null || !isScalar(id) ? [] : [id]));
}

/** The items that are below one parent. */
function ofParent(items: JsonObject[], collection: Collection, parent: Collection, context: ItemContext): JsonObject[] {
  const { description } = context;
  const parentId = safelyDecode(context.path[parent.parameter] ?? '');
  const singular = singularOf(parent.path);
  const names = [parent.parameter, `${singular}Id`, `${singular}_id`].filter((name) => name !== collection.idField);
  const field = names.find((name) => items.some((item) => name in item));
  const known = firstItems(parent, context).find((item) => String(item[parent.idField]) === parentId);
  const schema = itemSchema(collection, description.cache);
  const item = findItem(parent, context);
  const inside =
    item && schema?.kind === 'reference' ? listInside(item, schema.name, parent, description)?.items : undefined;
  const belonging =
    field === undefined ? (known ? items : []) : items.filter((each) => String(each[field]) === parentId);
  // Items that name no parent may be those of any, so those that the parent itself has come first.
  if (inside && field === undefined) return inside;
  const ids = new Set(belonging.map((each) => each[collection.idField]));
  const all = [...belonging, ...(inside ?? []).filter((each) => !ids.has(each[collection.idField] ?? null))];
  if (all.length > 0 || inside) return all;
  const [first] = items;
  const isOwn =
    known && first && field !== undefined && isExampleOf(collection, parent.parameter, parentId, description);
  return isOwn ? [{ ...first, [field]: known[parent.idField] ?? parentId }] : [];
}

/** The field of a parent in which a list of such objects stands, and these. */
export function listInside(
  item: JsonObject,
  name: string,
  collection: Collection,
  { cache }: SandboxDescription,
): { field: string; items: JsonObject[] } | undefined {
  for (const [field, property] of propertiesIn(itemSchema(collection, cache), cache)) {
    const value = item[field];
    const items = property.kind === 'schema' ? property.items : undefined;
    if (items?.kind === 'reference' && items.name === name && Array.isArray(value))
      return { field, items: value.filter(isJsonObject) };
  }
  return undefined;
}

function isExampleOf({ read }: Collection, name: string, id: string, { cache }: SandboxDescription): boolean {
  const parameter = read?.parameters.find((each) => each.in === 'path' && each.name === name);
  return parameter !== undefined && String(parameterExample(parameter, cache)) === id;
}

/** Whether an example shows an earlier version of the API, by its name: the items that it has do not exist today. */
export function isFormerExample(name: string): boolean {
  return conventions.formerExample.test(name);
}

/** The objects in all examples of an operation's response; one made from the schema where it states none. */
function examplesOf(
  operation: Operation | undefined,
  idField: string,
  { cache }: SandboxDescription,
): { item: JsonObject; isMade: boolean; schema: Schema }[] {
  if (!operation) return [];
  const media = structuredMedia(successOf(operation).response);
  const envelope = envelopeIn(operation, media, idField, cache);
  if (!media || !envelope) return [];
  const shown = media.examples.filter(({ value }) => value !== undefined);
  const present = shown.filter(({ name }) => !isFormerExample(name));
  const stated = (present.length > 0 ? present : shown).flatMap(({ value }) => (value === undefined ? [] : [value]));
  const made = (): Json => makeExample(envelope.schema, cache.schemas, 'response', cache);
  const isMade = stated.length === 0;
  const values = isMade ? [withOwnIds(made(), envelope.schema, cache, idField)] : stated;
  const items = values.flatMap((value) => itemsInBody(value, envelope));
  return items.filter((item) => item[idField] !== undefined).map((item) => ({ item, isMade, schema: envelope.item }));
}

/**
 * The fields of a collection's items that a list of them leaves out: those with a list that the examples of the item have and
 * those of the list do not.
 */
export function fieldsOnlyRead(
  list: Operation,
  { read, idField }: Collection,
  description: SandboxDescription,
): string[] {
  const listed = new Set(examplesOf(list, idField, description).flatMap(({ item }) => Object.keys(item)));
  if (listed.size === 0) return [];
  return examplesOf(read, idField, description).flatMap(({ item }) =>
    Object.keys(item).filter((name) => Array.isArray(item[name]) && !listed.has(name)),
  );
}

/** The objects in a body. */
export function itemsInBody(
  value: Json | undefined,
  { path, isList }: Pick<Envelope, 'path' | 'isList'>,
): JsonObject[] {
  const inner = path.reduce<Json | undefined>((each, field) => (isJsonObject(each) ? each[field] : undefined), value);
  return (isList && Array.isArray(inner) ? inner : [inner]).filter(isJsonObject);
}

/** A body in which these objects stand; what is around them is as in the example. */
export function bodyOfItems(
  items: readonly JsonObject[],
  { path, isList }: Pick<Envelope, 'path' | 'isList'>,
  around: Json | undefined,
): Json {
  const [field, ...rest] = path;
  if (field === undefined) return isList ? [...items] : (items[0] ?? null);
  const object = isJsonObject(around) ? around : {};
  return { ...object, [field]: bodyOfItems(items, { path: rest, isList }, object[field]) };
}

/**
 * An object as a response shows it: with the fields that its schema describes. Where the schema does not accept a value, that
 * of the example stays.
 */
export function asDocumented(
  value: JsonObject,
  schema: Schema,
  example: Json | undefined,
  { cache }: SandboxDescription,
): JsonObject {
  const { named, others } = describedFields(value, schema, cache, 'response');
  const shown = { ...named, ...others };
  if (cache.accepts(schema, shown, 'response')) return shown;
  let fitted = isJsonObject(example) ? describedFields(example, schema, cache, 'response').named : {};
  for (const [name, inner] of Object.entries(named)) {
    // Nothing is an empty text where it cannot be null.
    const choices = (inner === null ? [null, ''] : [inner]).map((each) => ({ ...fitted, [name]: each }));
    fitted = choices.find((each) => cache.accepts(schema, each, 'response')) ?? fitted;
  }
  const whole = { ...fitted, ...others };
  if (cache.accepts(schema, whole, 'response')) return whole;
  return cache.accepts(schema, fitted, 'response') || isJsonObject(example) ? fitted : shown;
}
