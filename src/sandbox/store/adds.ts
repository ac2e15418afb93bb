import type { ExampleCache } from '../../reference/examples/schemaExample';
import type { Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { bodySchema } from '../world/documented';
import { sentFields } from './compose';

/**
 * Applies `x-adds`: a field of the request that is true adds its value to a list of the item, and one that is false removes that
 * value.
 */
export function withAdded(item: JsonObject, schema: Schema | undefined, call: Call): JsonObject {
  const { cache, adds } = call.description;
  const lists = propertiesIn(schema, cache);
  const sent = sentFields(call);
  let made = item;
  for (const [name, field] of propertiesIn(bodySchema(call.operation), cache)) {
    for (const [list, value] of Object.entries(adds.get(field) ?? {})) {
      if (typeof sent[name] !== 'boolean') continue;
      const others = [made[list] ?? []].flat().filter((each) => each !== value);
      const values = sent[name] ? [...others, value] : others;
      made = { ...made, [list]: listOrNull(values, lists.get(list), call.description.cache) };
    }
  }
  return made;
}

/** A list; null for an empty one where its field takes that. */
export function listOrNull(values: Json[], schema: Schema | undefined, cache: ExampleCache): Json {
  return values.length === 0 && schema && cache.accepts(schema, null, 'response') ? null : values;
}
