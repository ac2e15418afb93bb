import { isScalar, type Json } from '../../json';
import { toPlainPointer } from '../../pointer';
import { type Expression, knownName, readExpression, splitValue } from '../../workflows/expressions';
import { fieldName } from '../../workflows/values';
import type { WorkflowStep } from '../../workflows/workflow';
import type { TakenValue, ValueSource } from './recipe';

/** A value with an expression in it that names an earlier step, and the output that it takes. */
export interface OutputUse {
  step: string;
  output: string;
  number: number;
  in: TakenValue['in'];
  name: string;
}

/** What is known in a workflow: its inputs, and of each step by its id the number and the names of its outputs. */
export interface KnownNames {
  inputs: ReadonlySet<string>;
  steps: ReadonlyMap<string, { number: number; outputs: ReadonlySet<string> }>;
}

/** What a step takes from elsewhere, as pages show it, and which outputs of earlier steps these are. */
export function takenBy(
  { written: { parameters, payload } }: WorkflowStep,
  known: KnownNames,
  number: number,
): { values: TakenValue[]; uses: OutputUse[] } {
  const found = [
    ...parameters.map((each) => ({ ...each, pointer: '' })),
    ...(payload === undefined ? [] : leavesOf(payload, []).map(({ keys, value }) => bodyValue(keys, value))),
  ];
  const values = found.flatMap(({ in: place, name, pointer, value }): TakenValue[] => {
    const from = sourcesOf(value, known);
    return from.length === 0 ? [] : [{ in: place, name, pointer, from }];
  });
  const uses = found.flatMap(({ in: place, name, value }) =>
    expressionsOf(value).flatMap((expression): OutputUse[] => {
      if (expression.kind !== 'step') return [];
      const { step } = expression;
      const output = knownName(expression, (each) => known.steps.get(step)?.outputs.has(each) ?? false).name;
      return [{ step, output, number, in: place, name }];
    }),
  );
  return { values, uses };
}

function bodyValue(keys: string[], value: Json): { in: 'body'; name: string; pointer: string; value: Json } {
  return { in: 'body', name: fieldName(keys), pointer: toPlainPointer(keys), value };
}

function sourcesOf(value: Json, { inputs, steps }: KnownNames): ValueSource[] {
  return expressionsOf(value).flatMap((expression): ValueSource[] => {
    if (expression.kind === 'input')
      return [{ kind: 'input', name: knownName(expression, (each) => inputs.has(each)).name }];
    const step = expression.kind === 'step' ? steps.get(expression.step) : undefined;
    return step === undefined ? [] : [{ kind: 'step', number: step.number }];
  });
}

/** The runtime expressions in a text. */
export function expressionsOf(value: Json): Expression[] {
  if (typeof value !== 'string') return [];
  return splitValue(value).flatMap(({ text, isExpression }) => (isExpression ? [readExpression(text)] : []));
}

/** The plain values of a payload, with the keys that lead to them. */
function leavesOf(value: Json, keys: string[]): { keys: string[]; value: Json }[] {
  if (isScalar(value)) return [{ keys, value }];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item as Json, [...keys, key]));
}
