import type { Json } from '../json';
import type { Schema, SchemaObject } from '../model';
import { acceptsParts } from './accepts';
import { type Alternative, choicesOf } from './choices';
import { nothing, partsOfAll } from './parts';
import { type Attempt, keyOf, type Spot } from './sampling';
import { statedValues } from './stated';
import { typesOf } from './types';
import { leavesDoubt, valuesOf } from './values';

/** A value for parts that all have to hold: a stated one, else the first of those that can be made that they accept. */
export function sampleParts(parts: readonly SchemaObject[], attempt: Attempt, spot: Spot): Json | undefined {
  if (parts.includes(nothing)) return undefined;
  const { memory, direction, strict } = attempt;
  let fallback: Json | undefined;
  const isAccepted = (value: Json): boolean => {
    if (fallback === undefined) fallback = value;
    return acceptsParts(parts, value, { memory, direction, depth: 0 });
  };
  const own = ownValue(parts, attempt, spot, isAccepted);
  if (own.value !== undefined) return own.value;
  if (!own.isFixed) {
    const choices = parts.flatMap((part) => choicesOf(part, spot.outer));
    for (const isThorough of parts.some(leavesDoubt) ? [false, true] : [false]) {
      const found = chooseFrom(choices, parts, attempt, { ...spot, isThorough }, isAccepted);
      if (found !== undefined) return found;
    }
  }
  return strict || attempt.left < 0 ? undefined : fallback;
}

type IsAccepted = (value: Json) => boolean;

/** A value that the author stated, as far as it is accepted, and whether there can be no other one. */
function ownValue(
  parts: readonly SchemaObject[],
  { memory, direction }: Attempt,
  { variant }: Spot,
  isAccepted: IsAccepted,
): { value?: Json; isFixed: boolean } {
  const isFixed = parts.some((part) => part.const !== undefined || part.enum.length > 0);
  const fitting = statedValues(parts, direction, memory).filter(isAccepted);
  const value = isFixed ? fitting[variant % Math.max(1, fitting.length)] : fitting[variant];
  return { ...(value === undefined ? {} : { value }), isFixed };
}

/** Tries the alternatives of the first choice that is still open, with those of the next ones. */
function chooseFrom(
  [choice, ...rest]: Alternative[][],
  parts: readonly SchemaObject[],
  attempt: Attempt,
  spot: Spot,
  isAccepted: IsAccepted,
  base = parts,
): Json | undefined {
  if (!choice) return sampleTypes(base, parts, attempt, spot, isAccepted);
  for (const { schemas, member } of choice) {
    attempt.tries -= 1;
    if (attempt.tries < 0) return undefined;
    const { left } = attempt;
    const added = partsOfAll(schemas, attempt.memory).filter((part) => !parts.includes(part));
    if (added.includes(nothing) || (added.length === 0 && isOpenHere(member, parts, attempt))) continue;
    const inner = member ? { ...spot, branch: [...spot.branch, keyOf(member)] } : spot;
    const further = [...rest, ...added.flatMap((part) => choicesOf(part, spot.outer))];
    const value = chooseFrom(
      further,
      added.length > 0 ? [...parts, ...added] : parts,
      attempt,
      inner,
      isAccepted,
      base,
    );
    if (value !== undefined || attempt.left < 0) return value;
    attempt.left = left;
  }
  return undefined;
}

/** Whether a member of a union is what the union itself is a part of. */
function isOpenHere(member: Schema | undefined, parts: readonly SchemaObject[], { memory }: Attempt): boolean {
  return member?.kind === 'reference' && partsOfAll([member], memory).some((part) => parts.includes(part));
}

/** Values that the chosen members state, else plain ones of the types that all parts allow, until one is accepted. */
function sampleTypes(
  base: readonly SchemaObject[],
  parts: readonly SchemaObject[],
  attempt: Attempt,
  spot: Spot,
  isAccepted: IsAccepted,
): Json | undefined {
  const { memory, direction } = attempt;
  const isChecked = parts.some(leavesDoubt);
  if (parts !== base) {
    const keeps = (value: Json): boolean => acceptsParts(parts, value, { memory, direction, depth: 0 });
    const own = ownValue(parts, attempt, spot, (value) => isAccepted(value) && keeps(value));
    if (own.value !== undefined || own.isFixed) return own.value;
  }
  for (const type of typesOf(parts)) {
    for (const value of valuesOf(type, parts, attempt, spot)) {
      attempt.tries -= 1;
      if (attempt.tries < 0 || attempt.left < 0) return undefined;
      if (!isChecked || isAccepted(value)) return value;
    }
  }
  return undefined;
}
