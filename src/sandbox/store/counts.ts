import { isJsonObject, isSame } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import type { JsonObject } from '../request/types';
import type { Call } from '../world/call';
import { type Collection, fieldsOfKind, itemSchema, singularOf } from '../world/collections';
import type { SandboxDescription } from '../world/description';
import { bodySchema } from '../world/documented';
import { differing } from '../world/itemIndex';
import type { Count } from '../world/readExtensions';

/** A number to add to a field of an item. */
interface CountChange {
  collection: Collection;
  id: string;
  field: string;
  by: number;
}

/**
 * How a change of a collection's items changes their counts in other objects (`x-counts`): a new user adds 1 to those of the team
 * that it names, and of the company of that team.
 */
export function countChanges(
  collection: Collection,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  description: Pick<SandboxDescription, 'collections' | 'cache' | 'counts'>,
  itemWith: (collection: Collection, id: string) => JsonObject | undefined,
): CountChange[] {
  if (collection.path.includes('{')) return [];
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
      const fields = propertiesIn(itemSchema(other, description.cache), description.cache);
      const counts = countsOf(collection.path, fields, description).flatMap(([name, { with: values }]) =>
        typeof found?.[name] === 'number' && isSame({ ...counted, ...values }, counted) ? [name] : [],
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
function counted(item: JsonObject, field: string, added: number): JsonObject {
  const count = item[field];
  if (typeof count !== 'number' && typeof count !== 'string') return {};
  const sum = Number(count) + added;
  return { [field]: typeof count === 'string' ? String(sum) : sum };
}

/** The fields that count the objects of a collection, or the rows of a list beside them. */
export function countsOf(
  of: string,
  fields: ReadonlyMap<string, Schema>,
  { counts }: Pick<SandboxDescription, 'counts'>,
): [name: string, count: Count][] {
  return [...fields].flatMap(([name, field]): [string, Count][] => {
    const count = counts.get(field);
    return count?.of === of ? [[name, count]] : [];
  });
}

/** The counts of a list that an object has, after some rows were added to it. */
export function countsAfter(
  item: JsonObject,
  list: string,
  added: number,
  fields: ReadonlyMap<string, Schema>,
  description: Pick<SandboxDescription, 'counts'>,
): JsonObject {
  const counts = countsOf(list, fields, description).map(([name]) => counted(item, name, added));
  return Object.assign({}, ...counts);
}

/** The counts of sent lists. In a new object, a list that was not sent counts as empty. */
export function countsOfSent(
  item: JsonObject,
  schema: Schema | undefined,
  isNew: boolean,
  { operation, description, body }: Call,
): JsonObject {
  const sent = isJsonObject(body) ? body : {};
  const fields = propertiesIn(schema, description.cache);
  const entries = [...propertiesIn(bodySchema(operation), description.cache).keys()].flatMap((list) => {
    const rows = sent[list] ?? [];
    if (!(isNew || sent[list] !== undefined) || !Array.isArray(rows)) return [];
    const counts = countsOf(list, fields, description).filter(([name]) => typeof item[name] === 'number');
    return counts.map(([name]) => [name, rows.length]);
  });
  return Object.fromEntries(entries);
}
