import { isJsonObject, type Json } from '../../reference/json';
import type { Operation, Schema } from '../../reference/model';
import { valueAt } from '../../reference/pointer';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject, Receiver, SandboxEvent } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, itemPath, itemSchema, type Role } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { exampleOf } from '../world/documented';
import { itemOfKind } from '../world/everywhere';
import { timeLike } from '../world/ids';
import {
  asDocumented,
  atPath,
  findItem,
  type ItemContext,
  itemsIn,
  placeOf,
  type SandboxContents,
} from '../world/items';
import { isFinished, isJob } from './jobs';

/** What events are made of beside an object: the contents of the sandbox, the time, and the body that was sent. */
type EventContext = ItemContext & Pick<Call, 'environment' | 'body'>;

/** The events that follow from a change of an item: webhooks that name the operation in `x-sent-after`, and callbacks. */
export function eventsOf(operation: Operation, item: JsonObject, call: EventContext): SandboxEvent[] {
  const { description } = call;
  const webhooks = description.webhooksAfter.get(operation.id) ?? [];
  const role = description.roles.get(operation);
  const sent = webhooks.map((webhook) => webhookEvent(webhook, item, role?.collection, call));
  const isAtWork = role !== undefined && isJob(role.collection, item, description);
  const isOver = !isAtWork || isFinished(item);
  const delivered = isAtWork && isOver ? [] : deliveriesOf(role, item, call);
  return [...sent, ...delivered, ...(isOver ? callbacksOf(operation, item, call) : [])];
}

/** A webhook about an object, for all who asked for it. */
export function webhookEvent(
  webhook: Operation,
  item: JsonObject,
  collection: Collection | undefined,
  call: EventContext,
): SandboxEvent {
  const body = eventBody(webhook, item, collection, call);
  return { operationId: webhook.id, body, receivers: receiversOf(webhook, call) };
}

/**
 * The delivery of an event that is asked for, such as a test or a repeat: what is made or acted on below a registered
 * address and names an event with its body.
 */
function deliveriesOf({ kind, collection }: Partial<Role> = {}, item: JsonObject, known: ItemContext): SandboxEvent[] {
  if (!collection?.parent || (kind !== 'create' && kind !== 'action')) return [];
  const address = findItem(collection.parent, known);
  const body = item.payload ?? item.body;
  if (typeof item.event !== 'string' || body === undefined || !address || !isAddress(address)) return [];
  const deliveryId = String(item[collection.idField]);
  return [{ operationId: item.event, deliveryId, body, receivers: [toReceiver(address, collection.parent)] }];
}

