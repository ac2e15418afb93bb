import type { JsonNumber } from '../exactNumber';
import { isScalar, type Json } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import { suppliedBy } from '../keywords/suppliedValues';
import type { NamedSchema, Schema, SchemaObject } from '../model';
import type { Direction } from '../schema';
import { appliedByAll } from '../schemas/appliedSchemas';
import { typesOf } from '../schemas/valueTypes';
import { OutOfSteps, type Steps } from '../validate/run';
import { createExampleCache, type ExampleCache, identityOf } from './exampleCache';
import { putBack } from './leftOut';
import { sampleValue } from './sampleValue';
import { type Attempt, acceptedByAll, keyOf, type Sample, takeSteps } from './sampling';
import { statedValues } from './statedValues';
import { needsCheck } from './values';

export type { Direction } from '../schema';
export type { ExampleCache } from './exampleCache';
export { createExampleCache, exampleSteps } from './exampleCache';

/** How deep optional fields of named schemas are filled: as deep as the example stays under `maxValues`. */
const depths = [1, 2, 3, 5, 8];
const maxValues = 200;
/** Values of an example that has none but required fields below its first named schema. */
const maxRequired = 20_000;
const maxTries = 5_000;
/** Tries at an example that is not checked, of which nearly all do. */
const maxUncheckedTries = 200;
/**
 * Steps of all attempts at one example: values that are tried, and schemas that these are checked by. The largest examples of
 * GitHub's description take 3,000.
 */
const maxSteps = 10_000;
/** Schemas that may be open inside one another, named or not. */
const maxNested = 50;

// Examples are made here for what no library gives together: patterns within a limit of steps (JavaScript's own engine may
// backtrack without end), values for either direction, an end to every cycle, and the same value every time. What a schema
// accepts is not decided here: the validator says so. For the 65 schemas of `__tests__/keywords.test.ts` that Ajv judges,
// openapi-sampler 1.7 made 30 values that are accepted, docusaurus-plugin-openapi-docs 5.2 made 15, and json-schema-faker,
// as openapi-to-postmanv2 ships it, 42, other ones each time. The comment of each file says what these libraries lack of it.

/**
 * Makes an example value of a schema, the same every time and one that the schema accepts: the author's own example,
 * default, constant or enumeration value where there is one, else the plainest value that keeps the limits. Recursion
 * ends where it is allowed to, and sooner where schemas are so closely linked that the example would be too long to
 * read. A schema that no value can satisfy gets a value that satisfies most of it.
 */
export function makeExample(
  schema: Schema,
  schemas: Map<string, NamedSchema>,
  direction: Direction,
  cache: ExampleCache = createExampleCache(schemas),
): Json {
  const made = cache.made[direction];
  const identity = identityOf(schema, cache);
  const known = made.get(identity) ?? createExample(schema, direction, cache);
  made.set(identity, known);
  return known;
}

/**
 * The same for a request, without optional fields of which the author gives no example. Where nothing is required, one field
 * stays, so that the body says something.
 */
export function makeShortExample(schema: Schema, cache: ExampleCache): Json {
  const identity = identityOf(schema, cache);
  const known = cache.made.short.get(identity) ?? shortOrWhole(schema, cache);
  cache.made.short.set(identity, known);
  return known;
}

/** The short example, unless only the one of all fields is accepted. */
function shortOrWhole(schema: Schema, cache: ExampleCache): Json {
  const short = createExample(schema, 'request', cache, true);
  if (mayBeAccepted(schema, short, cache)) return short;
  const whole = makeExample(schema, cache.schemas, 'request', cache);
  return mayBeAccepted(schema, whole, cache) ? whole : short;
}

/** Whether a schema accepts a value in a request, as far as that is found out within the steps of one example. */
function mayBeAccepted(schema: Schema, value: Json, cache: ExampleCache): boolean {
  return withinSteps(
    cache,
    (steps) => cache.accepts(schema, value, 'request', steps),
    () => true,
  );
}

/** Does what takes steps of an example; where these do not suffice, something else. */
function withinSteps<Result>(cache: ExampleCache, work: (steps: Steps) => Result, otherwise: () => Result): Result {
  const given = Math.min(maxSteps, Math.max(cache.steps.left, 0));
  const steps = { left: given };
  try {
    return work(steps);
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return otherwise();
  } finally {
    cache.steps.left -= given - steps.left;
  }
}

function createExample(schema: Schema, direction: Direction, cache: ExampleCache, isShort = false): Json {
  const stated = authorsExample(schema, direction, cache);
  if (stated !== undefined) return stated;
  const value = makeChecked(schema, direction, cache, isShort);
  if (value !== undefined) return value;
  return schema.kind === 'any' || schema.kind === 'never' ? {} : null;
}

