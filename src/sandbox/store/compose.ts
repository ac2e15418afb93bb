import { isNumber } from '../../reference/exactNumber';
import { parameterExample } from '../../reference/examples/parameterExample';
import { makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, isSame, isScalar, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import { type Call, closestExample, successFor } from '../world/call';
import type { Collection, Envelope } from '../world/collections';
import { describedFields } from '../world/describedFields';
import type { SandboxDescription } from '../world/description';
import { bodySchema, exampleOf } from '../world/documented';
import { timeLike } from '../world/ids';
import { asDocumented, itemsInBody, itemsShown } from '../world/items';
import { asAlternativeFor, propertiesFor } from './alternatives';
import { objectsByIds } from './references';
import { withSentRows } from './sentRows';

/**
 * A new object: what was sent, completed from the example. Optional fields that were not sent have their default, or
 * are left out.
 */
export function fromBody(call: Call, envelope: Envelope | undefined, template: JsonObject): JsonObject {
  const body = sentFields(call);
  if (!envelope) return { ...template, ...body };
  const targets = fieldsSetBy(envelope.item, call);
  const begun = asAlternativeFor(body, template, envelope.item, call.description.cache);
  let made = withoutFields(begun, othersToSet(begun, envelope.item, call), envelope.item, call);
  for (const [sent, fallback] of Object.entries(defaultsOf(call))) {
    const name = targets.get(sent) ?? sent;
    if (sent in body || !(name in begun)) continue;
    const { [name]: _given, ...without } = made;
    const isList = Array.isArray(made[name]);
    const emptyValues: Json[] = name === sent || !isList ? [null] : [[], null];
    const values = fallback === undefined ? emptyValues : [fallback, ...emptyValues];
    const fitting = values.filter((value) => canHold(name, value, envelope.item, call.description.cache));
    const choices = [
      ...fitting.map((value) => ({ ...made, [name]: value })),
      without,
      ...(isList ? [{ ...made, [name]: [] }] : []),
    ];
    made = choices.find((choice) => accepts(choice, envelope.item, call)) ?? made;
  }
  return withSentFields(made, body, envelope.item, call);
}

/**
 * The item with the sent values in the form in which responses show them: where they show an object, an id becomes that object.
 * A value that no response shows is kept as it was sent.
 */
export function withSentFields(item: JsonObject, sent: JsonObject, schema: Schema | undefined, call: Call): JsonObject {
  const targets = fieldsSetBy(schema, call);
  const properties = propertiesIn(schema, call.description.cache);
  let kept = item;
  let together = item;
  // Those that a response does not name are set at once: there may be any number of them.
  const others: [string, Json][] = [];
  for (const [field, value] of Object.entries(sent)) {
    const name = targets.get(field) ?? field;
    const property = properties.get(name);
    if (!property) {
      others.push([name, value]);
      continue;
    }
    const objects = objectsByIds(name, value, schema, call);
    const rows = withSentRows(kept[name], value, property, call);
    // Frameworks take a decimal as a number, too, and show it as a text.
    const text = isNumber(value) ? String(value) : undefined;
    const values = [value, [value], ...[objects, rows?.all, text].filter((each) => each !== undefined)];
    const fitting = values.filter((each) => canHold(name, each, schema, call.description.cache));
    const shown = fitting.length > 0 ? fitting : [withServerFields(value, property, call)];
    const choices = [...shown, value].map((each) => ({ ...kept, [name]: each }));
    kept = choices.find((choice) => accepts(choice, schema, call)) ?? kept;
    together = { ...together, [name]: shown[0] ?? value };
  }
  // Fields that need each other are accepted at once alone.
  if (schema && !isSame(kept, together) && call.description.cache.accepts(schema, together, 'response'))
    kept = together;
  const whole = { ...kept, ...Object.fromEntries(others) };
  return others.length > 0 && accepts(whole, schema, call) ? whole : kept;
}

/** What was sent in a field with what responses show of such objects besides, as in an example: what only the server can set. */
function withServerFields(sent: Json, schema: Schema | undefined, call: Call): Json {
  const { cache } = call.description;
  if (!schema || cache.accepts(schema, sent, 'response')) return sent;
  if (Array.isArray(sent)) return sent.map((each) => withServerFields(each, itemsOf(schema, cache), call));
  if (!isJsonObject(sent)) return sent;
  const properties = propertiesFor(sent, schema, cache);
  const inner = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, withServerFields(value, properties.get(name), call)]),
  );
  const example = makeExample(schema, cache.schemas, 'response', cache);
  const made = { ...asAlternativeFor(inner, isJsonObject(example) ? example : {}, schema, cache), ...inner };
  const unsent = Object.keys(made).filter((name) => !Object.hasOwn(sent, name));
  const whole = withoutFields(made, unsent, schema, call);
  return cache.accepts(schema, whole, 'response') ? whole : sent;
}

/** The fields of an item that a request that replaces it could set, and does not; those with a default get that. */
export function unsentFields(item: JsonObject, schema: Schema | undefined, call: Call): string[] {
  const targets = fieldsSetBy(schema, call);
  const sent = sentFields(call);
  const properties = propertiesIn(bodySchema(call.operation), call.description.cache);
  const named = [...properties].flatMap(([name, property]) =>
    name in sent || ('readOnly' in property && property.readOnly) ? [] : [targets.get(name) ?? name],
  );
  return [...named, ...othersToSet(item, schema, call).filter((name) => !Object.hasOwn(sent, name))];
}

