import type { Json } from '../json';
import type { NamedSchema, Schema, SchemaObject } from '../model';
import { acceptsAll, type Check } from './accepts';
import { createMemory, type Direction, identityOf, type Memory, partsOfAll } from './parts';
import { sampleParts } from './sampleParts';
import { type Attempt, keyOf, type Sample } from './sampling';
import { statedValues } from './stated';
import { leavesDoubt } from './values';

export type { Direction, Memory } from './parts';
export { createMemory } from './parts';

/** How deep optional fields of named schemas are filled: as deep as the example stays under `mostValues`. */
const depths = [1, 2, 3, 5, 8];
const mostValues = 200;
/** Values of an example that has none but required fields below its first named schema. */
const mostRequired = 20_000;
const mostTries = 5_000;
/** Schemas that may be open inside one another, named or not. */
const mostNested = 50;

/**
 * Makes an example value of a schema, the same every time and one that the schema accepts: the author's own example,
 * default, constant or enumeration value where there is one, else the plainest value that keeps the limits. Recursion
 * ends where it is allowed to, and sooner where schemas are so closely linked that the example would be too long to
 * read. A schema that no value can meet has a value that meets most of it.
 */
export function makeExample(
  schema: Schema,
  schemas: Map<string, NamedSchema>,
  direction: Direction,
  memory: Memory = createMemory(schemas),
): Json {
  const made = memory.made[direction];
  const identity = identityOf(schema, memory);
  const known = made.get(identity) ?? makeAnew(schema, direction, memory);
  made.set(identity, known);
  return known;
}

function makeAnew(schema: Schema, direction: Direction, memory: Memory): Json {
  const stated = statedValues(partsOfAll([schema], memory), direction, memory)[0];
  if (stated !== undefined && isAuthors(schema, memory)) return stated;
  for (const strict of [true, false]) {
    const value = makeDeepest(schema, { memory, direction, strict });
    if (value !== undefined) return value;
  }
  return schema.kind === 'any' || schema.kind === 'never' ? {} : null;
}

/** The deepest example that is short enough: nearly all are at the greatest depth; for the others it is searched. */
function makeDeepest(schema: Schema, given: Pick<Attempt, 'memory' | 'direction' | 'strict'>): Json | undefined {
  let [low, high] = [0, depths.length - 1];
  let next = high;
  let found: Json | undefined;
  while (low <= high) {
    const outcome = attemptAt(schema, depths[next] ?? 1, mostValues, given);
    if (!outcome.isTooLong) {
      if (outcome.value === undefined) return found;
      found = outcome.value;
      low = next + 1;
    } else high = next - 1;
    next = Math.floor((low + high) / 2);
  }
  return found ?? attemptAt(schema, 0, mostRequired, given).value;
}

function attemptAt(
  schema: Schema,
  deepest: number,
  left: number,
  given: Pick<Attempt, 'memory' | 'direction' | 'strict'>,
): { value: Json | undefined; isTooLong: boolean } {
  const attempt: Attempt = { ...given, deepest, left, tries: mostTries, sample };
  const value = sample([schema], attempt, { branch: [], outer: [], variant: 0, isThorough: false });
  return { value, isTooLong: attempt.left < 0 };
}

/** Whether the author gave an example of this very schema; it stands as it is, whatever the schema says. */
function isAuthors(schema: Schema, memory: Memory): boolean {
  const [first] = partsOfAll([schema], memory);
  return first !== undefined && first.const === undefined && first.examples.length > 0;
}

const sample: Sample = (schemas, attempt, spot) => {
  if (schemas.every(({ kind }) => kind === 'any')) return {};
  attempt.left -= 1;
  if (attempt.left < 0) return undefined;
  const only = schemas.length === 1 ? schemas[0] : undefined;
  const plain = attempt.memory.plain;
  const known = only && spot.variant === 0 ? plain.get(only) : undefined;
  if (known !== undefined) return known;
  const keys = schemas.map(keyOf);
  const check: Check = { memory: attempt.memory, direction: attempt.direction, depth: 0 };
  if (spot.branch.length > mostNested || keys.some((key) => spot.branch.includes(key)))
    return acceptsAll(schemas, null, check) ? null : undefined;
  const parts = partsOfAll(schemas, attempt.memory);
  const value = sampleParts(parts, attempt, {
    ...spot,
    outer: spot.branch,
    branch: [...spot.branch, ...keys],
    isThorough: false,
  });
  if (isPlain(value) && attempt.strict && only && spot.variant === 0 && !parts.some(leavesChoice))
    plain.set(only, value);
  return value;
};

/** Whether a value holds no others. */
function isPlain(value: Json | undefined): value is string | number | boolean {
  return value !== undefined && typeof value !== 'object';
}

function leavesChoice(part: SchemaObject): boolean {
  return leavesDoubt(part) || part.oneOf.length + part.anyOf.length > 0;
}
