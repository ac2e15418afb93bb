import { isJsonObject, type Json } from '../json';
import type { Schema } from '../model';
import { setOwn } from '../setOwn';
import { OutOfSteps } from '../validate/run';
import type { Attempt, LeftOut } from './sampling';

/** Steps that may be taken for all that was left out of an example. */
const maxSteps = 2_000;
/** Values of one field or item that is put back. */
const maxValues = 100;

/** A field or an item that is put back, by what it was left out of. */
type Additions = Map<Json, (LeftOut & { value: Json })[]>;

/**
 * A value with the fields and items that it was left without although they can be made: those that more than one alternative
 * of a `oneOf` accepts, as alternatives without required fields do. They have the first alternative. The libraries take it,
 * too, wherever it stands, without asking whether another one would be accepted.
 */
export function putBack(schema: Schema, value: Json, attempt: Attempt): Json {
  if (attempt.leftOut.length === 0) return value;
  const steps = { left: maxSteps };
  try {
    const whole = fill(value, { ...attempt, steps, mustBeAccepted: false });
    return whole === value || attempt.cache.accepts(schema, whole, attempt.direction, steps, { mayOverlap: true })
      ? whole
      : value;
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    return value;
  }
}

function fill(value: Json, attempt: Attempt): Json {
  const holders = new Set<Json>();
  collectHolders(value, holders);
  const additions: Additions = new Map();
  for (const left of attempt.leftOut) {
    const { holder, name, schemas, position } = left;
    if (!holders.has(holder) || additions.get(holder)?.some((other) => other.name === name)) continue;
    const inner: Attempt = { ...attempt, valuesLeft: maxValues, leftOut: [] };
    const made = attempt.sample(schemas, inner, position);
    const { cache, direction, steps } = attempt;
    if (
      made === undefined ||
      !schemas.every((schema) => cache.accepts(schema, made, direction, steps, { mayOverlap: true }))
    )
      continue;
    additions.set(holder, [...(additions.get(holder) ?? []), { ...left, value: fill(made, inner) }]);
  }
  return additions.size > 0 ? withAdditions(value, additions) : value;
}

function collectHolders(value: Json, holders: Set<Json>): void {
  if (!Array.isArray(value) && !isJsonObject(value)) return;
  holders.add(value);
  for (const inner of Object.values(value)) collectHolders(inner, holders);
}

function withAdditions(value: Json, additions: Additions): Json {
  const added = additions.get(value) ?? [];
  if (Array.isArray(value)) {
    return [...value.map((item) => withAdditions(item, additions)), ...added.map((each) => each.value)];
  }
  if (!isJsonObject(value)) return value;
  const fields = new Map(Object.entries(value).map(([name, inner]) => [name, withAdditions(inner, additions)]));
  for (const { name = '', value: inner } of added) fields.set(name, inner);
  const order = [...new Set([...(added[0]?.names ?? []), ...fields.keys()])];
  const whole: { [key: string]: Json } = {};
  for (const name of order) {
    const inner = fields.get(name);
    if (inner !== undefined) setOwn(whole, name, inner);
  }
  return whole;
}
