import { type EvaluationPlugin, Validation, type ValidationContext } from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import type { Json } from '../json';
import { sizeOfTree } from '../repetition';

type JsonNode = Parameters<EvaluationPlugin['beforeSchema'] & object>[1];

/**
 * Steps that a check of one value may take: a step is one schema that is evaluated on one value inside it. The largest
 * examples of GitHub's description take a few thousand.
 */
const maxSteps = 100_000;
/** One more for each so many characters of the value: most values take less, however long they are. */
const charactersPerStep = 4;
/** Beyond these, what is noted of a value would take more than half a gigabyte. */
const mostSteps = 400_000;
/** The same for all rows or records of one request, which are checked one by one. */
export const maxStepsTogether = 200_000;
/** References that may be open inside one another; a value of as many levels as are allowed takes a few for each. */
const maxOpen = 1_000;

/** The steps that the check of a value may take by itself. */
export function stepsFor(value: Json): number {
  return Math.min(maxSteps + Math.floor(sizeOfTree(value) / charactersPerStep), mostSteps);
}

/** The same for a value whose rows or records are checked one by one. */
export function stepsForParts(value: Json): number {
  return Math.max(maxStepsTogether, stepsFor(value));
}

/** How many more steps there may be; several checks can share them. */
export interface Steps {
  left: number;
}

/** The steps of a check are used up. */
export class OutOfSteps extends Error {}
/** A schema applies itself to the same value without end: `{allOf: [{$ref: itself}]}`. */
export class EndlessSchema extends Error {}
/** Schemas are nested too deeply in the course of a check. */
export class TooDeepSchema extends Error {}

/** What the library and its keywords note about a schema that is evaluated, for the keyword that asked for it. */
export type Context = ValidationContext & {
  dynamicAnchors?: Record<string, string>;
  instanceNode?: JsonNode;
  pluginHooks?: unknown;
  evaluatedProperties?: Set<string>;
  evaluatedItems?: Set<number>;
  evaluations?: object[];
};

/** What came of a schema on a value; `open` while it is not known. */
type Outcome = boolean | Noted | 'open';

interface Noted extends Pick<Context, 'evaluatedProperties' | 'evaluatedItems' | 'evaluations'> {
  isValid: boolean;
}

/** What a check lets pass. */
export interface Leniency {
  /** Whether several alternatives of a `oneOf` may accept a value. */
  mayOverlap?: boolean;
  /** Whether a value may miss lengths, limits, patterns and formats; is asked where it does. */
  mayMiss?: (value: Json) => boolean;
}

/** One check of a value. */
export interface Run extends Leniency {
  steps: Steps;
  /** Whether a value has missed a limit, and may. */
  isMissed: boolean;
  open: number;
  /** How many `oneOf` are open. */
  unions: number;
  /** Whether an alternative of a union extends the schema that lists it. */
  isLooped: boolean;
  /** By what else is noted, by value, then by schema and the dynamic scope that it is evaluated in. */
  outcomes: Map<unknown, Map<JsonNode, Map<string, Outcome>>>;
  /** Numbers of dynamic scopes that say the same, by their text, and by themselves. */
  scopes: Map<object | string, number>;
}

/** Begins a check. */
export function newRun(steps: Steps, leniency: Leniency): Run {
  return {
    ...leniency,
    steps,
    isMissed: false,
    open: 0,
    unions: 0,
    isLooped: false,
    outcomes: new Map(),
    scopes: new Map(),
  };
}

/** The run is kept where every keyword finds it, since evaluation is synchronous. */
export function runOf({ ast }: Context): Run {
  return (ast as unknown as { run: Run }).run;
}

/** Counts steps of a check. Throws OutOfSteps where there are no more. */
export function takeSteps(count: number, { steps }: Run): void {
  steps.left -= count;
  if (steps.left < 0) throw new OutOfSteps();
}

