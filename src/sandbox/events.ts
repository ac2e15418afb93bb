import { isJsonObject, type Json } from '../reference/json';
import type { Operation } from '../reference/model';
import { valueAt } from '../reference/pointer';
import type { Call } from './call';
import { exampleOf } from './documented';
import { timeLike } from './ids';
import { asDocumented, itemsIn } from './items';
import { isFinished, isJob } from './jobs';
import type { JsonObject, SandboxEvent } from './types';
import { propertiesIn } from './values';

/** The events that follow from a change of an item: webhooks that name the operation in `x-sent-after`, and callbacks. */
export function eventsOf(call: Call, item: JsonObject): SandboxEvent[] {
  const { operation, description } = call;
  const sent = (description.webhooksAfter.get(operation.id) ?? []).map((webhook) => ({
    operationId: webhook.id,
    body: eventBody(webhook, item, call),
    receivers: receiversOf(webhook, call),
  }));
  const role = description.roles.get(operation);
  const isOver = !role || !isJob(role.collection, item, description) || isFinished(item);
  return isOver ? [...sent, ...callbacksOf(operation, item, call)] : sent;
}

/** Callback Objects (4.18) whose address is a field of the body of the request. */
function callbacksOf(operation: Operation, item: JsonObject, call: Call): SandboxEvent[] {
  return operation.callbacks.flatMap(({ operations }) =>
    operations.flatMap((callback): SandboxEvent[] => {
      const [, pointer] = /^\{\$request\.body#(\/[^}]*)\}$/.exec(callback.path) ?? [];
      const url = pointer === undefined ? undefined : valueAt({ ...item, ...asObject(call.body) }, pointer);
      return typeof url === 'string'
        ? [{ operationId: callback.id, body: eventBody(callback, item, call), receivers: [{ url }] }]
        : [];
    }),
  );
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The body of an event: its example with what is known of the object, in brief, and the present time. */
function eventBody({ requestBody }: Operation, item: JsonObject, { description, surroundings }: Call): Json {
  const media = requestBody?.content[0];
  const example = exampleOf({ media }, description);
  if (!isJsonObject(example) || !media?.schema) return example ?? {};
  const own = Object.keys(example).filter((name) => name in item).length;
  if (own > Object.keys(example).length / 2) return asDocumented(item, media.schema, example, description);
  const properties = propertiesIn(media.schema, description.cache);
  const entries = Object.entries(example).map(([name, value]): [string, Json] => {
    const property = properties.get(name);
    if (isJsonObject(value) && property) return [name, asDocumented(item, property, value, description)];
    return [name, /(date|at|time)$/i.test(name) ? timeLike(value, surroundings.now) : value];
  });
  const body = Object.fromEntries(entries);
  // The API sends it, so fields that only it can set are there.
  return description.cache.accepts(media.schema, body, 'response') ? body : example;
}

/** Addresses that were registered by an operation: items with a `url` and a list of events that has this one. */
function receiversOf(webhook: Operation, { state, description }: Call): SandboxEvent['receivers'] {
  return description.collections.flatMap((collection) => {
    if (collection.path.includes('{')) return [];
    return itemsIn(collection, {}, state, description).flatMap((item) => {
      const events = [item.events ?? item.eventTypes ?? []].flat();
      const isFor = events.includes(webhook.path) || events.includes(webhook.id);
      const secret = typeof item.secret === 'string' ? { secret: item.secret } : {};
      return isFor && item.active !== false && typeof item.url === 'string' ? [{ url: item.url, ...secret }] : [];
    });
  });
}
