import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import { isJsonObject, type Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { type Collection, singularOf } from './collections';
import { itemsIn } from './items';
import type { JsonObject } from './types';

/**
 * A list of an object with rows that were sent, where these are only a part of what the object shows of each: `{questionId,
 * value}` of an answer. A row takes the place of the one about the same thing; a new one has what that thing is called.
 * Undefined where rows are sent as they are shown, or say not what they are about.
 */
export function withSentRows(
  before: Json | undefined,
  sent: Json,
  list: Schema | undefined,
  call: Call,
): JsonObject[] | undefined {
  const { cache } = call.description;
  const schema = itemsOf(list, cache);
  const rows = Array.isArray(sent) ? sent.filter(isJsonObject) : [];
  const properties = propertiesIn(schema, cache);
  const key = Object.keys(rows[0] ?? {}).find((name) => /.(Id|_id)$/.test(name) && properties.has(name));
  if (!schema || key === undefined || rows.every((row) => cache.accepts(schema, row, 'response'))) return undefined;
  const known = (Array.isArray(before) ? before : []).filter(isJsonObject);
  const isAbout = (row: JsonObject, other: JsonObject): boolean => row[key] === other[key];
  const write = (old: JsonObject, row: JsonObject): JsonObject => ({ ...old, ...row, ...timesOf(properties, call) });
  const changed = known.map((old) => {
    const row = rows.find((each) => isAbout(old, each));
    return row ? write(old, row) : old;
  });
  const added = rows.filter((row) => !known.some((each) => isAbout(row, each)));
  return [...changed, ...added.map((row) => write(newRow(key, row[key] ?? null, properties, call), row))];
}

/** A row about an object: what that one says of itself, and nothing for the rest. */
function newRow(key: string, id: Json, properties: ReadonlyMap<string, Schema>, call: Call): JsonObject {
  const kind = key.replace(/_?id$/i, '');
  const object = objectOfKind(kind.toLowerCase(), id, call);
  const entries = [...properties].flatMap(([name, schema]): [string, Json][] => {
    const own = name.startsWith(kind) ? name.slice(kind.length) : name;
    const value = object?.[own.charAt(0).toLowerCase() + own.slice(1)] ?? null;
    const choices: Json[] = [value, ...(isJsonObject(value) ? Object.values(value) : []), null, []];
    const fitting = choices.find((each) => call.description.cache.accepts(schema, each, 'response'));
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(entries);
}

function objectOfKind(kind: string, id: Json, call: Call): JsonObject | undefined {
  for (const collection of call.description.collections) {
    if (singularOf(collection.path) !== kind) continue;
    const found = everywhere(collection, call).find((item) => item[collection.idField] === id);
    if (found) return found;
  }
  return undefined;
}

/** The items of a collection, below whichever items of the one above it. */
function everywhere(collection: Collection, { state, description }: Call): readonly JsonObject[] {
  const { parent } = collection;
  if (!parent) return itemsIn(collection, { path: {}, state, description });
  return itemsIn(parent, { path: {}, state, description }).flatMap((item) =>
    itemsIn(collection, {
      ...{ state, description },
      path: { [parent.parameter]: encodeURIComponent(String(item[parent.idField])) },
    }),
  );
}

function timesOf(properties: ReadonlyMap<string, Schema>, { description, surroundings: { now } }: Call): JsonObject {
  const times = [...properties].flatMap(([name, schema]): [string, Json][] => {
    const choices: Json[] = [now, new Date(now).toISOString()];
    const fitting = choices.find((each) => description.cache.accepts(schema, each, 'response'));
    return /(Date|Time|At|_at)$/.test(name) && fitting !== undefined ? [[name, fitting]] : [];
  });
  return Object.fromEntries(times);
}
