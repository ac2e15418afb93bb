import { type Json, valueKey } from '../json';
import type { Description } from '../load/description';
import type { Example, NamedSchema, Operation, Property, ReferenceModel, Schema, SchemaObject } from '../model';
import { type Pattern, readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import { sizeOfTree } from '../repetition';
import { secretVariables } from '../request/authorise';
import type { MadeExample, OperationRequest, SampleOptions } from '../sampleRequest';
import { type Direction, targetOf } from '../schema';
import { type AppliedCache, createAppliedCache, hasSiblingKeywords } from '../schemas/appliedSchemas';
import type { Steps } from '../validate/run';
import type { Validator } from '../validate/validator';
import { credentialsOf } from './credentials';

/** Data that the examples of one description share. The libraries start over at each place. */
export interface ExampleCache extends AppliedCache {
  /** The names of the schemas that have one: they have one example, whether they are asked for themselves or by a reference. */
  names: ReadonlyMap<Schema, string>;
  patterns: Map<string, Pattern | undefined>;
  /** What is known of the properties of objects to which these schemas apply. */
  fields: Record<Direction, WeakMap<readonly SchemaObject[], Fields>>;
  /** The author's own values of what these schemas apply to, or one alone. */
  stated: Record<Direction, WeakMap<readonly SchemaObject[] | SchemaObject, readonly Json[]>>;
  /** The same list with the schemas of all members of its unions. */
  withMembers: WeakMap<readonly SchemaObject[], readonly SchemaObject[]>;
  /** The properties of a schema by their names. */
  rows: WeakMap<SchemaObject, ReadonlyMap<string, readonly Property[]>>;
  /** Plain values that are the same wherever their schema stands. */
  plain: Map<Schema, Json>;
  /**
   * Whether the schema accepts a value in this direction; one that is not in the description accepts any. The author's
   * values in it that `acceptsStated` has accepted may miss their limits here, too.
   */
  accepts: Validator['accepts'];
  /** The same for a value that the author states, which may miss lengths, limits other than `multipleOf`, patterns and formats. */
  acceptsStated: Validator['accepts'];
  /** What the site says about samples, and the server of the API that their base URL stands for. */
  samples?: SampleOptions & { server: string };
  /** The environment variables of all secrets and of the base URL, which no value of an address may have. */
  variables: ReadonlySet<string>;
  /** What fields are called that hold what a header or another part of the request sends already. */
  credentials: ReadonlySet<string>;
  /** Requests that were made. */
  requests: Map<Operation, OperationRequest>;
  /** Examples that were made, by their schema; those of a named one by that. The short ones are of requests. */
  made: Record<Direction | 'short', Map<Schema, Json>>;
  /** Examples of all fields that were made beside the author's. */
  wholes: WeakMap<readonly Example[], MadeExample>;
  /** Schemas whose example takes too many steps to be one that is known to be accepted. */
  unchecked: Set<Schema>;
  /** The steps that all examples may take. */
  steps: Steps;
}

/** The steps that all examples of a description may take. Those of GitHub's take one for 20 characters. */
export function exampleSteps({ document, source = document }: Pick<Description, 'document' | 'source'>): Steps {
  return { left: 100_000 + sizeOfTree(source) / 4 };
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

/**
 * Makes the cache of the examples of one description. Without its validator, every value counts as accepted. Once all
 * examples have taken `steps`, those that follow are made without asking whether their schemas accept them.
 */
export function createExampleCache(
  schemas: Map<string, NamedSchema>,
  validator?: Validator,
  samples?: ExampleCache['samples'],
  securitySchemes: ReferenceModel['securitySchemes'] = [],
  steps: Steps = { left: Number.POSITIVE_INFINITY },
): ExampleCache {
  return {
    steps,
    ...(samples ? { samples } : {}),
    variables: new Set([
      ...secretVariables(securitySchemes.map(({ name }) => name)),
      ...(samples ? [samples.baseUrlVariable] : []),
    ]),
    credentials: credentialsOf(securitySchemes),
    names: new Map(
      [...schemas.values()].flatMap(({ name, schema }) => (schema.kind === 'reference' ? [] : [[schema, name]])),
    ),
    ...acceptance(validator),
    ...createAppliedCache(schemas),
    withMembers: new WeakMap(),
    patterns: new Map(),
    fields: { request: new WeakMap(), response: new WeakMap() },
    stated: { request: new WeakMap(), response: new WeakMap() },
    rows: new WeakMap(),
    plain: new Map(),
    requests: new Map(),
    made: { request: new Map(), response: new Map(), short: new Map() },
    wholes: new WeakMap(),
    unchecked: new Set(),
  };
}

function acceptance(validator: Validator | undefined): Pick<ExampleCache, 'accepts' | 'acceptsStated'> {
  if (!validator) return { accepts: () => true, acceptsStated: () => true };
  const missing = new Set<string>();
  return {
    accepts: (schema, value, direction, steps, leniency) => {
      const isOfAuthor = (inner: Json): boolean => missing.has(valueKey(inner));
      let isMissed = false;
      const mayMiss = (inner: Json): boolean => {
        isMissed ||= isOfAuthor(inner);
        return false;
      };
      if (validator.accepts(schema, value, direction, steps, { ...leniency, mayMiss })) return true;
      // A limit is dropped where it refuses what the author wrote, and only then: behind `not` it may be what accepts it.
      return isMissed && validator.accepts(schema, value, direction, steps, { ...leniency, mayMiss: isOfAuthor });
    },
    acceptsStated: (schema, value, direction, steps, leniency) => {
      if (validator.accepts(schema, value, direction, steps, leniency)) return true;
      const missed: string[] = [];
      const mayMiss = (inner: Json): boolean => missed.push(valueKey(inner)) > 0;
      if (!validator.accepts(schema, value, direction, steps, { ...leniency, mayMiss })) return false;
      for (const key of missed) missing.add(key);
      return true;
    },
  };
}

/** What examples of a schema are remembered by: a reference without such keywords beside it stands for its target. */
export function identityOf(schema: Schema, { schemas }: ExampleCache): Schema {
  const target = schema.kind === 'reference' && !hasSiblingKeywords(schema) ? targetOf(schema, schemas) : undefined;
  return target ?? schema;
}

/** Whether a text matches an author's pattern; undefined when the limit of steps is reached. They are among those of all examples. */
export function matches(source: string, text: string, cache: ExampleCache): boolean | undefined {
  const pattern = patternOf(source, cache);
  return pattern && matchesPattern(pattern, text, cache.steps);
}

/** An author's pattern, read once. */
export function patternOf(source: string, cache: ExampleCache): Pattern | undefined {
  if (!cache.patterns.has(source)) cache.patterns.set(source, readPattern(source));
  return cache.patterns.get(source);
}
