import type { Json } from '../json';
import { parseJson } from '../jsonText';

/** What a condition compares: a runtime expression, or a literal. */
export type Operand = { kind: 'expression'; text: string } | { kind: 'literal'; value: Json };

const operators = ['==', '!=', '<=', '>=', '<', '>'] as const;
export type Operator = (typeof operators)[number];

/** A simple condition (Arazzo, 4.6.11.1). */
export type Condition =
  | { kind: 'value'; operand: Operand }
  | { kind: 'comparison'; operator: Operator; left: Operand; right: Operand }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or'; left: Condition; right: Condition };

/** A text, an operator, or what stands between these. */
const tokens = /'(?:[^']|'')*'|\|\||&&|[=!<>]=|[<>!()]|(?:[^\s=!<>()|&']|[|&](?![|&]))+/g;

/** More than these make no condition that anybody reads; each may stand inside the one before. */
const maxTokens = 1000;

/**
 * Reads a simple condition: comparisons, brackets, `!`, `&&` and `||`, which bind in this order. Undefined for a text that is
 * none, or too long for one.
 */
export function readCondition(text: string): Condition | undefined {
  const left = [...(text.match(tokens) ?? [])];
  if (left.length > maxTokens) return undefined;
  const take = (token: string): boolean => left[0] === token && left.shift() !== undefined;

  function either(): Condition | undefined {
    let found = both();
    while (take('||')) found = join('or', found, both());
    return found;
  }

  function both(): Condition | undefined {
    let found = one();
    while (take('&&')) found = join('and', found, one());
    return found;
  }

  function one(): Condition | undefined {
    if (take('!')) {
      const of = one();
      return of && { kind: 'not', of };
    }
    if (!take('(')) return comparison();
    const found = either();
    return take(')') ? found : undefined;
  }

  function comparison(): Condition | undefined {
    const first = readOperand(left.shift());
    const operator = operators.find(take);
    if (operator === undefined) return first && { kind: 'value', operand: first };
    const second = readOperand(left.shift());
    return first && second && { kind: 'comparison', operator, left: first, right: second };
  }

  const found = either();
  // What is left over was not understood.
  return left.length === 0 ? found : undefined;
}

/** The operands of each comparison; a value that stands alone is one as well. */
export function comparedIn(condition: Condition): Operand[][] {
  switch (condition.kind) {
    case 'value':
      return [[condition.operand]];
    case 'comparison':
      return [[condition.left, condition.right]];
    case 'not':
      return comparedIn(condition.of);
    default:
      return [...comparedIn(condition.left), ...comparedIn(condition.right)];
  }
}

function join(kind: 'and' | 'or', left: Condition | undefined, right: Condition | undefined): Condition | undefined {
  return left && right && { kind, left, right };
}

function readOperand(text = ''): Operand | undefined {
  if (/^\$./.test(text)) return { kind: 'expression', text };
  if (text.startsWith("'")) return { kind: 'literal', value: text.slice(1, -1).replaceAll("''", "'") };
  const isLiteral = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text);
  return isLiteral ? { kind: 'literal', value: parseJson(text) } : undefined;
}
