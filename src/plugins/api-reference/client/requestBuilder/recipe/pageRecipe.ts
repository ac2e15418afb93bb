import { type Json, ownValue } from '../../../../../reference/json';
import {
  exchangeOf,
  fillStep,
  inputValue,
  readStep,
  type StepResult,
} from '../../../../../reference/outputs/recipe/fillStep';
import type { Recipe, RecipeInput, RecipeRequest, RecipeStep } from '../../../../../reference/outputs/recipe/recipe';
import type { SampleRequest } from '../../../../../reference/sampleRequest';
import type { RunContext } from '../../../../../reference/workflows/evaluate';
import type { CheckedRequest } from '../../../../../sandbox/check';

/** A step with the address of what its request is checked by; none where that is too large for a page. */
export type PageStep = RecipeStep & { contract?: string };

/** A recipe as its file has it. */
export type PageRecipe = Omit<Recipe, 'steps'> & { steps: PageStep[] };

/** A step that was checked: the request as it stood then, and what came of it. */
export interface CheckedStep extends StepResult {
  request: SampleRequest;
  checked: CheckedRequest;
}

/** What a reader has typed for each input, and the steps that were checked, by their ids. */
export interface RecipeRun {
  inputs: Readonly<Record<string, string>>;
  checked: Readonly<Record<string, CheckedStep>>;
}

/** A run at its start. A text without an example is another one each time, as names and keys often have to be. */
export function newRun({ inputs }: PageRecipe): RecipeRun {
  return { inputs: Object.fromEntries(inputs.map((input) => [input.name, initialText(input)])), checked: {} };
}

function initialText({ name, type, initial, isSecret }: RecipeInput): string {
  if (initial !== undefined) return initial;
  if (isSecret) return 'any-token';
  const texts = {
    string: `${name}-${Math.floor(1000 + Math.random() * 9000)}`,
    number: '1',
    boolean: 'true',
    json: '{}',
  };
  return texts[type];
}

/** A run after a step was checked. What came after the step is dropped, since it was made from what the step gave before. */
export function withChecked({ steps }: PageRecipe, run: RecipeRun, at: number, checked: CheckedStep): RecipeRun {
  const earlier = steps.slice(0, at).map(({ id }) => id);
  const kept = Object.entries(run.checked).filter(([id]) => earlier.includes(id));
  const id = steps[at]?.id;
  return { ...run, checked: { ...Object.fromEntries(kept), ...(id === undefined ? {} : { [id]: checked }) } };
}

/** What is known before a step. */
export function contextOf({ inputs, steps }: PageRecipe, run: RecipeRun, at: number): RunContext {
  const values = inputs.map((input): [string, Json] => [
    input.name,
    inputValue(ownValue(run.inputs, input.name) ?? '', input),
  ]);
  const earlier = steps.slice(0, at).flatMap(({ id }) => (run.checked[id] ? [[id, run.checked[id].outputs]] : []));
  return { inputs: Object.fromEntries(values), outputs: Object.fromEntries(earlier) };
}

/** Checks the request of a step, and takes its outputs. Rejects when the contract cannot be loaded. */
export async function checkStep(step: RecipeRequest & { contract: string }, context: RunContext): Promise<CheckedStep> {
  const { checkInPage } = await import('../check/checkInPage');
  const { request } = fillStep(step, context);
  const checked = await checkInPage(request, step.contract, new Map());
  return { request, checked, ...readStep(step, exchangeOf(request, checked.response), context) };
}

/** Whether the next step can follow: all is as the workflow says, and nothing is missing. */
export function hasPassed({ checked, unmet, missing }: CheckedStep): boolean {
  return checked.response.status < 400 && unmet.length === 0 && missing.length === 0;
}
