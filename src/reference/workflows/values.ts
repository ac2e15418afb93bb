import { toJsonText } from '../jsonText';
import { type Expression, readExpression, splitValue } from './expressions';
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
  if (expression.kind === 'input') return readInput(expression.name, pointer, scope);
  if (expression.kind === 'step') return readEarlier(expression, text, pointer, scope);
  return [{ kind: 'expression', text }];
}

function readInput(name: string, pointer: string, { inputs, report }: Scope): ValuePiece[] {
  if (inputs && !inputs.has(name)) {
    const known = [...inputs].join(', ');
    report(
      pointer,
      `The workflow has no input "${name}".`,
      known === '' ? 'Add it to `inputs`.' : `Add it to \`inputs\`, or name one of: ${known}.`,
    );
  }
  return [{ kind: 'input', name }];
}

function readEarlier(
  { step, output, keys }: Extract<Expression, { kind: 'step' }>,
  text: string,
  pointer: string,
  { earlier, steps, report }: Scope,
): ValuePiece[] {
  const known = earlier.get(step);
  if (!known) {
    const message = steps.has(step)
      ? `${text} is taken before the step "${step}" has run.`
      : `The workflow has no step "${step}".`;
    const names = [...earlier.keys()].join(', ');
    report(pointer, message, names === '' ? 'There is no earlier step.' : `Name an earlier step: ${names}.`);
    return [{ kind: 'expression', text }];
  }
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

/** A place in a response as readers write it: `[0].id`. */
export function fieldName(keys: readonly string[], isInside = false): string {
  const text = keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
  return isInside ? text : text.replace(/^\./, '');
}
