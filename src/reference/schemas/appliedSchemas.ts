import { emptySchema } from '../keywords/emptySchema';
import { suppliedBy, supplies } from '../keywords/suppliedValues';
import type { NamedSchema, Schema, SchemaObject, SchemaReference } from '../model';
import { targetOf } from '../schema';

/** The named schemas of a description, and what was found to apply by any schema of it. */
export interface AppliedCache {
  schemas: Map<string, NamedSchema>;
  applied: Map<Schema, readonly SchemaObject[]>;
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
  const [only] = schemas;
  if (schemas.length === 1 && only) return appliedBy(only, cache);
  return [...new Set(schemas.flatMap((schema) => appliedBy(schema, cache)))];
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
