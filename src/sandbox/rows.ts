import { enumIn, itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import { isJsonObject, type Json } from '../reference/json';
import type { Schema } from '../reference/model';
import { unknownReference } from './bodyReferences';
import { type Call, done, respondByExample, successFor } from './call';
import { addItem, changedItem, replaced } from './change';
import { type Collection, type Envelope, envelopeOf } from './collections';
import { isUnique, refusalOf } from './conflicts';
import { documentedFor, exampleOf, isJson } from './documented';
import { newUuid } from './ids';
import { asDocumented, itemsIn, withItems } from './items';
import { furtherIds } from './references';
import type { JsonObject, SandboxOutcome, SandboxState } from './types';

/** The result of a row of a bulk request. */
interface Written {
  state: SandboxState;
  item?: JsonObject;
  outcome: 'created' | 'updated' | 'failed';
  error?: { code: string; message: string };
}

/**
 * Carries out a call whose body is a list, or an object with one list: each row makes an item as the collection's `POST`
 * would or, unless the call is a `POST` itself, changes the one that it names. The rows of the response say what became of each.
 */
export function writeRows(call: Call, collection: Collection): SandboxOutcome {
  const { create, idField } = collection;
  const { description } = call;
  const documented = successFor(call);
  const schema = documented.media?.schema;
  const sent = rowsIn(call.body);
  const list = schema && listIn(schema, call);
  if (!create || !sent || !schema || !list) return respondByExample(call, documented);
  const envelope = envelopeOf(create, idField, description.cache);
  let state = call.state;
  const rows = sent.map((body, index): Json => {
    const written = writeRow({ ...call, state, operation: create, body }, call.operation.method, collection, envelope);
    state = written.state;
    return rowOf(written, index, list.row, collection, call);
  });
  const around = exampleOf(documented, description);
  const value = list.field === undefined ? rows : { ...(isJsonObject(around) ? around : {}), [list.field]: rows };
  const isRight = description.cache.accepts(schema, value, 'response');
  return isRight ? done(call, documented, value, { state }) : respondByExample(call, documented);
}

/** The rows of a body: the list that it is, or the only list in it. */
function rowsIn(body: Json | undefined): Json[] | undefined {
  if (Array.isArray(body)) return body;
  const lists = isJsonObject(body) ? Object.values(body).filter(Array.isArray) : [];
  return lists.length === 1 ? lists[0] : undefined;
}

/** The schema of the rows of a response, and the field that has them where it is an object with a list of objects. */
function listIn(schema: Schema, { description: { cache } }: Call): { row: Schema; field?: string } | undefined {
  const row = itemsOf(schema, cache);
  if (row) return { row };
  const fields = [...propertiesIn(schema, cache)].flatMap(([field, property]) => {
    const inside = itemsOf(property, cache);
    return inside && propertiesIn(inside, cache).size > 0 ? [{ row: inside, field }] : [];
  });
  return fields.length === 1 ? fields[0] : undefined;
}

function writeRow(call: Call, method: string, collection: Collection, envelope: Envelope | undefined): Written {
  const { state, description } = call;
  const body = isJsonObject(call.body) ? call.body : {};
  const known = method === 'post' ? undefined : named(body, itemsIn(collection, call), collection);
  const { values, missing } = furtherIds(body, envelope?.item, call);
  const failed = (code: string, message: string): Written => ({ state, outcome: 'failed', error: { code, message } });
  if (missing) return failed('not_found', `No object has the external id ${missing.value}`);
  const unknown = documentedFor(call.operation, 404) && unknownReference(call);
  if (unknown) return failed('not_found', `No object has the id ${unknown.id}`);
  if (known) {
    const item = changedItem(call, collection, envelope, known, { ...body, ...values });
    const items = replaced(call, collection, known, item);
    return { state: withItems(collection, items, call), item, outcome: 'updated' };
  }
  const schema = call.operation.requestBody?.content.find(isJson)?.schema;
  if (schema && !description.cache.accepts(schema, body, 'request'))
    return failed('validation_failed', 'The row lacks what a new object needs, or a value is not valid');
  const refused = refusalOf('create', undefined, collection, call);
  if (refused) {
    const messages = refused.problems?.map(({ message }) => message) ?? [];
    return failed(refused.response.status === 409 ? 'conflict' : 'validation_failed', messages.join('; '));
  }
  return { ...addItem(call, collection, envelope, values), outcome: 'created' };
}

/** The item that a row is about: that with its id, else the one that shares a value which no two items have. */
function named(row: JsonObject, items: readonly JsonObject[], { idField }: Collection): JsonObject | undefined {
  const fields = [idField, ...Object.keys(row).filter(isUnique)];
  for (const field of fields) {
    const found = row[field] === undefined ? undefined : items.find((item) => item[field] === row[field]);
    if (found) return found;
  }
  return undefined;
}

/** A row of the response: the item itself, or its place, its id and what became of it. */
function rowOf(
  { item, outcome, error }: Written,
  index: number,
  row: Schema,
  { idField }: Collection,
  call: Call,
): Json {
  const { cache } = call.description;
  const whole = item && asDocumented(item, row, undefined, call.description);
  if (whole && cache.accepts(row, whole, 'response') && !propertiesIn(row, cache).has('index')) return whole;
  const words = { created: /creat|insert|add|new/i, updated: /updat|chang|modif/i, failed: /fail|error|reject/i };
  const entries = [...propertiesIn(row, cache)].map(([name, schema]): [string, Json] => {
    if (name === idField) return [name, item?.[idField] ?? null];
    if (/^(index|row|position)$/i.test(name)) return [name, index];
    if (/error/i.test(name)) return [name, error ? { ...error, requestId: newUuid(call.surroundings.random) } : null];
    const state = enumIn(schema, cache).find((value) => words[outcome].test(String(value)));
    return [name, state ?? item?.[name] ?? null];
  });
  return Object.fromEntries(entries);
}
