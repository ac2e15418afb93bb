import { makeExample } from '../../reference/examples/schemaExample';
import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import type { Collection } from '../world/collections';
import { indexEverywhere } from '../world/everywhere';
import { newId, type TakenIds } from '../world/ids';
import { sentFields } from './compose';
import { takenAlso } from './newIds';

/**
 * An object with an id for each row that was sent without one, in lists whose rows may have one: `possibleAnswers` of a
 * question.
 */
export function withRowIds(
  item: JsonObject,
  schema: Schema | undefined,
  collection: Collection,
  call: Call,
): JsonObject {
  const { description, environment } = call;
  const { cache } = description;
  // Most requests have no such row.
  let taken: TakenIds | undefined;
  const withId = (row: Json, id: Schema): Json => {
    if (!isJsonObject(row) || row.id !== undefined) return row;
    const like = makeExample(id, cache.schemas, 'response', cache);
    taken ??= takenAlso(indexEverywhere(collection, { name: 'all ids', valuesOf: idsIn }, call), idsIn(item));
    // The id of an example may be that of a row of another object.
    taken.add(like);
    const own = newId(like, taken, environment.random);
    taken.add(own);
    return { id: own, ...row };
  };
  const walk = (value: Json, of: Schema | undefined): Json => {
    if (Array.isArray(value)) {
      const rows = itemsOf(of, cache);
      const id = propertiesIn(rows, cache).get('id');
      return value.map((row) => walk(id ? withId(row, id) : row, rows));
    }
    if (!isJsonObject(value)) return value;
    const properties = propertiesIn(of, cache);
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, walk(own, properties.get(name))]));
  };
  const sent = sentFields(call);
  const properties = propertiesIn(schema, cache);
  const entries = Object.entries(item).map(([name, value]): [string, Json] => [
    name,
    name in sent ? walk(value, properties.get(name)) : value,
  ]);
  return Object.fromEntries(entries);
}

function idsIn(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isJsonObject(value)) return [];
  return [...(value.id === undefined ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)];
}