/** Callback Objects (4.18) whose address is a field of the body of the request; a registered one has its own secret. */
function callbacksOf(operation: Operation, item: JsonObject, call: EventContext): SandboxEvent[] {
  const collection = call.description.roles.get(operation)?.collection;
  return operation.callbacks.flatMap(({ operations }) =>
    operations.flatMap((callback): SandboxEvent[] => {
      const [, pointer] = /^\{\$request\.body#(\/[^}]*)\}$/.exec(callback.path) ?? [];
      const url = pointer === undefined ? undefined : valueAt({ ...item, ...asObject(call.body) }, pointer);
      return typeof url === 'string'
        ? [
            {
              operationId: callback.id,
              body: eventBody(callback, item, collection, call),
              receivers: [receiverAt(url, call)],
            },
          ]
        : [];
    }),
  );
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The body of an event: its example with what is known of the object, in brief, and the present time. */
function eventBody(
  { requestBody }: Operation,
  item: JsonObject,
  collection: Collection | undefined,
  call: EventContext,
): Json {
  const { description, environment } = call;
  const media = requestBody?.content[0];
  const example = exampleOf({ media }, description);
  if (!isJsonObject(example) || !media?.schema) return example ?? {};
  const own = Object.keys(example).filter((name) => name in item).length;
  const present = (name: string, value: Json): Json =>
    conventions.time.test(name) ? timeLike(value, environment.now) : value;
  if (own > Object.keys(example).length / 2) {
    const around = Object.entries(example).flatMap(([name, value]): [string, Json][] =>
      name in item ? [] : [[name, present(name, value)]],
    );
    return asDocumented({ ...Object.fromEntries(around), ...item }, media.schema, example, description);
  }
  const properties = propertiesIn(media.schema, description.cache);
  const entries = Object.entries(example).map(([name, value]): [string, Json] => {
    const property = properties.get(name);
    if (!isJsonObject(value) || !property) return [name, present(name, value)];
    const known = { ...derived(item, value, property, collection, call), ...withEmpty(item, property, description) };
    return [name, asDocumented(known, property, value, description)];
  });
  const body = Object.fromEntries(entries);
  // The API sends it, so fields that only it can set are there.
  return description.cache.accepts(media.schema, body, 'response') ? body : example;
}

/** An object with an empty value in each field that is null where an event cannot show null. */
function withEmpty(item: JsonObject, schema: Schema, { cache }: SandboxDescription): JsonObject {
  const properties = propertiesIn(schema, cache);
  const entries = Object.entries(item).map(([name, value]): [string, Json] => {
    const property = value === null ? properties.get(name) : undefined;
    const fitting = property && [null, {}, [], ''].find((each) => cache.accepts(property, each, 'response'));
    return [name, fitting ?? value];
  });
  return Object.fromEntries(entries);
}

/**
 * Values for the fields that the example of an event has and the item lacks: names for its ids, and counts of the rows below it.
 * Other fields are null, or left out where they cannot be.
 */
function derived(
  item: JsonObject,
  example: JsonObject,
  schema: Schema,
  collection: Collection | undefined,
  call: ItemContext,
): JsonObject {
  const { description, path, state } = call;
  const id = collection && item[collection.idField];
  if (!collection || id === undefined || id === example[collection.idField]) return {};
  const values = itemPath(collection, id, path);
  const properties = propertiesIn(schema, description.cache);
  const others = Object.keys(example).filter((name) => !(name in item));
  const entries = others.flatMap((name): [string, Json][] => {
    const [, kind] = conventions.nameOf.exec(name) ?? [];
    const named = kind && itemOfKind(kind, item[`${kind}Id`] ?? null, call)?.item.name;
    const property = properties.get(name);
    const counted = property && description.counts.get(property)?.of;
    const count = counted && (state.items[placeOf(counted, values)]?.length ?? 0);
    const choices = [named, count, null].filter((each) => each !== undefined);
    const fitting = choices.find((each) => property && description.cache.accepts(property, each, 'response'));
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(entries);
}

function receiverAt(url: string, call: SandboxContents): Receiver {
  const registered = addressesIn(call).find(({ address }) => address.url === url);
  return registered ? toReceiver(registered.address, registered.collection) : { url };
}

/** The registered addresses whose list of events has this one. */
function receiversOf(webhook: Operation, call: SandboxContents): Receiver[] {
  const isFor = ({ active, ...item }: JsonObject): boolean =>
    active !== false && eventsFor(item).some((event) => event === webhook.path || event === webhook.id);
  return addressesIn(call).flatMap(({ address, collection }) =>
    isFor(address) ? [toReceiver(address, collection)] : [],
  );
}

type Address = JsonObject & { url: string };

/** Addresses that were registered by an operation: items with a `url` and a list of events. */
function addressesIn({ state, description }: SandboxContents): { address: Address; collection: Collection }[] {
  const collections = description.collections.filter(({ path }) => !path.includes('{'));
  const isOfAddresses = (collection: Collection): boolean => {
    const properties = propertiesIn(itemSchema(collection, description.cache), description.cache);
    return properties.size === 0 || properties.has('url');
  };
  return collections.filter(isOfAddresses).flatMap((collection) =>
    itemsIn(collection, atPath({ state, description }))
      .filter(isAddress)
      .map((address) => ({ address, collection })),
  );
}

/** Whether an item is an address that an operation registered. */
export function isAddress(item: JsonObject): item is Address {
  return typeof item.url === 'string' && (item.events ?? item.eventTypes) !== undefined;
}

function eventsFor({ events, eventTypes }: JsonObject): Json[] {
  return [events ?? eventTypes ?? []].flat();
}

/** What is sent to a registered address, and signed with. */
export function toReceiver({ url, secret, ...item }: Address, { idField }: Pick<Collection, 'idField'>): Receiver {
  return { url, ...(typeof secret === 'string' ? { secret } : {}), id: item[idField] ?? null };
}
