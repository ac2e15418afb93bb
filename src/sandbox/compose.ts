import { propertiesIn } from '../reference/examples/insideSchemas';
import { isJsonObject, isSame, type Json } from '../reference/json';
import { type Call, closestExample, successFor } from './call';
import type { Collection, Envelope } from './collections';
import { exampleOf, isJson } from './documented';
import { timeLike } from './ids';
import { asDocumented, itemsIn, unwrap } from './items';
import type { JsonObject } from './types';

/**
 * A new object: what was sent, and for the rest what the example says. What could have been sent and was not has its
 * default, or nothing.
 */
export function fromBody(call: Call, envelope: Envelope | undefined, template: JsonObject): JsonObject {
  const { cache } = call.description;
  const body = written(call.body);
  if (!envelope) return { ...template, ...body };
  const accepts = (value: JsonObject): boolean =>
    cache.accepts(envelope.item, asDocumented(value, envelope.item, undefined, call.description), 'response');
  let made = { ...template };
  for (const [name, fallback] of Object.entries(defaultsOf(call))) {
    if (name in body || !(name in template)) continue;
    const { [name]: _given, ...without } = made;
    const choices = [
      ...(fallback === undefined ? [] : [{ ...made, [name]: fallback }]),
      { ...made, [name]: null },
      without,
    ];
    made = choices.find(accepts) ?? made;
  }
  return keep(made, body, accepts);
}

/** The object with the values that it can have; those of another shape are kept where no answer shows them. */
export function keep(item: JsonObject, values: JsonObject, accepts: (value: JsonObject) => boolean): JsonObject {
  let kept = item;
  for (const [name, value] of Object.entries(values)) {
    const choices = [
      { ...kept, [name]: value },
      { ...kept, [name]: [value] },
    ];
    kept = choices.find(accepts) ?? kept;
  }
  return kept;
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
  const example = exampleOf(documented, call.description, closestExample(documented, call.body));
  const after = envelope && unwrap(example, envelope)[0];
  if (!after) return {};
  const before = itemsIn(collection, call.path, { ...call.state, items: {} }, call.description).find((each) =>
    isSame(each[collection.idField] ?? null, after[collection.idField] ?? null),
  );
  const changed = Object.entries(after).filter(([name, value]) => {
    if (typeof value === 'object' && value !== null) return false;
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

/** The fields of a body. */
export function written(body: Json | undefined): JsonObject {
  return isJsonObject(body) ? body : {};
}
