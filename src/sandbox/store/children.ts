import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, itemPath, singularOf } from '../world/collections';
import { atPath, itemsIn } from '../world/items';
import { sentFields } from './compose';

/** An object below another one, with the values of the path that name it. */
interface Child {
  collection: Collection;
  path: Call['path'];
  child: JsonObject;
}

/** The objects below an item that a request is about: those that the body names (`responseIds`), else all of them. */
export function childrenOf(item: JsonObject, collection: Collection, call: Call): Child[] {
  const path = itemPath(collection, item[collection.idField], call.path);
  const below = call.description.collections.filter(({ parent }) => parent === collection);
  return below.flatMap((each): Child[] => {
    const named = sentFields(call)[`${singularOf(each.path)}Ids`];
    const children = itemsIn(each, atPath(call, path));
    const chosen =
      Array.isArray(named) && named.length > 0
        ? children.filter((child) => named.includes(child[each.idField] ?? null))
        : children;
    return chosen.map((child) => ({ collection: each, path: itemPath(each, child[each.idField], path), child }));
  });
}
