import type { Json } from '../json';
import { toJsonText } from '../jsonText';
import { limitsBy } from '../keywords/limits';
import { fieldRows, statedBy } from '../keywords/table';
import { isJsonType } from '../mediaType';
import type { SchemaObject } from '../model';
import type { ValueType } from '../schemas/valueTypes';
import { sampleArray } from './arrays';
import { sampleObject } from './objects';
import type { Attempt, ValuePosition } from './sampling';
import { numbers, texts } from './scalars';

const undecidedRows = fieldRows.filter(({ undecidedFrom }) => undecidedFrom !== undefined);

/** Whether a value that is made by all schemas that apply can still be one that they do not accept. */
export function needsCheck(subschema: SchemaObject): boolean {
  return undecidedRows.some((row) => {
    const stated = statedBy(subschema, row);
    const count = Array.isArray(stated) ? stated.length : 1;
    return stated !== undefined && count >= (row.undecidedFrom ?? 0);
  });
}

/** Whether a text or number of the right type can be one that a schema does not accept. */
function isLimited(subschema: SchemaObject): boolean {
  return subschema.constraints.length > 0 || subschema.format !== undefined || needsCheck(subschema);
}

/**
 * Values of a type, the plainest first, all of which keep the limits of the schemas where they can. The libraries make one,
 * not the next where that is refused.
 */
export function* valuesOf(
  type: ValueType,
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  isAccepted: (value: Json) => boolean,
): Generator<Json> {
  const { mustBeAccepted } = attempt;
  const keeps = applied.some(isLimited) ? isAccepted : () => true;
  switch (type) {
    case 'string':
      yield* kept(contentTexts(applied, attempt, position), keeps, true);
      yield* kept(texts(applied, position.variant, attempt), keeps, mustBeAccepted);
      if (applied.some(needsCheck)) yield* kept(texts(applied, position.variant + 1, attempt), keeps, true);
      return;
    case 'integer':
    case 'number':
      yield* kept(numbers(applied, type === 'integer', position.variant), keeps, mustBeAccepted);
      return;
    case 'boolean':
      yield position.variant % 2 === 0;
      yield position.variant % 2 !== 0;
      return;
    case 'null':
      yield null;
      return;
    case 'any':
      yield* [{}, 'text', 1, true, []];
      return;
    default:
      yield* structures(type, applied, attempt, position);
  }
}

/** Texts that are the JSON of a value that a schema describes (`contentSchema`). */
function* contentTexts(applied: readonly SchemaObject[], attempt: Attempt, position: ValuePosition): Generator<string> {
  const schemas = applied.flatMap(({ contentSchema }) => contentSchema ?? []);
  const isJson = limitsBy(applied, 'contentMediaType').some((type) => isJsonType(String(type)));
  if (schemas.length === 0 || !isJson || limitsBy(applied, 'contentEncoding').length > 0) return;
  const value = attempt.sample(schemas, attempt, position);
  if (value !== undefined) yield toJsonText(value);
}

/** Values that keep the limits; where none does, the first one if that is allowed. */
function* kept<T extends Json>(
  values: Iterable<T>,
  keeps: (value: T) => boolean,
  mustBeAccepted: boolean,
): Generator<T> {
  let first: T | undefined;
  let found = false;
  for (const value of values) {
    if (first === undefined) first = value;
    if (!keeps(value)) continue;
    found = true;
    yield value;
  }
  if (!found && !mustBeAccepted && first !== undefined) yield first;
}

/** How a list or an object is made: with which of the values inside, and whether with no more than it needs. */
type Composition = readonly [variant: number, brief: boolean];
const plainCompositions: readonly Composition[] = [[0, false]];
const thoroughCompositions: readonly Composition[] = [
  [0, true],
  [1, false],
  [1, true],
  [2, false],
];

/** Lists and objects: in full, with other values inside, and with no more than they need. */
function* structures(
  type: 'array' | 'object',
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
): Generator<Json> {
  for (const [more, brief] of position.isThorough ? thoroughCompositions : plainCompositions) {
    const { valuesLeft } = attempt;
    const inner = { ...position, variant: position.variant + more };
    const value =
      type === 'array' ? sampleArray(applied, attempt, inner) : sampleObject(applied, attempt, inner, brief);
    if (value !== undefined) yield value;
    if (attempt.valuesLeft < 0) return;
    attempt.valuesLeft = valuesLeft;
  }
  if (type === 'array' && position.isThorough) yield [];
}
