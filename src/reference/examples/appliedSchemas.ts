import type { Json } from '../json';
import { emptySchema } from '../keywords/emptySchema';
import { suppliedBy, supplies } from '../keywords/suppliedValues';
import type { NamedSchema, Operation, Schema, SchemaObject, SchemaReference } from '../model';
import { type Pattern, readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import type { OperationRequest, SampleOptions } from '../request/sampleRequest';
import type { Direction } from '../schema';
import type { Validator } from '../validate/validator';

/** Data that the examples of one description share. */
export interface ExampleCache {
  schemas: Map<string, NamedSchema>;
  /** The names of the schemas that have one: they have one example, whether they are asked for themselves or by a reference. */
  names: ReadonlyMap<Schema, string>;
  applied: Map<Schema, readonly SchemaObject[]>;
  patterns: Map<string, Pattern | undefined>;
  /** What is known of the properties of objects to which these schemas apply. */
  fields: Record<Direction, WeakMap<readonly SchemaObject[], Fields>>;
  /** Plain values that are the same wherever their schema stands. */
  plain: Map<Schema, Json>;
  /** Whether the schema accepts a value in this direction; one that is not in the description accepts any. */
  accepts: Validator['accepts'];
  /** What the site says about samples, and the server of the API that their base URL stands for. */
  samples?: SampleOptions & { server: string };
  /** Requests that were made. */
  requests: Map<Operation, OperationRequest>;
  /** Examples that were made, by their schema; those of a named one by that. */
  made: Record<Direction, Map<Schema, Json>>;
}

/** The properties of an object by all schemas that apply to it. */
export interface Fields {
  /** In the order in which they are stated. */
  names: readonly string[];
  /** Names that are hidden in this direction. */
  hidden: ReadonlySet<string>;
  /** Required names that are not hidden, including those that another field requires. */
  required: ReadonlySet<string>;
  schemas: Map<string, readonly Schema[]>;
}

/** Makes the cache of the examples of one description. Without its validator, every value counts as accepted. */
export function createExampleCache(
  schemas: Map<string, NamedSchema>,
  validator?: Validator,
  samples?: ExampleCache['samples'],
): ExampleCache {
  return {
    schemas,
    ...(samples ? { samples } : {}),
    names: new Map(
      [...schemas.values()].flatMap(({ name, schema }) => (schema.kind === 'reference' ? [] : [[schema, name]])),
    ),
    accepts: validator?.accepts ?? (() => true),
    applied: new Map(),
    patterns: new Map(),
    fields: { request: new WeakMap(), response: new WeakMap() },
    plain: new Map(),
    requests: new Map(),
    made: { request: new Map(), response: new Map() },
  };
}

/** A schema that accepts no value. */
export const neverSchema: SchemaObject = { ...emptySchema, not: { kind: 'any' } };

/**
 * The schemas that all have to hold for a value of a schema: itself and what it refers to, with the subschemas of `allOf`.
 * They stay separate instead of being merged, so that nothing of them is lost.
 */
export function appliedBy(schema: Schema, cache: ExampleCache): readonly SchemaObject[] {
  const known = cache.applied.get(schema);
  if (known) return known;
  const applied = new Set<SchemaObject>();
  collect(schema, cache, applied, new Set());
  const list = [...applied];
  cache.applied.set(schema, list);
  return list;
}

/** The same for several schemas that all have to hold. */
export function appliedByAll(schemas: readonly Schema[], cache: ExampleCache): readonly SchemaObject[] {
  const [only] = schemas;
  if (schemas.length === 1 && only) return appliedBy(only, cache);
  return [...new Set(schemas.flatMap((schema) => appliedBy(schema, cache)))];
}

function collect(schema: Schema, cache: ExampleCache, applied: Set<SchemaObject>, names: Set<string>): void {
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
  if (hasSiblingKeywords(schema)) applied.add({ ...emptySchema, ...schema, kind: 'schema' });
  const target = cache.schemas.get(schema.name);
  if (!target || names.has(schema.name)) return;
  names.add(schema.name);
  collect(target.schema, cache, applied, names);
}

/** What examples of a schema are remembered by: a reference without such keywords beside it stands for its target. */
export function identityOf(schema: Schema, { schemas }: ExampleCache): Schema {
  const target = schema.kind === 'reference' && !hasSiblingKeywords(schema) ? schemas.get(schema.name) : undefined;
  return target?.schema ?? schema;
}

/** Whether a reference has keywords beside it that matter to a value. */
function hasSiblingKeywords(reference: SchemaReference): boolean {
  return (
    reference.readOnly || reference.writeOnly || supplies.some((supply) => suppliedBy(reference, supply).length > 0)
  );
}

/** Whether a text matches an author's pattern; undefined when the limit of steps is reached. */
export function matches(source: string, text: string, cache: ExampleCache): boolean | undefined {
  const pattern = patternOf(source, cache);
  return pattern && matchesPattern(pattern, text);
}

/** An author's pattern, read once. */
export function patternOf(source: string, cache: ExampleCache): Pattern | undefined {
  if (!cache.patterns.has(source)) cache.patterns.set(source, readPattern(source));
  return cache.patterns.get(source);
}
