import type { Json } from '../json';
import { readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import { evaluate, type RunContext } from './evaluate';
import type { Criterion } from './workflow';

/** Whether it is true; undefined where that is not known here. */
type Outcome = boolean | undefined;

/** Whether a criterion (4.6.11) holds; undefined for one that is not evaluated here, such as JSONPath and XPath. */
export function holds({ condition, context: of, type }: Criterion, context: RunContext): Outcome {
  if (type === 'simple') return conditionHolds(condition, (text) => evaluate(text, context));
  if (type !== 'regex') return undefined;
  const pattern = readPattern(condition);
  return pattern && matchesPattern(pattern, String(evaluate(of ?? '', context) ?? ''));
}

/** A text, an operator, or what stands between these. */
const tokens = /'(?:[^']|'')*'|\|\||&&|[=!<>]=|[<>!()]|(?:[^\s=!<>()|&']|[|&](?![|&]))+/g;

/**
 * Whether a simple condition holds: comparisons, brackets, `!`, `&&` and `||`, which bind in this order (4.6.11.1). `read`
 * gives the values of expressions.
 */
export function conditionHolds(condition: string, read: (expression: string) => Json | undefined): Outcome {
  const left = [...(condition.match(tokens) ?? [])];
  const take = (token: string): boolean => left[0] === token && left.shift() !== undefined;

  function either(): Outcome {
    let found = both();
    while (take('||')) found = or(found, both());
    return found;
  }

  function both(): Outcome {
    let found = one();
    while (take('&&')) found = not(or(not(found), not(one())));
    return found;
  }

  function one(): Outcome {
    if (take('!')) return not(one());
    if (!take('(')) return comparison();
    const found = either();
    return take(')') ? found : undefined;
  }

  function comparison(): Outcome {
    const first = operand(left.shift(), read);
    const operator = /^(?:[=!<>]=|[<>])$/.test(left[0] ?? '') ? left.shift() : undefined;
    return operator === undefined ? Boolean(first) : compare(first, operator, operand(left.shift(), read));
  }

  const found = either();
  // What is left over was not understood.
  return left.length === 0 ? found : undefined;
}

/**
 * The operands of each comparison of a simple condition; one that stands alone is a comparison as well. Undefined for a text
 * that is no condition.
 */
export function conditionOperands(condition: string): string[][] | undefined {
  const found = condition.match(tokens) ?? [];
  const kinds = found.map((token) => {
    if (/^(?:[=!<>]=|[<>])$/.test(token)) return 'c';
    if (/^(?:\|\||&&)$/.test(token)) return 'o';
    return /^[!()]$/.test(token) ? token : isOperand(token) ? 'v' : '?';
  });
  let shape = kinds.join('').replace(/vcv|v/g, 'u');
  for (let before = ''; before !== shape; ) {
    before = shape;
    shape = shape.replace(/!u|\(u\)|uou/, 'u');
  }
  if (shape !== 'u') return undefined;
  const text = kinds.join('');
  return [...text.matchAll(/vcv|v/g)].map(({ 0: { length }, index }) =>
    found.slice(index, index + length).filter((_token, at) => at % 2 === 0),
  );
}

function isOperand(token: string): boolean {
  return /^(?:\$.+|'.*'|true|false|null|-?\d+(?:\.\d+)?)$/s.test(token);
}

function not(outcome: Outcome): Outcome {
  return outcome === undefined ? undefined : !outcome;
}

function or(a: Outcome, b: Outcome): Outcome {
  if (a === true || b === true) return true;
  return a === undefined || b === undefined ? undefined : false;
}

/** The value of a literal or an expression (4.6.11.1). */
function operand(text = '', read: (expression: string) => Json | undefined): Json | undefined {
  if (text.startsWith('$')) return read(text);
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text) ? (JSON.parse(text) as Json) : undefined;
}

function compare(a: Json | undefined, operator: string, b: Json | undefined): Outcome {
  if (operator === '==') return isEqual(a, b);
  if (operator === '!=') return !isEqual(a, b);
  if (a === undefined || b === undefined || a === null || b === null) return false;
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[operator];
}

/** Texts are compared without their case (4.6.11.1). */
function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  return a === b;
}
