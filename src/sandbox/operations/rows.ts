import { isJsonObject, type Json } from '../../reference/json';
import type { Operation, Schema } from '../../reference/model';
import { enumIn, itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { type Steps, stepsForParts } from '../../reference/validate/validator';
import { inBodyAt, notFound, refusal } from '../answer/errors';
import { ownEffects } from '../extensions/effects';
import { conventions } from '../names/conventions';
import { rowsIn } from '../request/body';
import { problemsIn } from '../request/bodyProblems';
import type { JsonObject, SandboxOutcome, SandboxResponse, SandboxState } from '../request/types';
import { parseJson } from '../request/values';
import { addItem, changedItem } from '../store/change';
import { furtherIds } from '../store/references';
import { replaced, withItems } from '../store/writeItems';
import { unknownReference } from '../world/bodyReferences';
import { type Call, respond, respondByExample, successFor } from '../world/call';
import { type Collection, type Envelope, envelopeOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { bodySchema, documentedFor, exampleOf } from '../world/documented';
import { newUuid } from '../world/ids';
import { asDocumented, type ItemContext, itemsIn } from '../world/items';
import { refusalOf } from './conflicts';
import { uniqueFields } from './uniqueFields';

/** The result of a row of a bulk request. */
interface Written {
  state: SandboxState;
  item?: JsonObject;
  outcome: 'rowCreated' | 'rowUpdated' | 'rowFailed';
  error?: Json;
}

/** How the rows of a request are written, and the steps that their checks may take together. */
interface Writing {
  create: Operation;
  collection: Collection;
  envelope: Envelope | undefined;
  steps: Steps;
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
  const sent = rowsIn(call.body)?.rows;
  const list = schema && listIn(schema, call);
  if (!create || !sent || !schema || !list) return respondByExample(call, documented);
  const envelope = envelopeOf(create, idField, description.cache);
  let state = call.state;
  const steps = { left: stepsForParts(sent) };
  const rows = sent.map((body, index): Json => {
    const written = writeRow(body, state, call, { create, collection, envelope, steps });
    state = written.state;
    return rowOf(written, index, list.row, collection, call);
  });
  const around = exampleOf(documented, description);
  const value = list.field === undefined ? rows : { ...(isJsonObject(around) ? around : {}), [list.field]: rows };
  const isRight = description.cache.accepts(schema, value, 'response');
  return isRight ? respond(call, documented, value, { state }) : respondByExample(call, documented);
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

/** A row as the request of its own that would do the same: the collection's `POST`, or the change of the item that it names. */
function writeRow(
  row: Json,
  state: SandboxState,
  call: Call,
  { create, collection, envelope, steps }: Writing,
): Written {
  const { path, description } = call;
  const body = isJsonObject(row) ? row : {};
  const isNew = call.operation.method === 'post';
  const known = isNew ? undefined : named(body, create, collection, { path, state, description });
  const change = known && changeOf(collection, description);
  const single: Call = { ...call, operation: change ?? create, state, body: row };
  const { values, refused: ofFurther } = furtherIds(body, envelope?.item, single);
  // Where no single item can be changed, nothing says what a row about one needs.
  const schema = known && !change ? undefined : bodySchema(single.operation);
  const refused =
    ofFurther ??
    refusalOfForm(body, schema, single, steps) ??
    refusalOfIds(single) ??
    refusalOf(known ? 'replace' : 'create', known, collection, single);
  if (refused) return { state, outcome: 'rowFailed', error: errorOf(refused.response, single) };
  const set = { ...values, ...ownEffects(single, collection, known ?? body) };
  if (!known) return { ...addItem(single, collection, envelope, set), outcome: 'rowCreated' };
  const item = changedItem(single, collection, envelope, known, { ...body, ...set });
  return {
    state: withItems(collection, replaced(single, collection, known, item), single),
    item,
    outcome: 'rowUpdated',
  };
}

function refusalOfForm(
  body: JsonObject,
  schema: Schema | undefined,
  single: Call,
  steps: Steps,
): SandboxOutcome | undefined {
  const problems = schema ? problemsIn(body, schema, single.description.validator, steps) : [];
  if (problems.length === 0) return undefined;
  return refusal(single, { statuses: [422, 400], message: 'The row is not valid', problems });
}

function refusalOfIds(single: Call): SandboxOutcome | undefined {
  const unknown = documentedFor(single.operation, 404) && unknownReference(single);
  return unknown && notFound(single, unknown, inBodyAt(unknown.pointer));
}

/** The operation that changes a single item. */
function changeOf(collection: Collection, { roles }: SandboxDescription): Operation | undefined {
  const changes = ['replace', 'patch', 'replaceInList'];
  return [...roles].find(([, role]) => role.collection === collection && changes.includes(role.kind))?.[0];
}

/** The item that a row is about: that with its id, else the one that shares a value which no two items have. */
function named(row: JsonObject, create: Operation, collection: Collection, known: ItemContext): JsonObject | undefined {
  const items = itemsIn(collection, known);
  const fields = [collection.idField, ...uniqueFields(row, create, known.description)];
  for (const field of fields) {
    const found = row[field] === undefined ? undefined : items.find((item) => item[field] === row[field]);
    if (found) return found;
  }
  return undefined;
}

/** A row of the response: the item itself, or its place, its id and what became of it. */
function rowOf(
  { item, outcome, error = null }: Written,
  index: number,
  row: Schema,
  { idField }: Collection,
  call: Call,
): Json {
  const { cache } = call.description;
  const whole = item && asDocumented(item, row, undefined, call.description);
  if (whole && cache.accepts(row, whole, 'response') && !propertiesIn(row, cache).has('index')) return whole;
  const entries = [...propertiesIn(row, cache)].map(([name, schema]): [string, Json] => {
    if (name === idField) return [name, item?.[idField] ?? null];
    if (conventions.rowPlace.test(name)) return [name, index];
    if (conventions.rowError.test(name)) return [name, error];
    const state = enumIn(schema, cache).find((value) => conventions[outcome].test(String(value)));
    return [name, state ?? item?.[name] ?? null];
  });
  return Object.fromEntries(entries);
}

const codes: Record<number, string> = { 404: 'not_found', 409: 'conflict' };

/** The error of a row: the documented body of the refusal. */
function errorOf({ status, body }: SandboxResponse, { operation, environment }: Call): Json {
  const whole = typeof body === 'string' ? parseJson(body) : undefined;
  if (whole !== undefined && documentedFor(operation, status)) return whole;
  const message = isJsonObject(whole) && typeof whole.message === 'string' ? whole.message : 'The row was refused';
  return { code: codes[status] ?? 'validation_failed', message, requestId: newUuid(environment.random) };
}
