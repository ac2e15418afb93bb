import type { Json } from '../../reference/json';
import { webhookEvent } from '../events/events';
import type { JsonObject, SandboxEvent, SandboxState } from '../request/types';
import { changedItem } from '../store/change';
import { childrenOf } from '../store/children';
import { canHold } from '../store/compose';
import { replaced, withItems } from '../store/writeItems';
import type { Call } from '../world/call';
import { type Collection, envelopeOf, itemPath, itemSchema } from '../world/collections';
import { findItem } from '../world/items';
import type { Effect } from '../world/readExtensions';
import { isMet, type NamedObjects, valueOfExpression } from './conditions';

/**
 * Applies the `x-effects` of an operation to the parent and the children of the object that it changed. If the body names
 * children (`responseIds`), only these are affected.
 */
export function withEffects(
  before: SandboxState,
  collection: Collection,
  item: JsonObject,
  call: Call,
): { state: SandboxState; events: SandboxEvent[] } {
  const effects = call.description.effects.get(call.operation.id) ?? [];
  const { path, description, environment, body } = call;
  let state = before;
  const events: SandboxEvent[] = [];
  for (const target of effects.length > 0 ? targetsOf(item, collection, call) : []) {
    const now = { ...call, path: target.path, state };
    const object = findItem(target.collection, now);
    const objects: NamedObjects = { $item: item, ...(object ? { [target.name]: object } : {}) };
    const met = effects.filter(
      ({ of, when }) => of === target.of && (when === undefined || isMet(when, objects, call)),
    );
    if (!object || met.length === 0) continue;
    const next = changed(object, met, objects, target.collection, now);
    state = withItems(target.collection, replaced(now, target.collection, object, next), now);
    for (const { send } of met) {
      const webhook = call.description.webhooks.find(({ id }) => id === send);
      if (webhook)
        events.push(webhookEvent(webhook, next, collection, { path, description, environment, body, state }));
    }
  }
  return { state, events };
}

/** The values that an operation gives the object itself, by its `x-effects`. */
export function ownEffects(call: Call, collection: Collection, item: JsonObject): JsonObject {
  const effects = call.description.effects.get(call.operation.id) ?? [];
  const own = effects.filter(
    ({ of, when }) => of === '$item' && (when === undefined || isMet(when, { $item: item }, call)),
  );
  return valuesOf(own, { $item: item }, collection, call);
}

interface Target {
  of: Effect['of'];
  /** What a condition calls it. */
  name: keyof NamedObjects;
  collection: Collection;
  path: Call['path'];
}

function targetsOf(item: JsonObject, collection: Collection, call: Call): Target[] {
  const { parent, idField } = collection;
  const path = itemPath(collection, item[idField], call.path);
  const children = childrenOf(item, collection, call).map(
    (each): Target => ({ ...{ of: '$children', name: '$child' }, collection: each.collection, path: each.path }),
  );
  return [
    ...children,
    ...(parent ? [{ of: '$parent' as const, name: '$parent' as const, collection: parent, path }] : []),
  ];
}

function changed(
  object: JsonObject,
  effects: readonly Effect[],
  objects: NamedObjects,
  collection: Collection,
  call: Call,
): JsonObject {
  const envelope = collection.read && envelopeOf(collection.read, collection.idField, call.description.cache);
  return changedItem(call, collection, envelope, object, valuesOf(effects, objects, collection, call));
}

/**
 * The values that effects set. A text that begins with `$` is an expression: `$now` is a time in the form of its field, and
 * what was not sent is not set.
 */
function valuesOf(effects: readonly Effect[], objects: NamedObjects, collection: Collection, call: Call): JsonObject {
  const schema = itemSchema(collection, call.description.cache);
  const { now } = call.environment;
  const valueFor = (name: string, value: Json): Json | undefined => {
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    if (value !== '$now') return valueOfExpression(value, objects, call);
    const times: Json[] = [now, new Date(now).toISOString()];
    return times.find((time) => canHold(name, time, schema, call.description.cache)) ?? now;
  };
  return Object.fromEntries(
    effects.flatMap(({ set = {} }) =>
      Object.entries(set).flatMap(([name, stated]): [string, Json][] => {
        const value = valueFor(name, stated);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
}
