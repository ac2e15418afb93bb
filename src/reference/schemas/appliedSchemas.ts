import { emptySchema } from '../keywords/emptySchema';
import { suppliedBy, supplies } from '../keywords/suppliedValues';
import type { NamedSchema, Schema, SchemaObject, SchemaReference } from '../model';
import { targetOf } from '../schema';

/** The named schemas of a description, and what was found to apply by any schema of it. */
export interface AppliedCache {
  schemas: Map<string, NamedSchema>;
  applied: Map<Schema, readonly SchemaObject[]>;
  /** What applies by a list and further schemas. Equal lists are one array, so that what is known of it is found again. */
  joined: WeakMap<readonly SchemaObject[], Joined>;
}

interface Joined {
  list?: readonly SchemaObject[];
  followedBy: Map<Schema, Joined>;
}

/** An empty cache of what applies by schemas, which may refer to these named ones. */
export function createAppliedCache(schemas: Map<string, NamedSchema>): AppliedCache {
  return { schemas, applied: new Map(), joined: new WeakMap() };
}

/** A schema that accepts no value. */
export const neverSchema: SchemaObject = { ...emptySchema, not: { kind: 'any' } };

/**
 * The schemas that all have to hold for a value of a schema: itself and what it refers to, with the subschemas of `allOf`.
 * They stay separate instead of being merged, so that nothing of them is lost.
 */
export function appliedBy(schema: Schema, cache: AppliedCache): readonly SchemaObject[] {
  const known = cache.applied.get(schema);
  if (known) return known;
  const applied = new Set<SchemaObject>();
  collect(schema, cache, applied, new Set());
  const list = [...applied];
  cache.applied.set(schema, list);
  return list;
}

/** The same for several schemas that all have to hold. */
export function appliedByAll(schemas: readonly Schema[], cache: AppliedCache): readonly SchemaObject[] {
  const [first, ...others] = schemas;
  if (!first) return none;
  return others.length === 0 ? appliedBy(first, cache) : joinedBy(appliedBy(first, cache), others, cache);
}

const none: readonly SchemaObject[] = [];

/** The schemas of a list and those that apply by further ones: the same array each time, and the list where they add nothing. */
export function joinedBy(
  list: readonly SchemaObject[],
  schemas: readonly Schema[],
  cache: AppliedCache,
): readonly SchemaObject[] {
  let joined = entryOf(cache.joined, list);
  for (const schema of schemas) joined = entryOf(joined.followedBy, schema);
  if (!joined.list) {
    const all = new Set([...list, ...schemas.flatMap((schema) => appliedBy(schema, cache))]);
    joined.list = all.size === list.length ? list : [...all];
  }
  return joined.list;
}

function entryOf<Key extends object>(known: WeakMap<Key, Joined> | Map<Key, Joined>, key: Key): Joined {
  const entry = known.get(key) ?? { followedBy: new Map() };
  known.set(key, entry);
  return entry;
}

function collect(schema: Schema, cache: AppliedCache, applied: Set<SchemaObject>, names: Set<string>): void {
  if (schema.kind === 'any') return;
  if (schema.kind === 'never') {
    applied.add(neverSchema);
    return;
  }
  if (schema.kind === 'schema') {
    applied.add(schema);
    for (const subschema of schema.allOf) collect(subschema, cache, applied, names);
    return;
  }
  const { base: _base, ...siblings } = schema;
  if (hasSiblingKeywords(schema)) applied.add({ ...emptySchema, ...siblings, kind: 'schema' });
  const target = targetOf(schema, cache.schemas);
  if (!target || names.has(schema.name)) return;
  names.add(schema.name);
  collect(target, cache, applied, names);
}

/** Whether a reference has keywords beside it that matter to a value. */
export function hasSiblingKeywords(reference: SchemaReference): boolean {
  return (
    reference.readOnly || reference.writeOnly || supplies.some((supply) => suppliedBy(reference, supply).length > 0)
  );
}
