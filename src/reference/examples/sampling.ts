import type { Json } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import type { Schema, SchemaObject } from '../model';
import type { Direction } from '../schema';
import { isNullOnly } from '../schemas/shape';
import { OutOfSteps, type Steps } from '../validate/run';
import type { ExampleCache } from './exampleCache';

/** One attempt at an example. The libraries limit how deep references go, not how many values there are. */
export interface Attempt {
  cache: ExampleCache;
  direction: Direction;
  /** Whether optional fields are left out of which the author gives no example. */
  isShort: boolean;
  /** How many named schemas may be open inside one another before optional fields of named schemas are left out. */
  maxNamedDepth: number;
  /** How many more values may be made; below zero the attempt has failed. */
  valuesLeft: number;
  /** How many more tries there may be, of which most are given up. */
  triesLeft: number;
  /** The steps of all attempts at this example, and of the checks of what they make. */
  steps: Steps;
  /** Whether only a value that its schema accepts will do. */
  mustBeAccepted: boolean;
  /** What was left out of objects and lists, since nothing would do. */
  leftOut: LeftOut[];
  sample: Sample;
}

/** A field or an item that could be left out, and was. */
export interface LeftOut {
  holder: { [key: string]: Json } | Json[];
  /** The field's name, and all names in their order; an item has none, since it is the last one. */
  name?: string;
  names?: readonly string[];
  schemas: readonly Schema[];
  position: ValuePosition;
}

/** Where in an example a value stands. */
export interface ValuePosition {
  /** What is being sampled around it: named schemas by their name, others themselves. */
  branch: readonly (string | Schema)[];
  /** The same without the schemas of the value itself. */
  outer: readonly (string | Schema)[];
  /** Which of several plain values is made first, so that items of a list can differ. */
  variant: number;
  /** Whether further values are tried, since none of the plainest would do. */
  isThorough: boolean;
}

/** Makes a value that all of the schemas accept; undefined stands for "there is none". */
export type Sample = (schemas: readonly Schema[], attempt: Attempt, position: ValuePosition) => Json | undefined;

/** Whether all of the schemas accept a value. */
export function acceptedByAll(
  schemas: readonly Schema[],
  value: Json,
  { cache, direction, steps }: Pick<Attempt, 'cache' | 'direction' | 'steps'>,
  accepts: 'accepts' | 'acceptsStated' = 'accepts',
): boolean {
  return schemas.every((schema) => cache[accepts](schema, value, direction, steps));
}

/** Schemas that all have to hold for a value, as many as make one more step. */
const appliedPerStep = 5;

/** Steps of matching a name with the pattern of a property. */
const stepsPerPattern = 20;

/** Counts the steps of matching a name with the patterns of all schemas that apply. */
export function takePatternSteps(attempt: Pick<Attempt, 'steps'>, applied: readonly SchemaObject[]): void {
  const patterns = applied.reduce((count, { patternProperties }) => count + patternProperties.length, 0);
  takeSteps(attempt, [], patterns * stepsPerPattern);
}

/** Counts steps of an example, and more where many schemas apply; throws OutOfSteps where there are no more. */
export function takeSteps({ steps }: Pick<Attempt, 'steps'>, applied: readonly SchemaObject[] = [], count = 1): void {
  steps.left -= count + Math.floor(applied.length / appliedPerStep);
  if (steps.left < 0) throw new OutOfSteps();
}

/** What a schema is called on the way down: its name, also that of a reference in a wrapper of its own, or itself. */
export function keyOf(schema: Schema): string | Schema {
  if (schema.kind === 'reference') return schema.name;
  if (schema.kind !== 'schema' || schema.properties.length > 0) return schema;
  const members = [schema.allOf, ...unionsOf(schema)].flat().filter((member) => !isNullOnly(member));
  const [only] = members;
  return members.length === 1 && only?.kind === 'reference' ? only.name : schema;
}

/** How many named schemas are open. */
export function namesIn(branch: ValuePosition['branch']): number {
  return branch.filter((open) => typeof open === 'string').length;
}
