import { propertiesIn } from '../reference/examples/insideSchemas';
import { parameterExample } from '../reference/examples/parameterExample';
import { isJsonObject, isSame, type Json } from '../reference/json';
import type { Schema } from '../reference/model';
import { type Call, closestExample, successFor } from './call';
import type { Collection, Envelope } from './collections';
import { exampleOf, isJson } from './documented';
import { timeLike } from './ids';
import { asDocumented, itemsIn, unwrap } from './items';
import { objectsByIds } from './references';
import type { JsonObject } from './types';

/**
 * A new object: what was sent, and for the rest what the example says. What could have been sent and was not has its
 * default, or nothing.
 */
export function fromBody(call: Call, envelope: Envelope | undefined, template: JsonObject): JsonObject {
  const body = written(call.body);
  if (!envelope) return { ...template, ...body };
  let made = { ...template };
  for (const [name, fallback] of Object.entries(defaultsOf(call))) {
    if (name in body || !(name in template)) continue;
    const { [name]: _given, ...without } = made;
    const choices = [
      ...(fallback === undefined ? [] : [{ ...made, [name]: fallback }]),
      { ...made, [name]: null },
      without,
    ];
    made = choices.find((choice) => accepts(choice, envelope.item, call)) ?? made;
  }
  return keep(made, body, envelope.item, call);
}

/**
 * The object with the values that it can have, ids as the objects that they stand for; those of another shape are kept where
 * no answer shows them.
 */
export function keep(item: JsonObject, values: JsonObject, schema: Schema | undefined, call: Call): JsonObject {
  let kept = item;
  for (const [name, value] of Object.entries(values)) {
    const objects = objectsByIds(name, value, schema, call);
    const choices = [value, [value], ...(objects === undefined ? [] : [objects])].map((each) => ({
      ...kept,
      [name]: each,
    }));
    kept = choices.find((choice) => accepts(choice, schema, call)) ?? kept;
  }
  return kept;
}

function accepts(value: JsonObject, schema: Schema | undefined, { description }: Call): boolean {
  if (!schema) return true;
  return description.cache.accepts(schema, asDocumented(value, schema, undefined, description), 'response');
}

/** The fields that a request could have, with their defaults. */
function defaultsOf({ operation, description: { cache } }: Call): Record<string, Json | undefined> {
  const media = operation.requestBody?.content.find(isJson);
  const properties = [...propertiesIn(media?.schema, cache)];
  return Object.fromEntries(
    properties.map(([name, schema]) => [
      name,
      schema.kind === 'any' || schema.kind === 'never' ? undefined : schema.default,
    ]),
  );
}

const stateField = /^(status|state|active|enabled|finished|deleted|archived|closed|approvalStatus)$/i;

/** What an action such as `/tasks/{id}/close` does: what its example has other than the same object before, and its state. */
export function effectOf(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
): JsonObject {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description, closestExample(documented, call));
  const after = envelope && unwrap(example, envelope)[0];
  if (!after) return {};
  const before = itemsIn(collection, { ...call, path: shownPath(call), state: { ...call.state, items: {} } }).find(
    (each) => isSame(each[collection.idField] ?? null, after[collection.idField] ?? null),
  );
  // What a request can send is as it was sent, not as in the example.
  const sendable = defaultsOf(call);
  const changed = Object.entries(after).filter(([name, value]) => {
    if (name in sendable || (typeof value === 'object' && value !== null)) return false;
    return stateField.test(name) || (before !== undefined && before[name] !== value);
  });
  const isTime = (name: string): boolean => /(date|time|at)$/i.test(name);
  return Object.fromEntries(
    changed.map(([name, value]): [string, Json] => [
      name,
      isTime(name) && item[name] !== value ? timeLike(value, call.surroundings.now) : value,
    ]),
  );
}

/** The values of the path with which an operation is shown: its examples are about them. */
function shownPath({ operation, path, description }: Call): Record<string, string> {
  const shown = operation.parameters.flatMap((parameter): [string, string][] =>
    parameter.in === 'path' ? [[parameter.name, String(parameterExample(parameter, description.cache))]] : [],
  );
  return { ...path, ...Object.fromEntries(shown) };
}

/** The fields of a body. */
export function written(body: Json | undefined): JsonObject {
  return isJsonObject(body) ? body : {};
}
