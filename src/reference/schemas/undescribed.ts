import { isJsonObject, type Json } from '../json';
import type { Schema } from '../model';
import type { AppliedCache } from './appliedSchemas';
import { itemsOf } from './insideSchemas';

/** What counts as described. */
export interface DescribedBy {
  propertiesOf: (schema: Schema, cache: AppliedCache) => ReadonlyMap<string, Schema>;
  /** Whether a schema takes properties that it does not name. */
  isOpen: (schema: Schema, cache: AppliedCache) => boolean;
}

/** Where a value has properties that its schema does not describe: the keys that lead to each, numbers for items of lists. */
export function undescribedIn(
  value: Json,
  schema: Schema | undefined,
  by: DescribedBy,
  cache: AppliedCache,
  keys: readonly (string | number)[] = [],
): (string | number)[][] {
  if (schema === undefined) return [];
  if (Array.isArray(value)) {
    const items = itemsOf(schema, cache);
    return value.flatMap((item, index) => undescribedIn(item, items, by, cache, [...keys, index]));
  }
  if (!isJsonObject(value)) return [];
  const properties = by.propertiesOf(schema, cache);
  if (properties.size === 0 || by.isOpen(schema, cache)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...keys, name];
    return properties.has(name) ? undescribedIn(inner, properties.get(name), by, cache, at) : [at];
  });
}
