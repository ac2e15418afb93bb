import { isNode } from '../../json';
import { type Pattern, readPattern } from '../../pattern';
import { matchesPattern } from '../../patternMatch';
import { type Steps, TooManySteps } from './steps';

/** Stands for a value that is not there (RFC 9535, 2.4.1). */
export const nothing = Symbol('nothing');

/** What `length` gives for a value (2.4.4): characters, items or members. */
export function lengthOf(value: unknown, steps: Steps): unknown {
  if (typeof value === 'string') {
    steps.takeText(value);
    return [...value].length;
  }
  if (Array.isArray(value)) return value.length;
  return isNode(value) ? Object.keys(value).length : nothing;
}

/** Steps of matching that make one step here. */
const matchingSteps = 1_000;

/** Whether a text is one of a pattern as a whole, or has one in it (2.4.6, 2.4.7). */
export function isMatch(isWhole: boolean, [text, source]: unknown[], steps: Steps): boolean {
  if (typeof text !== 'string' || typeof source !== 'string') return false;
  const pattern = patternOf(source, isWhole);
  if (!pattern) return false;
  const given = { left: matchingSteps };
  const isFound = matchesPattern(pattern, text, given);
  steps.take(1 + (matchingSteps - Math.max(0, given.left)) * 20);
  if (isFound === undefined) throw new TooManySteps();
  return isFound;
}

/** The pattern of the last filter: most have one. */
let last: { source: string; isWhole: boolean; pattern: Pattern | undefined } | undefined;

function patternOf(source: string, isWhole: boolean): Pattern | undefined {
  if (last?.source !== source || last.isWhole !== isWhole) {
    const plain = withPlainDots(source);
    last = { source, isWhole, pattern: readPattern(isWhole ? `^(?:${plain})$` : plain) };
  }
  return last.pattern;
}

/** A dot stands for more characters here than in JavaScript (RFC 9485, 5.3). */
function withPlainDots(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\./gs, (part) => (part === '.' ? '[^\\n\\r]' : part));
}
