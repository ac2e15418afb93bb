import { isNode } from '../../json';
import { maxPatternLength, type Pattern, readPattern } from '../../pattern';
import { matchesPattern } from '../../patternMatch';
import { type Steps, TooManySteps } from './steps';

/** Stands for a value that is not there (RFC 9535, 2.4.1). */
export const nothing = Symbol('nothing');

/** What `length` gives for a value (2.4.4): characters, items or members. */
export function lengthOf(value: unknown, steps: Steps): unknown {
  if (typeof value === 'string') {
    steps.takeCharacters(value);
    return [...value].length;
  }
  if (Array.isArray(value)) return value.length;
  if (!isNode(value)) return nothing;
  const { length } = Object.keys(value);
  steps.take(length);
  return length;
}

/** Steps of matching that make one step here. */
const matchingSteps = 1_000;

/** Whether a text is one of a pattern as a whole, or has one in it (2.4.6, 2.4.7). */
export function isMatch(isWhole: boolean, [text, source]: unknown[], steps: Steps): boolean {
  if (typeof text !== 'string' || typeof source !== 'string') return false;
  const pattern = patternOf(source, isWhole, steps);
  if (!pattern) return false;
  const given = { left: matchingSteps };
  const isFound = matchesPattern(pattern, text, given);
  steps.take(1 + (matchingSteps - Math.max(0, given.left)) * 20);
  if (isFound === undefined) throw new TooManySteps();
  return isFound;
}

/** Steps that reading a character of a pattern takes. */
const perPatternCharacter = 20;

/** Patterns that are kept once they are read: filters have a few. */
const maxPatterns = 100;

function patternOf(source: string, isWhole: boolean, steps: Steps): Pattern | undefined {
  if (source.length > maxPatternLength) return undefined;
  const known = steps.patterns[isWhole ? 'whole' : 'part'];
  if (known.has(source)) return known.get(source);
  steps.take(perPatternCharacter * source.length);
  const plain = withPlainDots(source);
  const pattern = readPattern(isWhole ? `^(?:${plain})$` : plain);
  if (known.size >= maxPatterns) known.clear();
  known.set(source, pattern);
  return pattern;
}

/** A dot stands for more characters here than in JavaScript (RFC 9485, 5.3). */
function withPlainDots(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]\\])*(?:\]|\\?$)|\./gs, (part) => (part === '.' ? '[^\\n\\r]' : part));
}
