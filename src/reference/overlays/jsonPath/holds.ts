import { compareNumbers, ExactNumber, isNumber, type JsonNumber } from '../../exactNumber';
import { isNode } from '../../json';
import { isMatch, lengthOf, nothing } from './functions';
import type { Call, Comparable, Query, Test } from './query';
import type { Steps } from './steps';

/** The value that a filter looks at. */
export interface Current {
  steps: Steps;
  /** What a query finds, for which the value is `@`. */
  select: (query: Query) => { value: unknown }[];
}

/** Whether what a filter asks holds of a value. */
export function holds(test: Test, current: Current): boolean {
  current.steps.take();
  switch (test.kind) {
    case 'or':
      return test.parts.some((part) => holds(part, current));
    case 'and':
      return test.parts.every((part) => holds(part, current));
    case 'not':
      return !holds(test.part, current);
    case 'query':
      return current.select(test.query).length > 0;
    case 'call':
      return isMatch(test.name === 'match', valuesGiven(test, current), current.steps);
    case 'compare':
      return compare(test.operator, comparedValue(test.left, current), comparedValue(test.right, current), current);
  }
}

function comparedValue(comparable: Comparable, current: Current): unknown {
  if (comparable.kind === 'literal') return comparable.value;
  if (comparable.kind === 'query') {
    const [found] = current.select(comparable.query);
    return found ? found.value : nothing;
  }
  const { name } = comparable;
  if (name === 'length') return lengthOf(valuesGiven(comparable, current)[0], current.steps);
  const [given] = comparable.given;
  const found = given?.kind === 'query' ? current.select(given.query) : [];
  if (name === 'count') return found.length;
  return found.length === 1 ? found[0]?.value : nothing;
}

function valuesGiven({ given }: Call, current: Current): unknown[] {
  return given.map((each) => comparedValue(each, current));
}

function compare(operator: string, left: unknown, right: unknown, current: Current): boolean {
  switch (operator) {
    case '==':
      return isEqual(left, right, current);
    case '!=':
      return !isEqual(left, right, current);
    case '<':
      return isLess(left, right, current);
    case '>':
      return isLess(right, left, current);
    case '<=':
      return isLess(left, right, current) || isEqual(left, right, current);
    default:
      return isLess(right, left, current) || isEqual(left, right, current);
  }
}

function isLess(left: unknown, right: unknown, { steps }: Current): boolean {
  if (isNumber(left) && isNumber(right)) return difference(left, right, steps) < 0;
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  steps.take(at / 100);
  // By code points (2.3.5.2.2), which the order of JavaScript is not.
  return (left.codePointAt(at) ?? -1) < (right.codePointAt(at) ?? -1);
}

function difference(left: JsonNumber, right: JsonNumber, steps: Steps): number {
  for (const each of [left, right]) if (each instanceof ExactNumber) steps.takeCharacters(each.text);
  return compareNumbers(left, right);
}

function isEqual(left: unknown, right: unknown, current: Current): boolean {
  current.steps.take();
  if (typeof left === 'string' && typeof right === 'string' && left.length === right.length)
    current.steps.takeText(left);
  if (left === right) return true;
  if (isNumber(left) && isNumber(right)) return difference(left, right, current.steps) === 0;
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index], current))
    );
  if (!isNode(left) || !isNode(right)) return false;
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  current.steps.take(keys.length + others.length);
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key], current))
  );
}
