import { isJsonObject, type Json } from '../../reference/json';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, itemSchema, singularOf } from '../world/collections';
import { canHold } from './compose';

/**
 * An item with the lists that `like` has of the users that its children name: `executors` has each `executorId` with its
 * `executorName`.
 */
export function withPeople(
  item: JsonObject,
  like: JsonObject,
  children: readonly JsonObject[],
  collection: Collection,
  call: Call,
): JsonObject {
  const schema = itemSchema(collection, call.description.cache);
  let made = item;
  for (const name of propertiesIn(schema, call.description.cache).keys()) {
    const kind = singularOf(`/${name}`);
    const [id, called] = [`${kind}Id`, `${kind}Name`];
    if (!Array.isArray(item[name] ?? like[name]) || !children.some((child) => id in child && called in child)) continue;
    const people = children.flatMap((child): [Json, JsonObject][] => {
      const own = child[id] ?? null;
      return own === null ? [] : [[own, { id: own, name: child[called] ?? null }]];
    });
    const list = [...new Map(people).values()];
    if (canHold(name, list, schema, call)) made = { ...made, [name]: list };
  }
  return made;
}

/** An item that names the single entry of a list beside it, and nobody where there are none or several. */
export function withOnlyNames(item: JsonObject, call: Call, collection: Collection): JsonObject {
  const schema = itemSchema(collection, call.description.cache);
  let made = item;
  for (const [name, list] of Object.entries(item)) {
    const field = `${singularOf(`/${name}`)}Name`;
    const [first, ...others] = Array.isArray(list) ? list : [];
    if (!Array.isArray(list) || field === `${name}Name` || !(field in item)) continue;
    const only = (isJsonObject(first) && others.length === 0 ? first.name : null) ?? null;
    if (canHold(field, only, schema, call)) made = { ...made, [field]: only };
  }
  return made;
}
