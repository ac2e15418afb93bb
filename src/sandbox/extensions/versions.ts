import { isJsonObject, isSame, type Json } from '../../reference/json';
import type { JsonObject, SandboxState } from '../request/types';
import { sentFields } from '../store/compose';
import { deletedIds, withItems } from '../store/writeItems';
import type { Call } from '../world/call';
import type { Collection } from '../world/collections';
import { newId, takenIds, withIdsReplaced, withTimes } from '../world/ids';
import { itemsIn } from '../world/items';

/**
 * A changed item as a new version (`x-new-version`): with an id of its own, which other items now have in place of the one
 * before. The version before stays, with the values that the description says. Undefined for any other operation.
 */
export function withNewVersion(
  item: JsonObject,
  next: JsonObject,
  collection: Collection,
  call: Call,
): { item: JsonObject; state: SandboxState } | undefined {
  const version = call.description.newVersions.get(call.operation.id);
  if (!version) return undefined;
  const { idField } = collection;
  const items = itemsIn(collection, call);
  const old = item[idField] ?? null;
  const taken = [...items.map((each) => each[idField] ?? null), ...deletedIds(collection, call.state)];
  const id = newId(old, takenIds(taken), call.environment.random);
  const made = { ...next, [idField]: id, [version.previous]: old };
  const former = withTimes({ ...item, ...version.set }, call.environment.now, false);
  const isFormer = (each: JsonObject): boolean => isSame({ ...each, ...version.set }, each);
  const all = items.flatMap((each) => {
    if (each[idField] === old) return [former, made];
    return [isFormer(each) ? each : withIdsReplaced(each, old, id)];
  });
  return { item: made, state: withItems(collection, all, call) };
}

/** The version that the same request has made of an item before, or the item itself where it has all that the request says. */
export function versionAlreadyMade(item: JsonObject, collection: Collection, call: Call): JsonObject | undefined {
  const version = call.description.newVersions.get(call.operation.id);
  const { [collection.idField]: _id, ...sent } = sentFields(call);
  const next = itemsIn(collection, call).find((each) => version && each[version.previous] === item[collection.idField]);
  return version && [next, item].find((each) => each && includes(each, sent));
}

/** Whether a value has all that is said of it. */
function includes(value: Json | undefined, expected: Json): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((each, index) => includes(value[index], each))
    );
  if (!isJsonObject(expected)) return (value ?? null) === expected;
  return isJsonObject(value) && Object.entries(expected).every(([name, inner]) => includes(value[name], inner));
}
