import { safelyDecode } from '../reference/encoding';
import { isJsonObject, type Json } from '../reference/json';
import { answerByExample, type Call, closestExample, done, successFor } from './call';
import { type Collection, type Envelope, envelopeIn, type Role, singularOf } from './collections';
import { effectOf, fromBody, keep, written } from './compose';
import { conflictOf } from './conflicts';
import { exampleOf } from './documented';
import { inBody, inPath, type Refusal, refusal } from './errors';
import { eventsOf } from './events';
import { newId, withId, withTimes } from './ids';
import { asDocumented, findItem, itemsIn, placeOf, unwrap, wrap } from './items';
import { advanceJob } from './jobs';
import { pageFact, pageHeaders, selectItems } from './lists';
import type { JsonObject, SandboxOutcome, SandboxState } from './types';

/** Responds to a request that is about a collection or one of its items. */
export function operate({ kind, collection }: Role, call: Call): SandboxOutcome {
  const documented = successFor(call);
  const envelope = envelopeIn(documented.media, collection.idField, call.description.cache);
  // An example that is asked for by its name is shown as it stands.
  if (call.preference.example !== undefined && kind !== 'delete') return answerByExample(call, documented);
  if (kind === 'list') return envelope ? list(call, collection, envelope) : answerByExample(call, documented);
  if (kind === 'create') return isJsonObject(call.body) ? create(call, collection, envelope) : answerByExample(call);
  const id = kind === 'replaceInList' && isJsonObject(call.body) ? call.body[collection.idField] : undefined;
  if (kind === 'replaceInList' && id === undefined) return answerByExample(call, documented);
  const path = id === undefined ? call.path : { ...call.path, [collection.parameter]: encodeURIComponent(String(id)) };
  const item = findItem(collection, path, call.state, call.description);
  if (!item && id !== undefined) return notFound(call, id, inBody(collection.idField));
  if (!item) return notFound(call, safelyDecode(path[collection.parameter] ?? ''), inPath(collection.parameter));
  if (kind === 'read') return read(call, collection, envelope, item);
  const conflict = conflictOf(kind, item, collection, call);
  if (conflict) return conflict;
  if (kind === 'delete') {
    const rest = itemsIn(collection, call.path, call.state, call.description).filter(
      (each) => each[collection.idField] !== item[collection.idField],
    );
    return { ...answerByExample(call, documented), state: withItems(call, collection, rest) };
  }
  const effect = kind === 'action' ? effectOf(call, collection, envelope, item) : {};
  return change(call, collection, envelope, item, { ...effect, ...written(call.body) });
}

/** The refusal of an id that no item has; `about` is the part of the request that names it. */
export function notFound(call: Call, id: Json, about: Refusal['about']): SandboxOutcome {
  return refusal(call, { statuses: [404], message: `No object has the id ${String(id)}`, about });
}

function list(call: Call, collection: Collection, envelope: Envelope): SandboxOutcome {
  const { operation, description, state, parameters } = call;
  const documented = successFor(call);
  const page = selectItems(itemsIn(collection, call.path, state, description), operation, parameters);
  const example = exampleOf(documented, description);
  const [like] = unwrap(example, envelope);
  const value = wrap(
    page.items.map((item) => asDocumented(item, envelope.item, like, description)),
    envelope,
    example,
  );
  const counted = isJsonObject(value) ? withFacts(value, envelope, (name) => pageFact(name, page)) : value;
  const isValid = description.cache.accepts(envelope.schema, counted, 'response');
  return done(call, documented, isValid ? counted : example, { headers: pageHeaders(operation, page) });
}

/** What stands around a list, with the numbers of the page. */
function withFacts(value: JsonObject, { field }: Envelope, fact: (name: string) => number | undefined): JsonObject {
  const entries = Object.entries(value).map(([name, inner]): [string, Json] => [
    name,
    name !== field && typeof inner === 'number' ? (fact(name) ?? inner) : inner,
  ]);
  return Object.fromEntries(entries);
}

function create(call: Call, collection: Collection, envelope: Envelope | undefined): SandboxOutcome {
  const { description, surroundings, state } = call;
  const { idField, parent } = collection;
  const documented = successFor(call);
  const conflict = conflictOf('create', undefined, collection, call);
  if (conflict) return conflict;
  const items = itemsIn(collection, call.path, state, description);
  const example = exampleOf(documented, description, closestExample(documented, call.body));
  const template = (envelope && unwrap(example, envelope)[0]) ?? items[0] ?? {};
  const taken = items.map((item) => item[idField] ?? null);
  const id = newId(template[idField] ?? items[0]?.[idField] ?? 1, taken, surroundings.random);
  const parentField = parent && `${singularOf(parent.path)}Id`;
  const above = parent && findItem(parent, call.path, state, description)?.[parent.idField];
  const made = withTimes(withId(fromBody(call, envelope, template), idField, id), surroundings.now, true);
  const item =
    parentField !== undefined && parentField in made && above !== undefined ? { ...made, [parentField]: above } : made;
  const next = withItems(call, collection, [...items, item]);
  const value = envelope ? shown(item, envelope, example, call) : example;
  return done(call, documented, value, { state: next, events: eventsOf(call, item) });
}

function read(call: Call, collection: Collection, envelope: Envelope | undefined, item: JsonObject): SandboxOutcome {
  const documented = successFor(call);
  const example = exampleOf(documented, call.description);
  const next = advanceJob(item, collection, call);
  const state = next === item ? call.state : withItems(call, collection, replaced(call, collection, item, next));
  const value = envelope ? shown(next, envelope, example, call) : example;
  return done(call, documented, value, {
    state,
    events: next === item ? [] : eventsOf({ ...call, operation: collection.create ?? call.operation }, next),
  });
}

function change(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
  values: JsonObject,
): SandboxOutcome {
  const { description, surroundings } = call;
  const documented = successFor(call);
  const { [collection.idField]: _id, version: _version, ...rest } = values;
  const accepts = (value: JsonObject): boolean =>
    !envelope ||
    description.cache.accepts(envelope.item, asDocumented(value, envelope.item, undefined, description), 'response');
  const version: JsonObject = typeof item.version === 'number' ? { version: item.version + 1 } : {};
  const next = withTimes({ ...keep(item, rest, accepts), ...version }, surroundings.now, false);
  const example = exampleOf(documented, description, closestExample(documented, call.body));
  const state = withItems(call, collection, replaced(call, collection, item, next));
  return done(call, documented, envelope ? shown(next, envelope, example, call) : example, {
    state,
    events: eventsOf(call, next),
  });
}

/** An item as the answer shows it; the example where that is not valid. */
function shown(
  item: JsonObject,
  envelope: Envelope,
  example: Json | undefined,
  { description }: Call,
): Json | undefined {
  const [like] = unwrap(example, envelope);
  const value = wrap([asDocumented(item, envelope.item, like, description)], envelope, example);
  return description.cache.accepts(envelope.schema, value, 'response') ? value : example;
}

function replaced(call: Call, collection: Collection, item: JsonObject, next: JsonObject): JsonObject[] {
  const { path, state, description } = call;
  const id = item[collection.idField];
  return itemsIn(collection, path, state, description).map((each) => (each[collection.idField] === id ? next : each));
}

function withItems({ state, path }: Call, collection: Collection, items: readonly JsonObject[]): SandboxState {
  return { ...state, items: { ...state.items, [placeOf(collection.path, path)]: items } };
}
