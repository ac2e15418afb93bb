import type { Json } from '../../reference/json';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { Attempt, JsonObject, Receiver, SandboxEnvironment, SandboxEvent, SandboxState } from '../request/types';
import { takenAlso } from '../store/newIds';
import { replaced, withItems } from '../store/writeItems';
import type { CalledSandbox } from '../world/call';
import { type Collection, envelopeOf, itemPath, itemSchema, singularOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { exampleOf, successOf } from '../world/documented';
import { newId } from '../world/ids';
import { indexOf, itemsWith } from '../world/itemIndex';
import { atPath, itemsIn, itemsInBody } from '../world/items';
import { isAddress, toReceiver } from './events';

/** Minutes from the first attempt to each further one. */
export const retryMinutes: readonly number[] = [1, 5, 15, 30, 60];

/** Where deliveries to a registered address are listed: below it, with an event, its body and a state. */
function deliveriesBelow(parent: Collection, { collections, cache }: SandboxDescription): Collection | undefined {
  return collections.find((each) => {
    const item = each.parent === parent && itemSchema(each, cache);
    const fields = item ? propertiesIn(item, cache) : new Map();
    return fields.has('event') && fields.has('status') && (fields.has('payload') || fields.has('body'));
  });
}

/** The collection of the registered addresses, which has one of deliveries below it. */
function addressesOf(description: SandboxDescription): { addresses: Collection; deliveries: Collection } | undefined {
  for (const addresses of description.collections) {
    const deliveries = deliveriesBelow(addresses, description);
    if (deliveries) return { addresses, deliveries };
  }
  return undefined;
}

/**
 * Records a delivery for each registered address that an event goes to, if the description lists deliveries, and returns the
 * event for each with the id of its delivery. A delivery that a client asked for is recorded already.
 */
export function recordDeliveries(
  events: readonly SandboxEvent[],
  state: SandboxState,
  { description, environment }: Pick<CalledSandbox, 'description' | 'environment'>,
): { events: SandboxEvent[]; state: SandboxState } {
  const found = events.length > 0 ? addressesOf(description) : undefined;
  if (!found) return { events: [...events], state };
  let next = state;
  const sent = events.flatMap((event): SandboxEvent[] => {
    if (event.deliveryId !== undefined) return [event];
    const own = event.receivers.map((receiver): SandboxEvent => {
      const address = addressOf(receiver, found.addresses, next, description);
      if (!address) return { ...event, receivers: [receiver] };
      const made = newDelivery(event, address, found, next, description, environment);
      next = made.state;
      return { ...event, receivers: [receiver], deliveryId: made.id };
    });
    // Addresses of the command line get it as well.
    return [...own, { ...event, receivers: [] }];
  });
  return { events: sent, state: next };
}

/** The item by which a receiver is registered, as it is now. */
function addressOf(
  { id }: Receiver,
  addresses: Collection,
  state: SandboxState,
  description: SandboxDescription,
): JsonObject | undefined {
  const known = itemsIn(addresses, atPath({ state, description }));
  return id === undefined ? undefined : known.find((item) => item[addresses.idField] === id);
}

function newDelivery(
  event: SandboxEvent,
  address: JsonObject,
  { addresses, deliveries }: { addresses: Collection; deliveries: Collection },
  state: SandboxState,
  description: SandboxDescription,
  { now, random }: SandboxEnvironment,
): { id: string; state: SandboxState } {
  const { read, idField } = deliveries;
  const envelope = read && envelopeOf(read, idField, description.cache);
  const example = read && exampleOf(successOf(read), description);
  const like = (envelope && itemsInBody(example, envelope)[0]) ?? {};
  const path = itemPath(addresses, address[addresses.idField]);
  const items = itemsIn(deliveries, { path, state, description });
  const taken = takenAlso(indexOf(items, idField, description.indexes), [like[idField] ?? null]);
  const id = newId(like[idField] ?? '', taken, random);
  const body = 'payload' in like ? 'payload' : 'body';
  const values: JsonObject = { [idField]: id, event: event.operationId, status: 'PENDING', [body]: event.body };
  const item = { ...blank(like, now), ...values };
  const parentField = `${singularOf(addresses.path)}Id`;
  const whole = parentField in like ? { ...item, [parentField]: address[addresses.idField] ?? null } : item;
  return { id: String(id), state: withItems(deliveries, [...items, whole], { path, state, description }) };
}

/** A delivery that was not tried yet: what the example says of attempts is empty. */
function blank(like: JsonObject, now: number): JsonObject {
  const entries = Object.entries(like).map(([name, value]): [string, Json] => {
    if (/attempt.*count|^attempts$/i.test(name)) return [name, 0];
    if (conventions.aboutCreation.test(name)) return [name, typeof value === 'number' ? now : value];
    return [name, null];
  });
  return Object.fromEntries(entries);
}

/** The receiver of an event as it is registered now; undefined for one that is gone or switched off. */
export function receiverNow(
  { receivers: [receiver], deliveryId }: SandboxEvent,
  state: SandboxState,
  description: SandboxDescription,
): Receiver | undefined {
  const found = addressesOf(description);
  if (!found || !receiver || deliveryId === undefined) return receiver;
  const known = addressOf(receiver, found.addresses, state, description);
  return known && isAddress(known) && known.active !== false ? toReceiver(known, found.addresses) : undefined;
}

/** The state after an attempt to send a delivery: how often, what came back, and when it is tried next. */
export function recordAttempt(
  { deliveryId, receivers: [receiver] }: SandboxEvent,
  { status, error, isLast }: Attempt,
  state: SandboxState,
  { description, environment }: Pick<CalledSandbox, 'description' | 'environment'>,
): SandboxState {
  const found = addressesOf(description);
  const address = found && receiver && addressOf(receiver, found.addresses, state, description);
  if (!found || !address) return state;
  const { addresses, deliveries } = found;
  const path = itemPath(addresses, address[addresses.idField]);
  const items = itemsIn(deliveries, { path, state, description });
  const isOver = error === undefined || isLast;
  const [item] = itemsWith(items, deliveries.idField, deliveryId ?? '', description.indexes);
  if (!item) return state;
  const count = typeof item.attemptsCount === 'number' ? item.attemptsCount + 1 : 1;
  const wait = retryMinutes[count - 1];
  const values: JsonObject = {
    status: error === undefined ? 'SUCCEEDED' : isLast ? 'FAILED' : 'PENDING',
    attemptsCount: count,
    lastAttemptDate: environment.now,
    nextAttemptDate: isOver || wait === undefined ? null : environment.now + wait * 60_000,
    responseStatus: status ?? null,
    error: error ?? null,
  };
  const has = Object.entries(values).filter(([name]) => name in item);
  const next = { ...item, ...Object.fromEntries(has) };
  const context = { path, state, description };
  return withItems(deliveries, replaced(context, deliveries, item, next), context);
}
