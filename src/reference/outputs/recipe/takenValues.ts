import { isScalar, type Json } from '../../json';
import { toPlainPointer } from '../../pointer';
import { type Expression, readExpression, splitValue } from '../../workflows/expressions';
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

/** What a step takes from elsewhere, as pages show it, and which outputs of earlier steps these are. */
export function takenBy(
  { written: { parameters, payload } }: WorkflowStep,
  numbers: ReadonlyMap<string, number>,
  number: number,
): { values: TakenValue[]; uses: OutputUse[] } {
  const found = [
    ...parameters.map((each) => ({ ...each, pointer: '' })),
    ...(payload === undefined ? [] : leavesOf(payload, []).map(({ keys, value }) => bodyValue(keys, value))),
  ];
  const values = found.flatMap(({ in: place, name, pointer, value }): TakenValue[] => {
    const from = sourcesOf(value, numbers);
    return from.length === 0 ? [] : [{ in: place, name, pointer, from }];
  });
  const uses = found.flatMap(({ in: place, name, value }) =>
    expressionsOf(value).flatMap((expression): OutputUse[] =>
      expression.kind === 'step' ? [{ step: expression.step, output: expression.output, number, in: place, name }] : [],
    ),
  );
  return { values, uses };
}

function bodyValue(keys: string[], value: Json): { in: 'body'; name: string; pointer: string; value: Json } {
  return { in: 'body', name: fieldName(keys), pointer: toPlainPointer(keys), value };
}

function sourcesOf(value: Json, numbers: ReadonlyMap<string, number>): ValueSource[] {
  return expressionsOf(value).flatMap((expression): ValueSource[] => {
    if (expression.kind === 'input') return [{ kind: 'input', name: expression.name }];
    const number = expression.kind === 'step' ? numbers.get(expression.step) : undefined;
    return number === undefined ? [] : [{ kind: 'step', number }];
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
