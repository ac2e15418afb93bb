import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import { rowSchemas } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { itemOfKind } from '../world/everywhere';
import { timeLike } from '../world/ids';

/** A list after rows were sent. */
export interface SentRows {
  all: JsonObject[];
  /** Those that were sent, in their order. */
  sent: JsonObject[];
}

/**
 * Merges sent rows into a list whose rows show more fields: an answer is sent as `{questionId, value}`. A row replaces the one
 * with the same id; a new one gets fields of the object with that id, and `own`. What these do not fill is as in `like`, a row
 * of an example. Undefined where rows are sent in full, or without an id.
 */
export function withSentRows(
  before: Json | undefined,
  sent: Json,
  list: Schema | undefined,
  call: Call,
  { like = {}, own = () => ({}) }: { like?: JsonObject; own?: (others: readonly JsonObject[]) => JsonObject } = {},
): SentRows | undefined {
  const { cache } = call.description;
  const schema = itemsOf(list, cache);
  const rows = Array.isArray(sent) ? sent.filter(isJsonObject) : [];
  const properties = propertiesIn(schema, cache);
  const key = Object.keys(rows[0] ?? {}).find((name) => conventions.holdsId.test(name) && properties.has(name));
  if (!schema || key === undefined || rows.every((row) => cache.accepts(schema, row, 'response'))) return undefined;
  let all = (Array.isArray(before) ? before : []).filter(isJsonObject);
  const written = rows.map((row): JsonObject => {
    const old = all.find((each) => each[key] === row[key]);
    const begun = old ?? { ...newRow(key, row[key] ?? null, properties, like, call), ...own(all) };
    const next = { ...begun, ...row, ...timesOf(properties, like, old === undefined, call) };
    all = old ? all.map((each) => (each === old ? next : each)) : [...all, next];
    return next;
  });
  const kept = all.filter((row) => !(written.includes(row) && isRemoved(row, call)));
  return { all: inOrder(kept, properties), sent: written };
}

/** Whether null was sent in a field with which that takes a row out (`x-null-removes`); a row with files or other rows stays. */
function isRemoved(row: JsonObject, { operation, description }: Call): boolean {
  const { cache, nullRemoves } = description;
  const [sent] = rowSchemas(operation, description);
  const hasRows = Object.values(row).some((value) => Array.isArray(value) && value.length > 0);
  return (
    !hasRows && [...propertiesIn(sent, cache)].some(([name, field]) => nullRemoves.has(field) && row[name] === null)
  );
}

/** Whether a field is the number of an object in the order of a list, by its name. */
export function isOrderNumber(name: string): boolean {
  return conventions.order.test(name);
}

/** Rows sorted by their order numbers, if they have any. */
function inOrder(rows: JsonObject[], properties: ReadonlyMap<string, Schema>): JsonObject[] {
  const name = [...properties.keys()].find(isOrderNumber);
  const numberOf = (row: JsonObject): number => Number((name && row[name]) ?? Number.POSITIVE_INFINITY);
  return name === undefined ? rows : [...rows].sort((a, b) => numberOf(a) - numberOf(b) || 0);
}

/** A row about an object: what that one says of itself, and nothing for the rest. */
function newRow(
  key: string,
  id: Json,
  properties: ReadonlyMap<string, Schema>,
  like: JsonObject,
  call: Call,
): JsonObject {
  const kind = key.replace(/_?id$/i, '');
  const object = itemOfKind(kind, id, call)?.item;
  const entries = [...properties].flatMap(([name, schema]): [string, Json][] => {
    const own = name.startsWith(kind) ? name.slice(kind.length) : name;
    const value = object?.[own.charAt(0).toLowerCase() + own.slice(1)] ?? null;
    const emptyValues: Json[] = [
      null,
      [],
      ...(typeof like[name] === 'number' && !name.endsWith('Id') ? [0] : []),
      like[name] ?? null,
    ];
    // Where the example's id is all that fits, its name goes with it.
    const [, named] = conventions.nameOf.exec(name) ?? [];
    const idSchema = named === undefined || named === kind ? undefined : properties.get(`${named}Id`);
    const isOfLike = idSchema !== undefined && !call.description.cache.accepts(idSchema, null, 'response');
    const choices: Json[] = [
      ...(isOfLike ? [like[name] ?? null] : []),
      ...[value, ...(isJsonObject(value) ? Object.values(value) : [])],
      ...emptyValues,
    ];
    const fitting = choices.find((each) => call.description.cache.accepts(schema, each, 'response'));
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(entries);
}

/** The times of a row, in the form of the example's; the time of its creation stays. */
function timesOf(
  properties: ReadonlyMap<string, Schema>,
  like: JsonObject,
  isNew: boolean,
  { description, environment: { now } }: Call,
): JsonObject {
  const times = [...properties].flatMap(([name, schema]): [string, Json][] => {
    const choices = [timeLike(like[name], now), now, new Date(now).toISOString()];
    const accepted = (each: Json) => description.cache.accepts(schema, each, 'response');
    const fitting = choices.find((each) => each !== null && accepted(each));
    // What is new was never changed, where a field can say so.
    if (isNew && conventions.aboutUpdate.test(name) && accepted(null)) return [[name, null]];
    const isTime = /(Date|Time|At|_at)$/.test(name) && (isNew || !conventions.aboutCreation.test(name));
    return isTime && fitting !== undefined ? [[name, fitting]] : [];
  });
  return Object.fromEntries(times);
}
