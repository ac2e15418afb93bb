import { asNode, type Node } from '../json';
import { toJsonText } from '../jsonText';
import type { Operation, Response } from '../model';
import { extendPointer } from '../pointer';
import { nameOneOf } from '../problems';
import { readExpression } from './expressions';
import { type Scope, undescribedIn } from './scope';
import { canHaveAt, namesAt } from './valueAtKeys';
import { fieldName, readSource } from './values';
import type { StepCall, ValuePiece } from './workflow';

interface OutputInput {
  call: StepCall;
  number: number;
  scope: Scope;
}

/** The outputs of a step, each as what it is; reported are fields and headers that no response has. */
export function readOutputs(
  step: Node,
  pointer: string,
  { call, number, scope }: OutputInput,
): Map<string, ValuePiece[]> {
  return new Map(
    Object.entries(asNode(step.outputs)).map(([name, value]) => {
      const at = extendPointer(pointer, 'outputs', name);
      if (typeof value !== 'string') return [name, [{ kind: 'text', text: toJsonText(value) }]];
      const taken = readExpression(value);
      if (call.kind === 'operation') checkTaken(value, at, call.operation, undescribedIn(scope), 'success');
      if (taken.kind === 'body' && taken.of === 'response')
        return [name, [{ kind: 'response', step: number, field: fieldName(taken.keys) }]];
      if (taken.kind === 'header' && taken.of === 'response')
        return [name, [{ kind: 'response', step: number, field: taken.name }]];
      return [name, readSource(value, at, scope)];
    }),
  );
}

/** Reports an expression that names a field or header of the step's own response that no response of the operation has. */
export function checkTaken(
  text: string,
  pointer: string,
  operation: Operation,
  { cache, report }: Scope,
  of: 'success' | 'any',
): void {
  const taken = readExpression(text);
  if ((taken.kind !== 'body' && taken.kind !== 'header') || taken.of !== 'response') return;
  const successes = operation.responses.filter(({ status }) => /^(2|3|default)/i.test(status));
  const responses = of === 'any' ? operation.responses : successes;
  if (taken.kind === 'header') {
    const names = headerNames(responses);
    // Each body has its media type, whatever is documented (OpenAPI, 4.12).
    if (/^content-type$/i.test(taken.name)) return;
    if (names.some((name) => name.toLowerCase() === taken.name.toLowerCase())) return;
    report(pointer, `No response of ${operation.id} has the header "${taken.name}".`, nameOneOf(names));
    return;
  }
  if (mayHaveAnyBody(successes)) return;
  const content = responses.flatMap((response) => response.content);
  if (canHaveAt(content, taken.keys, cache)) return;
  if (content.length === 0) {
    report(pointer, `No response of ${operation.id} has a body.`, 'Leave it out, or describe the body.');
    return;
  }
  const known = namesAt(content, taken.keys.slice(0, -1), cache);
  report(pointer, `No response of ${operation.id} has the field "${fieldName(taken.keys)}".`, nameOneOf(known));
}

/** Nothing is said of a body where no response has `content`, but for a status that forbids one (RFC 9110, 15). */
function mayHaveAnyBody(responses: Response[]): boolean {
  return (
    responses.every(({ content }) => content.length === 0) &&
    responses.some(({ status }) => !/^(204|205|304)$/.test(status))
  );
}

function headerNames(responses: Response[]): string[] {
  return [...new Set(responses.flatMap(({ headers }) => headers.map(({ name }) => name)))];
}