/** An example that is accepted, else one that mostly is; where that takes too many steps, one that is not checked. */
function makeChecked(schema: Schema, direction: Direction, cache: ExampleCache, isShort: boolean): Json | undefined {
  const make = (steps: Steps): Json | undefined => {
    for (const mustBeAccepted of [true, false]) {
      const value = makeDeepest(schema, { cache, direction, isShort, steps, mustBeAccepted, triesLeft: maxTries });
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return withinSteps(cache, make, () => {
    cache.unchecked.add(schema);
    const unchecked: Given = {
      ...{ direction, isShort, mustBeAccepted: false, triesLeft: maxUncheckedTries },
      cache: { ...cache, accepts: () => true, acceptsStated: () => true, plain: new Map() },
      steps: { left: Number.POSITIVE_INFINITY },
    };
    return attemptAt(schema, 1, maxValues, unchecked).value;
  });
}

type Given = Pick<Attempt, 'cache' | 'direction' | 'isShort' | 'steps' | 'mustBeAccepted' | 'triesLeft'>;

/** The deepest example that is short enough: nearly all are at the greatest depth; for the others it is searched. */
function makeDeepest(schema: Schema, given: Given): Json | undefined {
  let [low, high] = [0, depths.length - 1];
  let next = high;
  let found: Json | undefined;
  while (low <= high) {
    const outcome = attemptAt(schema, depths[next] ?? 1, maxValues, given);
    if (!outcome.isTooLong) {
      if (outcome.value === undefined) return found;
      found = outcome.value;
      low = next + 1;
    } else high = next - 1;
    next = Math.floor((low + high) / 2);
  }
  return found ?? attemptAt(schema, 0, maxRequired, given).value;
}

function attemptAt(
  schema: Schema,
  maxNamedDepth: number,
  valuesLeft: number,
  given: Given,
): { value: Json | undefined; isTooLong: boolean } {
  const attempt: Attempt = { ...given, maxNamedDepth, valuesLeft, leftOut: [], sample };
  const value = sample([schema], attempt, { branch: [], outer: [], variant: 0, isThorough: false });
  const isTooLong = attempt.valuesLeft < 0;
  return { value: value === undefined || isTooLong ? value : putBack(schema, value, attempt), isTooLong };
}

/** The author's example of this very schema; it stands as it is, whatever the schema says. */
export function authorsExample(schema: Schema, direction: Direction, cache: ExampleCache): Json | undefined {
  const applied = appliedByAll([schema], cache);
  const [first] = applied;
  if (first === undefined || suppliedBy(first, 'constant').length > 0) return undefined;
  return suppliedBy(first, 'example').length > 0 ? statedValues(applied, direction, cache)[0] : undefined;
}

const sample: Sample = (schemas, attempt, position) => {
  if (schemas.every(({ kind }) => kind === 'any')) return {};
  attempt.valuesLeft -= 1;
  if (attempt.valuesLeft < 0) return undefined;
  const only = schemas.length === 1 ? schemas[0] : undefined;
  const plain = attempt.cache.plain;
  const known = only && position.variant === 0 ? plain.get(only) : undefined;
  if (known !== undefined) return known;
  const keys = schemas.map((schema) => attempt.cache.names.get(schema) ?? keyOf(schema));
  const applied = appliedByAll(schemas, attempt.cache);
  takeSteps(attempt, applied);
  // A part that comes again beside a new one is no recursion: an envelope in an envelope.
  if (position.branch.length > maxNested || keys.every((key) => position.branch.includes(key)))
    return isNullPossible(schemas, applied) && acceptedByAll(schemas, null, attempt) ? null : undefined;
  const value = sampleValue(schemas, applied, attempt, {
    ...position,
    outer: position.branch,
    branch: [...position.branch, ...keys],
    isThorough: false,
  });
  if (isPlain(value) && attempt.mustBeAccepted && only && position.variant === 0 && !applied.some(leavesChoice))
    plain.set(only, value);
  return value;
};

/** Whether null may end a value that would contain itself: `nullable` also says so of what a schema beside it refers to (3.0). */
function isNullPossible(schemas: readonly Schema[], applied: readonly SchemaObject[]): boolean {
  const areNullable = schemas.every((schema) => schema.kind === 'schema' && schema.nullable);
  return areNullable || typesOf(applied).some((type) => type === 'null' || type === 'any');
}

/** Whether a value holds no others. */
function isPlain(value: Json | undefined): value is string | JsonNumber | boolean {
  return value !== undefined && value !== null && isScalar(value);
}

function leavesChoice(subschema: SchemaObject): boolean {
  return needsCheck(subschema) || unionsOf(subschema).length > 0;
}
