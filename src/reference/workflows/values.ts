import { toJsonText } from '../jsonText';
import { type Expression, knownName, readExpression, splitValue } from './expressions';
import type { Scope } from './scope';
import type { ValuePiece } from './workflow';

/** The pieces of a value that goes in, each expression as what it stands for; reported where that does not exist. */
export function readValue(value: unknown, pointer: string, scope: Scope): ValuePiece[] {
  if (typeof value !== 'string') return [{ kind: 'text', text: toJsonText(value) ?? '' }];
  return splitValue(value).flatMap(({ text, isExpression }): ValuePiece[] =>
    isExpression ? readSource(text, pointer, scope) : [{ kind: 'text', text }],
  );
}

/** What an expression stands for, as far as it names an input or an earlier step. */
export function readSource(text: string, pointer: string, scope: Scope): ValuePiece[] {
  const expression = readExpression(text);
  if (expression.kind === 'input') return readInput(expression, pointer, scope);
  if (expression.kind === 'step') return readEarlier(expression, text, pointer, scope);
  return [{ kind: 'expression', text }];
}

function readInput(
  expression: Extract<Expression, { kind: 'input' }>,
  pointer: string,
  { inputs, report }: Scope,
): ValuePiece[] {
  const { name, keys } = knownName(expression, (each) => inputs?.has(each) ?? false);
  if (inputs && !inputs.has(name)) {
    const known = [...inputs].join(', ');
    report(
      pointer,
      `The workflow has no input "${name}".`,
      known === '' ? 'Add it to `inputs`.' : `Add it to \`inputs\`, or name one of: ${known}.`,
    );
  }
  return [{ kind: 'input', name: name + fieldName(keys, true) }];
}

function readEarlier(
  expression: Extract<Expression, { kind: 'step' }>,
  text: string,
  pointer: string,
  scope: Scope,
): ValuePiece[] {
  const { step } = expression;
  const { earlier, report } = scope;
  if (!earlier.has(step)) {
    reportLater(step, text, pointer, scope);
    return [{ kind: 'expression', text }];
  }
  const known = earlier.get(step);
  if (!known) return [{ kind: 'expression', text }];
  const { name: output, keys } = knownName(expression, (each) => known.has(each));
  const pieces = known.get(output);
  if (!pieces) {
    const names = [...known.keys()].join(', ');
    const remedy = `Add it to the \`outputs\` of the step${names === '' ? '' : `, or name one of: ${names}`}.`;
    report(pointer, `The step "${step}" has no output "${output}".`, remedy);
    return [{ kind: 'expression', text }];
  }
  const [only] = pieces;
  if (pieces.length !== 1 || only?.kind !== 'response' || keys.length === 0) return pieces;
  return [{ ...only, field: `${only.field}${fieldName(keys, only.field !== '')}` }];
}

/** Reports an output of a step that has not run; one that may have, after a jump back, is only noticed. */
function reportLater(step: string, text: string, pointer: string, { earlier, steps, mayJump, report }: Scope): void {
  const isThere = steps.has(step);
  const message = isThere
    ? `${text} is taken before the step "${step}" has run.`
    : `The workflow has no step "${step}".`;
  const names = [...earlier.keys()].join(', ');
  const remedy = names === '' ? 'There is no earlier step.' : `Name an earlier step: ${names}.`;
  report(pointer, message, remedy, isThere && mayJump ? 'possible' : undefined);
}

/** A place in a response as readers write it: `[0].id`. */
export function fieldName(keys: readonly string[], isInside = false): string {
  const text = keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
  return isInside ? text : text.replace(/^\./, '');
}
