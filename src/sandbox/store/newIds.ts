import { greaterNumber } from '../../reference/exactNumber';
import type { Json } from '../../reference/json';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, collectionsBelow } from '../world/collections';
import { listsEverywhere } from '../world/everywhere';
import { newId, type TakenIds, takenIds, withId } from '../world/ids';
import { type Facet, type FieldIndex, fieldFacet, indexOfAll } from '../world/itemIndex';
import { itemsIn, listInside } from '../world/items';
import { deletedIds } from './writeItems';

/** The ids of the items of a collection, below every item above it, and those that such items had. */
export function idsTaken(collection: Collection, call: Call): TakenIds {
  return takenAlso(indexOfOthers(collection, fieldFacet(collection.idField), call), deletedIds(collection, call.state));
}

/** The items of a collection, below every item above it, and those at the path of a call, by a facet. */
function indexOfOthers(collection: Collection, facet: Facet, call: Call): FieldIndex {
  const own = itemsIn(collection, call);
  const lists = listsEverywhere(collection, call);
  // Not everything below what is itself below something is known.
  const all = lists.includes(own) ? lists : [...lists, own];
  return indexOfAll(all, facet, collection.path, call.description.indexes);
}

/** The ids of an index, and others, as taken ones. */
export function takenAlso({ byText, largest, lastNumbers }: FieldIndex, others: readonly Json[]): TakenIds {
  const also = takenIds(others);
  return {
    has: (id) => byText.has(id) || also.has(id),
    add: also.add,
    get largest() {
      return greaterNumber(largest, also.largest);
    },
    lastNumbers,
  };
}

/** A new item in whose lists of items of other collections each has an id that none below the other items has. */
export function withNewIdsBelow(item: JsonObject, collection: Collection, call: Call): JsonObject {
  const { description, environment } = call;
  let made = item;
  for (const { below, schema } of collectionsBelow(collection, description)) {
    const { idField } = below;
    const inside = (each: JsonObject) => listInside(each, schema.name, collection, description);
    const own = inside(made);
    if (!own) continue;
    const valuesOf = (each: JsonObject): Json[] => (inside(each)?.items ?? []).map((one) => one[idField] ?? null);
    const known = indexOfOthers(collection, { name: `${below.path} ${idField}`, valuesOf }, call);
    const taken = takenAlso(known, []);
    const items = own.items.map((each) => {
      const id = newId(each[idField] ?? 1, taken, environment.random);
      taken.add(id);
      return withId(each, idField, id);
    });
    made = { ...made, [own.field]: items };
  }
  return made;
}
