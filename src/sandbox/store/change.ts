import { isNumber, nextInteger } from '../../reference/exactNumber';
import { makeExample } from '../../reference/examples/schemaExample';
import type { Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject, SandboxState } from '../request/types';
import { type Call, closestExample, successFor } from '../world/call';
import { type Collection, type Envelope, envelopeOf, itemSchema, singularOf } from '../world/collections';
import { bodySchema, exampleOf } from '../world/documented';
import { isTimeOfChange, newId, newSecret, timeLike, withId, withTimes } from '../world/ids';
import { findItem, itemsIn, itemsInBody, listInside } from '../world/items';
import { withAdded } from './adds';
import { withChildren } from './childLists';
import { canHold, fromBody, sentFields, withSentFields } from './compose';
import { countsOfSent } from './counts';
import { withFieldsBeside } from './fieldsBesideIds';
import { idsTaken, withNewIdsBelow } from './newIds';
import { withOrderNumber } from './orderNumber';
import { withRowIds } from './rowIds';
import { withAllTaken } from './takenFrom';
import { replaced, withItems } from './writeItems';

/**
 * A new item of a collection from the body of a call, and the state that contains it. `values` override what was sent; where
 * they have an id, that is the item's.
 */
export function addItem(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  values: JsonObject,
): { item: JsonObject; state: SandboxState; example: Json | undefined } {
  const { description, environment } = call;
  const { idField, parent } = collection;
  const documented = successFor(call);
  const items = itemsIn(collection, call);
  const example = exampleOf(documented, description, closestExample(documented, call));
  const template = (envelope && itemsInBody(example, envelope)[0]) ?? items[0] ?? {};
  const like = template[idField] ?? items[0]?.[idField] ?? 1;
  const id =
    values[idField] ?? sentId(collection, items, call) ?? newId(like, idsTaken(collection, call), environment.random);
  // Where the response shows no item, that which reads it says what it has.
  const shape = envelope ?? (collection.read && envelopeOf(collection.read, idField, description.cache));
  const made = withTimes(withId(fromBody(call, shape, template), idField, id), environment.now, true);
  const parentField = parent && `${singularOf(parent.path)}Id`;
  const above = parent && findItem(parent, call)?.[parent.idField];
  const isBelow = parentField !== undefined && parentField in made && above !== undefined;
  const tied = { ...withNewSecrets(made, call), ...values, ...(isBelow ? { [parentField]: above } : {}) };
  const whole = withAdded(tied, envelope?.item, call);
  const named = withOrderNumber(withFieldsBeside(whole, template, collection, call), items, call);
  const full = withAllTaken(
    withChildren(named, template, collection, call),
    itemSchema(collection, description.cache),
    description,
  );
  const rows = withRowIds(full, envelope?.item, collection, call);
  const counted = { ...rows, ...countsOfSent(rows, envelope?.item, true, call) };
  const item = withNewIdsBelow(counted, collection, call);
  return { item, example, state: withItems(collection, [...items, item], call) };
}

/** The id that the client chose: one of the request's own fields, and that of no other item. */
function sentId({ idField }: Collection, items: readonly JsonObject[], call: Call): Json | undefined {
  const own = propertiesIn(bodySchema(call.operation), call.description.cache);
  const id = own.has(idField) ? sentFields(call)[idField] : undefined;
  const isScalarId = typeof id === 'string' || isNumber(id);
  return isScalarId && !items.some((item) => String(item[idField]) === String(id)) ? id : undefined;
}

/** Replaces the secrets of an example when the operation has returned them before: each object gets its own. */
export function withNewSecrets(values: JsonObject, call: Call): JsonObject {
  if (!call.state.carriedOut.includes(call.operation.id)) return values;
  const sent = sentFields(call);
  const entries = Object.entries(values).map(([name, value]): [string, Json] => {
    const isSecret = conventions.secret.test(name) && typeof value === 'string' && !(name in sent);
    return [name, isSecret ? newSecret(value, call.environment.random) : value];
  });
  return Object.fromEntries(entries);
}

/** An item with other values, the next version and the present time; its id stays. */
export function changedItem(
  call: Call,
  collection: Collection,
  envelope: Envelope | undefined,
  item: JsonObject,
  values: JsonObject,
): JsonObject {
  const { [collection.idField]: _id, version: _version, ...rest } = values;
  const version: JsonObject = isNumber(item.version) ? { version: nextInteger(item.version, 1) } : {};
  const kept = withFieldsBeside(withSentFields(item, rest, envelope?.item, call), item, collection, call);
  const added = withAdded(kept, envelope?.item, call);
  const rows = withRowIds(added, envelope?.item, collection, call);
  const timed = withTimes({ ...rows, ...version }, call.environment.now, false);
  return { ...timed, ...firstTimes(timed, envelope?.item, call), ...countsOfSent(timed, envelope?.item, false, call) };
}

/** The time of the change, for fields that hold such a time and are still empty. */
function firstTimes(item: JsonObject, schema: Schema | undefined, call: Call): JsonObject {
  const { cache } = call.description;
  const entries = [...propertiesIn(schema, cache)].flatMap(([name, property]): [string, Json][] => {
    if (!isTimeOfChange(name) || (item[name] ?? null) !== null) return [];
    const like = makeExample(property, cache.schemas, 'response', cache);
    const time = timeLike(like, call.environment.now);
    return time !== like && canHold(name, time, schema, call.description.cache) ? [[name, time]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Sets the time of change of the parent that lists the changed item, and what `valuesOf` returns; its version stays, since that
 * counts changes of the parent itself.
 */
export function withChangeAbove(
  collection: Collection,
  state: SandboxState,
  { path, description, environment }: Pick<Call, 'path' | 'description' | 'environment'>,
  valuesOf: (above: JsonObject) => JsonObject = () => ({}),
): SandboxState {
  const { parent } = collection;
  const known = { path, state, description };
  const above = parent && findItem(parent, known);
  const schema = itemSchema(collection, description.cache);
  if (!above || schema?.kind !== 'reference' || !listInside(above, schema.name, parent, description)) return state;
  const next = withTimes({ ...above, ...valuesOf(above) }, environment.now, false);
  return withItems(parent, replaced(known, parent, above, next), known);
}
