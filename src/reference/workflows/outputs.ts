import type { Operation, Response } from '../model';
import type { Node } from '../node';
import { asNode } from '../node';
import { extendPointer } from '../pointer';
import { readExpression } from './expressions';
import type { Scope } from './scope';
import { canHaveAt, namesAt } from './valueAtKeys';
import { fieldName, readSource } from './values';
import type { StepCall, ValuePart } from './workflow';

interface OutputInput {
  call: StepCall;
  number: number;
  scope: Scope;
}

/** The outputs of a step, each as what it is; reported are fields and headers that no answer has. */
export function readOutputs(
  step: Node,
  pointer: string,
  { call, number, scope }: OutputInput,
): Map<string, ValuePart[]> {
  return new Map(
    Object.entries(asNode(step.outputs)).map(([name, value]) => {
      const at = extendPointer(pointer, 'outputs', name);
      if (typeof value !== 'string') return [name, [{ kind: 'text', text: JSON.stringify(value) }]];
      const taken = readExpression(value);
      if (call.kind === 'operation') checkTaken(value, at, call.operation, scope, 'success');
      if (taken.kind === 'body' && taken.of === 'response')
        return [name, [{ kind: 'answer', step: number, field: fieldName(taken.keys) }]];
      if (taken.kind === 'header' && taken.of === 'response')
        return [name, [{ kind: 'answer', step: number, field: taken.name }]];
      return [name, readSource(value, at, scope)];
    }),
  );
}

/** Reports an expression that names a field or header of the step's own answer that no answer of the operation has. */
export function checkTaken(
  text: string,
  pointer: string,
  operation: Operation,
  { cache, report }: Scope,
  of: 'success' | 'any',
): void {
  const taken = readExpression(text);
  if ((taken.kind !== 'body' && taken.kind !== 'header') || taken.of !== 'response') return;
  const answers = operation.responses.filter(({ status }) => of === 'any' || /^(2|3|default)/i.test(status));
  if (taken.kind === 'header') {
    const names = headerNames(answers);
    if (names.some((name) => name.toLowerCase() === taken.name.toLowerCase())) return;
    report(pointer, `No answer of ${operation.id} has the header "${taken.name}".`, oneOf(names));
    return;
  }
  const content = answers.flatMap((answer) => answer.content);
  if (canHaveAt(content, taken.keys, cache)) return;
  const known = namesAt(content, taken.keys.slice(0, -1), cache);
  report(pointer, `No answer of ${operation.id} has the field "${fieldName(taken.keys)}".`, oneOf(known));
}

function headerNames(answers: Response[]): string[] {
  return [...new Set(answers.flatMap(({ headers }) => headers.map(({ name }) => name)))];
}

/** How many names a way out lists. */
const mostNames = 12;

/** A way out that lists names. */
export function oneOf(names: readonly string[]): string {
  if (names.length === 0) return 'Take something else, or add it to the description.';
  const more = names.length > mostNames ? ', …' : '';
  return `Name one that is there: ${names.slice(0, mostNames).join(', ')}${more}.`;
}