/**
 * Evaluates a schema on a value once in a run, however many ways lead to both: a chain of schemas of which each has the one
 * before twice would be evaluated 2^n times. Throws OutOfSteps, EndlessSchema and TooDeepSchema.
 */
export function evaluateOnce(address: string, instance: JsonNode, context: Context, run: Run): boolean {
  const outcomes = outcomesOf(instance, context, run);
  const key = context.dynamicAnchors ? `${scopeNumber(context.dynamicAnchors, run)} ${address}` : address;
  const known = outcomes.get(key);
  if (known === 'open') return breakLoop(instance, context, run);
  if (known !== undefined) return repeat(known, context);
  takeSteps(1, run);
  if (run.open >= maxOpen) throw new TooDeepSchema();
  run.open += 1;
  outcomes.set(key, 'open');
  const outcome = evaluate(address, instance, context);
  outcomes.set(key, outcome);
  run.open -= 1;
  return repeat(outcome, context);
}

/**
 * What a schema that is open says of the same value once more. Where an alternative extends the schema that lists it, that is
 * nothing: the schema itself is still checked. Any other loop is endless.
 */
function breakLoop(instance: JsonNode, { evaluatedProperties, evaluatedItems }: Context, run: Run): boolean {
  if (run.unions === 0) throw new EndlessSchema();
  run.isLooped = true;
  const type = Instance.typeOf(instance);
  if (type === 'object')
    for (const [name] of Instance.entries(instance)) evaluatedProperties?.add(Instance.value<string>(name));
  if (type === 'array') for (const [index] of [...Instance.iter(instance)].entries()) evaluatedItems?.add(index);
  return true;
}

function outcomesOf(instance: JsonNode, { plugins }: Context, { outcomes }: Run): Map<string, Outcome> {
  const byValue = outcomes.get(plugins) ?? new Map<JsonNode, Map<string, Outcome>>();
  outcomes.set(plugins, byValue);
  const found = byValue.get(instance) ?? new Map<string, Outcome>();
  byValue.set(instance, found);
  return found;
}

/** Scopes are made again and again; those that lead to the same schemas count as one. */
function scopeNumber(anchors: object, { scopes }: Run): number {
  const known = scopes.get(anchors);
  if (known !== undefined) return known;
  const text = JSON.stringify(Object.entries(anchors).sort(([a], [b]) => (a < b ? -1 : 1)));
  const number = scopes.get(text) ?? scopes.size;
  scopes.set(text, number);
  scopes.set(anchors, number);
  return number;
}

function evaluate(address: string, instance: JsonNode, context: Context): boolean | Noted {
  if (countOf(context.plugins) === 0) return Validation.interpret(address, instance, context);
  const noting: Context = {
    ...context,
    evaluatedProperties: new Set(),
    evaluatedItems: new Set(),
    evaluations: [],
  };
  const isValid = Validation.interpret(address, instance, noting);
  const { evaluatedProperties = new Set(), evaluatedItems = new Set(), evaluations = [] } = noting;
  return { isValid, evaluatedProperties, evaluatedItems, evaluations };
}

/** Notes for a keyword what was noted when the schema was evaluated. */
function repeat(outcome: boolean | Noted, context: Context): boolean {
  if (typeof outcome === 'boolean') return outcome;
  const { isValid, evaluatedProperties, evaluatedItems, evaluations = [] } = outcome;
  for (const name of evaluatedProperties ?? []) context.evaluatedProperties?.add(name);
  for (const index of evaluatedItems ?? []) context.evaluatedItems?.add(index);
  // Alternatives are told apart by their evaluations, so that each has its own.
  if (evaluations.length > 0)
    context.evaluations = [...(context.evaluations ?? []), ...evaluations.map((each) => ({ ...each }))];
  return isValid;
}

/** The plugins are a list, or the library's set of those that its keywords bring. */
function countOf(plugins: { length?: number; size?: number }): number {
  return plugins.length ?? plugins.size ?? 0;
}
