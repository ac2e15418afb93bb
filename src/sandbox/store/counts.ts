import { escapeRegExp } from '../../reference/escape';
import { isJsonObject, isSame } from '../../reference/json';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, fieldsOfKind, itemSchema, singularOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { bodySchema } from '../world/documented';
import { differing } from '../world/itemIndex';

/** A number to add to a field of an item. */
interface CountChange {
  collection: Collection;
  id: string;
  field: string;
  by: number;
}

/**
 * How a change of a collection's items changes their counts in other objects: a new store adds 1 to `shopsCount` of its region,
 * and of the division of that region.
 */
export function countChanges(
  collection: Collection,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  description: Pick<SandboxDescription, 'collections' | 'cache' | 'countedWith'>,
  itemWith: (collection: Collection, id: string) => JsonObject | undefined,
): CountChange[] {
  if (collection.path.includes('{')) return [];
  const field = new RegExp(`^${escapeRegExp(singularOf(collection.path))}(e?s)?_?count$`, 'i');
  const others = description.collections.filter((each) => each.path !== collection.path && !each.path.includes('{'));

  function countedIn(
    item: JsonObject,
    of: Collection,
    by: number,
    seen: readonly Collection[] = [],
    counted = item,
  ): CountChange[] {
    const schema = itemSchema(of, description.cache);
    const properties = propertiesIn(schema, description.cache);
    return others.flatMap((other) => {
      if (seen.includes(other)) return [];
      const names = fieldsOfKind(singularOf(other.path), properties).flatMap((name) => [`${name}Id`, `${name}_id`]);
      const id = names.map((name) => item[name]).find((each) => each !== undefined && each !== null);
      const found = id === undefined ? undefined : itemWith(other, String(id));
      const counts = [...propertiesIn(itemSchema(other, description.cache), description.cache)].flatMap(
        ([name, count]) => {
          const isCounted = field.test(name) && isSame({ ...counted, ...description.countedWith.get(count) }, counted);
          return isCounted && typeof found?.[name] === 'number' ? [name] : [];
        },
      );
      if (!found || counts.length === 0) return [];
      const own = counts.map((name) => ({ collection: other, id: String(id), field: name, by }));
      return [...own, ...countedIn(found, other, by, [...seen, other], counted)];
    });
  }

  const changed = differing(before, after);
  const [former, present] = [new Set(changed.before), new Set(changed.after)];
  const gone = changed.before.filter((item) => !present.has(item)).flatMap((item) => countedIn(item, collection, -1));
  const added = changed.after.filter((item) => !former.has(item)).flatMap((item) => countedIn(item, collection, 1));
  return summed([...gone, ...added]);
}

function summed(changes: readonly CountChange[]): CountChange[] {
  const sums = new Map<string, CountChange>();
  for (const change of changes) {
    const key = [change.collection.path, change.id, change.field].join(' ');
    sums.set(key, { ...change, by: change.by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}

/** A count that an object has in a field, with what was added to it; nothing where it has no such field. */
export function counted(item: JsonObject, field: string, added: number): JsonObject {
  const count = item[field];
  if (typeof count !== 'number' && typeof count !== 'string') return {};
  const sum = Number(count) + added;
  return { [field]: typeof count === 'string' ? String(sum) : sum };
}

/** The counts of ids in sent lists: `usersCount` for `userIds`. In a new object, a list that was not sent counts as empty. */
export function countsOfIds(item: JsonObject, isNew: boolean, { operation, description, body }: Call): JsonObject {
  const sent = isJsonObject(body) ? body : {};
  const entries = [...propertiesIn(bodySchema(operation), description.cache).keys()].flatMap((name) => {
    const [, kind] = /^(\w+)Ids$/.exec(name) ?? [];
    const count = `${kind}sCount`;
    const isRecounted = isNew || sent[name] !== undefined;
    const ids = sent[name] ?? [];
    return kind && isRecounted && typeof item[count] === 'number' && Array.isArray(ids) ? [[count, ids.length]] : [];
  });
  return Object.fromEntries(entries);
}
