import type { ExampleCache } from '../../reference/examples/schemaExample';
import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { usualNames } from '../names/conventions';
import type { JsonObject } from '../request/types';
import { newId, takenIds } from './ids';

/**
 * A value made from a schema, in whose lists no two objects have the same id: each but the first gets one of the same form, if
 * its schema accepts that. `idField` identifies objects too.
 */
export function withOwnIds(value: Json, schema: Schema | undefined, cache: ExampleCache, idField = 'id'): Json {
  if (Array.isArray(value)) {
    const rows: Json[] = [];
    const items = itemsOf(schema, cache);
    for (const row of value) {
      const inside = withOwnIds(row, items, cache, idField);
      rows.push(
        isJsonObject(inside) ? withOwnId(inside, rows.filter(isJsonObject), { items, cache, idField }) : inside,
      );
    }
    return rows;
  }
  if (!isJsonObject(value)) return value;
  const properties = propertiesIn(schema, cache);
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    withOwnIds(inner, properties.get(name), cache, idField),
  ]);
  return Object.fromEntries(entries);
}

interface RowContext {
  items: Schema | undefined;
  cache: ExampleCache;
  idField: string;
}

function withOwnId(row: JsonObject, before: readonly JsonObject[], { items, cache, idField }: RowContext): JsonObject {
  let own = row;
  for (const name of new Set([idField, ...usualNames.id])) {
    const id = own[name];
    if (id === undefined || id === null) continue;
    const taken = takenIds(before.flatMap((each) => each[name] ?? []));
    const changed = { ...own, [name]: newId(id, taken, digits(before.length)) };
    if (!items || cache.accepts(items, changed, 'response')) own = changed;
  }
  return own;
}

/** What makes the digits of a UUID: the same for the same row, since what a description shows never changes. */
function digits(row: number): () => number {
  let at = row / 16;
  return () => {
    at = (at + 0.61803398875) % 1;
    return at;
  };
}
