import { isJsonObject, isSame, type Json, valueKey } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { valueAt } from '../../reference/pointer';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { conditionHolds } from '../../reference/workflows/holds';
import type { JsonObject } from '../request/types';
import type { SandboxDescription } from '../world/description';
import type { TakenFrom } from '../world/readExtensions';

/** An object with what its fields take from a list of its own (`x-taken-from`), and what others take from these. */
export function withTaken(
  item: JsonObject,
  list: string,
  schema: Schema | undefined,
  description: Pick<SandboxDescription, 'cache' | 'takenFrom'>,
): JsonObject {
  const { cache, takenFrom } = description;
  let made = item;
  for (const [name, property] of propertiesIn(schema, cache)) {
    const stated = takenFrom.get(property);
    const rows = made[list];
    if (stated?.list !== list || !Array.isArray(rows) || !isMet(stated, made)) continue;
    const value = valueFrom(rows.filter(isJsonObject), stated);
    if (isSame(value, made[name] ?? null) || !cache.accepts(property, value, 'response')) continue;
    made = withTaken({ ...made, [name]: value }, name, schema, description);
  }
  return made;
}

/** An object with what its fields take from all of its lists. */
export function withAllTaken(
  item: JsonObject,
  schema: Schema | undefined,
  description: Pick<SandboxDescription, 'cache' | 'takenFrom'>,
): JsonObject {
  const lists = Object.keys(item).filter((name) => Array.isArray(item[name]));
  return lists.reduce((made, list) => withTaken(made, list, schema, description), item);
}

function isMet({ when }: TakenFrom, item: JsonObject): boolean {
  const read = (expression: string): Json | undefined => {
    const [name, pointer = ''] = expression.split('#');
    return name === '$item' ? (valueAt(item, pointer) as Json | undefined) : undefined;
  };
  return when === undefined || conditionHolds(when, (expression) => read(expression) ?? null) === true;
}

/** The objects of some fields, each once; or the value that all rows have in a field, null where they differ. */
function valueFrom(rows: readonly JsonObject[], { fields, field = '' }: TakenFrom): Json {
  if (fields) {
    const made = rows.map((row) =>
      Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, row[of] ?? null])),
    );
    const known = made.filter((each) => Object.values(each)[0] !== null);
    return [...new Map(known.map((each) => [valueKey(Object.values(each)[0] ?? null), each])).values()];
  }
  const [first = null, ...others] = new Set(rows.map((row) => row[field] ?? null));
  return others.length > 0 ? null : first;
}
