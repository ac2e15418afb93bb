import { isSame, type Json } from '../json';
import { readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import { type Condition, type Operand, type Operator, readCondition } from './condition';
import { evaluate, type RunContext } from './evaluate';
import type { Criterion } from './workflow';

/** Whether a criterion (4.6.11) holds; undefined for one that is not evaluated here, such as JSONPath and XPath. */
export function holds({ condition, context: of, type }: Criterion, context: RunContext): boolean | undefined {
  if (type === 'simple') return conditionHolds(condition, (text) => evaluate(text, context));
  if (type !== 'regex') return undefined;
  const pattern = readPattern(condition);
  return pattern && matchesPattern(pattern, String(evaluate(of ?? '', context) ?? ''));
}

/** Whether a simple condition holds; undefined for a text that is none. `read` gives the values of expressions. */
export function conditionHolds(condition: string, read: (expression: string) => Json | undefined): boolean | undefined {
  const valueIn = (operand: Operand): Json | undefined =>
    operand.kind === 'literal' ? operand.value : read(operand.text);
  function isTrue(node: Condition): boolean {
    switch (node.kind) {
      case 'value':
        return Boolean(valueIn(node.operand));
      case 'comparison':
        return compare(valueIn(node.left), node.operator, valueIn(node.right));
      case 'not':
        return !isTrue(node.of);
      case 'and':
        return isTrue(node.left) && isTrue(node.right);
      default:
        return isTrue(node.left) || isTrue(node.right);
    }
  }
  const whole = readCondition(condition);
  return whole && isTrue(whole);
}

function compare(a: Json | undefined, operator: Operator, b: Json | undefined): boolean {
  if (operator === '==') return isEqual(a, b);
  if (operator === '!=') return !isEqual(a, b);
  if (a === undefined || b === undefined || a === null || b === null) return false;
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[operator];
}

/** Texts are compared without their case (4.6.11.1). */
function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  return isSame(a, b);
}