/** The fields of an item that neither the response nor the request names, and that both allow. */
function othersToSet(item: JsonObject, schema: Schema | undefined, call: Call): string[] {
  const { cache } = call.description;
  const { others } = describedFields(item, schema, cache, 'response');
  return Object.keys(describedFields(others, bodySchema(call.operation), cache, 'request').others);
}

/** An object without fields. One that its schema does not let go is null or an empty list, or stays as it is. */
export function withoutFields(
  item: JsonObject,
  names: readonly string[],
  schema: Schema | undefined,
  call: Call,
): JsonObject {
  const gone = new Set(names);
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => !gone.has(name)));
  // At once where that is allowed: each attempt checks the whole object.
  if (accepts(rest, schema, call)) return rest;
  let left = item;
  for (const name of names) {
    const { [name]: value, ...others } = left;
    if (value === undefined) continue;
    const emptied = [null, []].filter((each) => canHold(name, each, schema, call.description.cache));
    const choices = [others, ...emptied.map((each): JsonObject => ({ ...left, [name]: each }))];
    left = choices.find((each) => accepts(each, schema, call)) ?? left;
  }
  return left;
}

/** The fields of a response that a field of another name sets, by the latter: `x-set-by`. */
function fieldsSetBy(schema: Schema | undefined, { description }: Call): Map<string, string> {
  return new Map(
    [...propertiesIn(schema, description.cache)].flatMap(([name, property]) => {
      const by = description.setBy.get(property);
      return by === undefined ? [] : [[by, name]];
    }),
  );
}

/** Whether a field of a response can have a value. */
export function canHold(
  name: string,
  value: Json,
  schema: Schema | undefined,
  cache: SandboxDescription['cache'],
): boolean {
  const property = propertiesIn(schema, cache).get(name);
  return !property || cache.accepts(property, value, 'response');
}

/** Whether a response can show an object, without those of its fields that it cannot show. */
function accepts(value: JsonObject, schema: Schema | undefined, { description }: Call): boolean {
  if (!schema) return true;
  return description.cache.accepts(schema, asDocumented(value, schema, undefined, description), 'response');
}

/** The fields that a request could have, with their defaults. */
function defaultsOf({ operation, body, description: { cache } }: Call): Record<string, Json | undefined> {
  const sent = isJsonObject(body) ? body : {};
  const properties = [...propertiesFor(sent, bodySchema(operation), cache)];
  return Object.fromEntries(
    properties.map(([name, schema]) => [
      name,
      schema.kind === 'any' || schema.kind === 'never' ? undefined : schema.default,
    ]),
  );
}

/** Those of an object's fields that are a state, by their names or by `x-state`. */
export function stateFieldsOf(
  values: JsonObject,
  schema: Schema | undefined,
  description: SandboxDescription,
): JsonObject {
  const properties = propertiesIn(schema, description.cache);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isState(name, properties, description)));
}

function isState(name: string, fields: ReadonlyMap<string, Schema>, { states }: SandboxDescription): boolean {
  const field = fields.get(name);
  return conventions.state.test(name) || (field !== undefined && states.has(field));
}

/** What an action does to an object. */
export interface ActionEffect {
  values: JsonObject;
  /** Those of them that are another state than before, in the example. */
  states: JsonObject;
}

/** What an action such as `/tasks/{id}/close` changes: the values in which its example differs from the object before, and the state. */
export function effectOf(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
): ActionEffect {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description, closestExample(documented, call));
  const after = envelope && itemsInBody(example, envelope)[0];
  if (!after) return { values: {}, states: {} };
  const before = itemsShown(collection, shownPath(call), call.description).find((each) =>
    isSame(each[collection.idField] ?? null, after[collection.idField] ?? null),
  );
  // Fields of the request keep the values that were sent, not those of the example.
  const sendable = defaultsOf(call);
  const fields = propertiesIn(envelope.item, call.description.cache);
  const changed = Object.entries(after).filter(([name, value]) => {
    // A list or an object is not part of the state, nor is its absence from the example.
    if (name in sendable || ![value, item[name]].every(isScalar)) return false;
    return isState(name, fields, call.description) || (before !== undefined && !isSame(before[name], value));
  });
  const isTime = (name: string): boolean => conventions.time.test(name);
  const values = changed.map(([name, value]): [string, Json] => [
    name,
    isTime(name) && item[name] !== value ? timeLike(value, call.environment.now) : value,
  ]);
  const others = changed.filter(([name, value]) => before && !isSame(before[name], value));
  const states = stateFieldsOf(Object.fromEntries(others), envelope.item, call.description);
  return { values: Object.fromEntries(values), states };
}

/** The values of the path with which an operation is shown: its examples are about them. */
function shownPath({ operation, path, description }: Call): Record<string, string> {
  const shown = operation.parameters.flatMap((parameter): [string, string][] =>
    parameter.in === 'path' ? [[parameter.name, String(parameterExample(parameter, description.cache))]] : [],
  );
  return { ...path, ...Object.fromEntries(shown) };
}

/**
 * The fields of a body that its schema describes; all of them where it describes none. A `PUT` gives those that it leaves out
 * their defaults, since it replaces the whole object.
 */
export function sentFields(call: Call): JsonObject {
  const { body, operation, description } = call;
  if (!isJsonObject(body)) return {};
  const { named, others } = describedFields(body, bodySchema(operation), description.cache, 'request');
  const defaults = operation.method === 'put' ? Object.entries(defaultsOf(call)) : [];
  const stated = defaults.filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return { ...Object.fromEntries(stated), ...named, ...others };
}
