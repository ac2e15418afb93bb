import type { Json } from '../json';
import { fieldRows, statedBy } from '../keywords/table';
import type { SchemaObject } from '../model';
import { sampleArray } from './arrays';
import { sampleObject } from './objects';
import type { Attempt, ValuePosition } from './sampling';
import { numbers, texts } from './scalars';
import type { ValueType } from './types';

const undecidedRows = fieldRows.filter(({ undecidedFrom }) => undecidedFrom !== undefined);

/** Whether a value that is made from all parts can still be one that they do not accept. */
export function needsCheck(part: SchemaObject): boolean {
  return undecidedRows.some((row) => {
    const stated = statedBy(part, row);
    const count = Array.isArray(stated) ? stated.length : 1;
    return stated !== undefined && count >= (row.undecidedFrom ?? 0);
  });
}

/** Whether a text or number of the right type can be one that the part does not accept. */
function isLimited(part: SchemaObject): boolean {
  return part.constraints.length > 0 || part.format !== undefined || needsCheck(part);
}

/** Values of a type, the plainest first, all of which keep the limits of their parts where they can. */
export function* valuesOf(
  type: ValueType,
  parts: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  isAccepted: (value: Json) => boolean,
): Generator<Json> {
  const { cache, strict } = attempt;
  const keeps = parts.some(isLimited) ? isAccepted : () => true;
  switch (type) {
    case 'string':
      yield* kept(texts(parts, position.variant, cache), keeps, strict);
      if (parts.some(needsCheck)) yield* kept(texts(parts, position.variant + 1, cache), keeps, true);
      return;
    case 'integer':
    case 'number':
      yield* kept(numbers(parts, type === 'integer', position.variant), keeps, strict);
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
      yield* structures(type, parts, attempt, position);
  }
}

/** Values that keep the limits; where none does, the first one if that is allowed. */
function* kept<T extends Json>(values: Iterable<T>, keeps: (value: T) => boolean, strict: boolean): Generator<T> {
  let first: T | undefined;
  let found = false;
  for (const value of values) {
    if (first === undefined) first = value;
    if (!keeps(value)) continue;
    found = true;
    yield value;
  }
  if (!found && !strict && first !== undefined) yield first;
}

/** How a list or an object is made: with which of the values inside, and whether with no more than it needs. */
type Way = readonly [variant: number, brief: boolean];
const plainWay: readonly Way[] = [[0, false]];
const furtherWays: readonly Way[] = [
  [0, true],
  [1, false],
  [1, true],
  [2, false],
];

/** Lists and objects: in full, with other values inside, and with no more than they need. */
function* structures(
  type: 'array' | 'object',
  parts: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
): Generator<Json> {
  for (const [more, brief] of position.isThorough ? furtherWays : plainWay) {
    const { left } = attempt;
    const inner = { ...position, variant: position.variant + more };
    const value = type === 'array' ? sampleArray(parts, attempt, inner) : sampleObject(parts, attempt, inner, brief);
    if (value !== undefined) yield value;
    if (attempt.left < 0) return;
    attempt.left = left;
  }
  if (type === 'array' && position.isThorough) yield [];
}
