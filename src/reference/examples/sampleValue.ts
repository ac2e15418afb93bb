import { isSame, type Json } from '../json';
import { namedValues } from '../keywords/suppliedValues';
import type { Schema, SchemaObject } from '../model';
import { appliedByAll, neverSchema } from '../schemas/appliedSchemas';
import { typesOf } from '../schemas/valueTypes';
import { type Alternative, choicesOf } from './choices';
import { type Attempt, acceptedByAll, keyOf, takeSteps, type ValuePosition } from './sampling';
import { statedValues } from './statedValues';
import { needsCheck, valuesOf } from './values';

/**
 * A value for schemas that all have to hold: a stated one, else the first of those that can be made by them. The libraries
 * make one value, and do not ask whether it is accepted.
 */
export function sampleValue(
  schemas: readonly Schema[],
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
): Json | undefined {
  if (applied.includes(neverSchema)) return undefined;
  const { mustBeAccepted } = attempt;
  let fallback: Json | undefined;
  const isAccepted: IsAccepted = (value, mayMiss = false) => {
    if (fallback === undefined) fallback = value;
    return acceptedByAll(schemas, value, attempt, mayMiss ? 'acceptsStated' : 'accepts');
  };
  const own = ownValue(applied, attempt, position, isAccepted);
  if (own.value !== undefined) return own.value;
  if (!own.isFixed) {
    const choices = applied.flatMap((subschema) => choicesOf(subschema, position.outer));
    for (const isThorough of applied.some(needsCheck) ? [false, true] : [false]) {
      const found = chooseFrom(choices, applied, attempt, { ...position, isThorough }, isAccepted);
      if (found !== undefined) return found;
    }
  }
  return mustBeAccepted || attempt.valuesLeft < 0 ? undefined : fallback;
}

/** Whether a value is accepted; one that the author states may miss its limits. */
type IsAccepted = (value: Json, mayMiss?: boolean) => boolean;

/**
 * A value that the author stated, as far as it is accepted, and whether there can be no other one. It may miss its limits; of
 * those that are listed one that keeps them comes first.
 */
function ownValue(
  applied: readonly SchemaObject[],
  { cache, direction }: Attempt,
  { variant }: ValuePosition,
  isAccepted: IsAccepted,
): { value?: Json; isFixed: boolean } {
  const isFixed = applied.some((subschema) => namedValues(subschema).length > 0);
  const stated = statedValues(applied, direction, cache).filter((value) => isNamedByAll(value, applied));
  const fittingOnes = (mayMiss: boolean): Json[] => {
    const isFitting = (value: Json): boolean => isAccepted(value, mayMiss);
    if (variant > 0) return stated.filter(isFitting);
    const first = stated.find(isFitting);
    return first === undefined ? [] : [first];
  };
  const kept = isFixed ? fittingOnes(false) : [];
  const fitting = kept.length > 0 ? kept : fittingOnes(true);
  const value = fitting[isFixed ? variant % Math.max(1, fitting.length) : variant];
  return { ...(value === undefined ? {} : { value }), isFixed };
}

/** Whether a value is one of those that each schema names, also where it is made and no validator knows it. */
function isNamedByAll(value: Json, applied: readonly SchemaObject[]): boolean {
  const lists = applied.map(namedValues).filter((values) => values.length > 0);
  return lists.length < 2 || value === null || lists.every((values) => values.some((each) => isSame(each, value)));
}

/** Tries the alternatives of the first choice that is still open, with those of the next ones. */
function chooseFrom(
  [choice, ...rest]: Alternative[][],
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  isAccepted: IsAccepted,
  base = applied,
): Json | undefined {
  if (!choice) return sampleTypes(base, applied, attempt, position, isAccepted);
  for (const { schemas, member, union } of turned(choice, position.variant)) {
    takeSteps(attempt, applied);
    attempt.triesLeft -= 1;
    if (attempt.triesLeft < 0) return undefined;
    const { valuesLeft } = attempt;
    const added = appliedByAll(schemas, attempt.cache).filter((subschema) => !applied.includes(subschema));
    if (added.includes(neverSchema) || (added.length === 0 && isOpenHere({ member, union }, applied, base, attempt)))
      continue;
    const inner = member ? { ...position, branch: [...position.branch, keyOf(member)] } : position;
    const further = [...rest, ...added.flatMap((subschema) => choicesOf(subschema, position.outer))];
    const value = chooseFrom(
      further,
      added.length > 0 ? [...applied, ...added] : applied,
      attempt,
      inner,
      isAccepted,
      base,
    );
    if (value !== undefined || attempt.valuesLeft < 0) return value;
    attempt.valuesLeft = valuesLeft;
  }
  return undefined;
}

/** The alternatives from another one on, so that items of a list can differ. */
function turned(choice: Alternative[], variant: number): Alternative[] {
  const first = variant % Math.max(1, choice.length);
  return first === 0 ? choice : [...choice.slice(first), ...choice.slice(0, first)];
}

/**
 * Whether a member of a union is the schema that the union itself is in. One that holds beside the union anyway is not; in a
 * union of a chosen member nothing is chosen again.
 */
function isOpenHere(
  { member, union }: Pick<Alternative, 'member' | 'union'>,
  applied: readonly SchemaObject[],
  base: readonly SchemaObject[],
  { cache }: Attempt,
): boolean {
  if (member?.kind !== 'reference') return false;
  const around = union && base.includes(union) ? [union] : applied;
  return appliedByAll([member], cache).some((subschema) => around.includes(subschema));
}

/** Values that the chosen members state, else plain ones of the types that all schemas allow, until one is accepted. */
function sampleTypes(
  base: readonly SchemaObject[],
  applied: readonly SchemaObject[],
  attempt: Attempt,
  position: ValuePosition,
  isAccepted: IsAccepted,
): Json | undefined {
  const isChecked = applied.some(needsCheck);
  if (applied !== base) {
    const own = ownValue(applied, attempt, position, isAccepted);
    if (own.value !== undefined || own.isFixed) return own.value;
  }
  for (const type of typesOf(applied)) {
    for (const value of valuesOf(type, applied, attempt, position, isAccepted)) {
      takeSteps(attempt, applied);
      attempt.triesLeft -= 1;
      if (attempt.triesLeft < 0 || attempt.valuesLeft < 0) return undefined;
      if (!isChecked || isAccepted(value)) return value;
    }
  }
  return undefined;
}
