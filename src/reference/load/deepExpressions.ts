import { maxLevels } from '../jsonText';
import { extendPointer } from '../pointer';
import type { Place, Problem } from '../problems';

/** A JSON pointer, a JSONPath or the names of a runtime expression with more steps than a value can have levels. */
const tooDeep = new RegExp(String.raw`(?:^|[#$])\w*(?:[/.[][^/.[\s]*){${maxLevels + 1}}`);

const prose: ReadonlySet<string> = new Set(['title', 'summary', 'description']);

/**
 * The expressions, pointers and paths of an Arazzo file (4.7) that go deeper into a value than any value is nested: each is a
 * problem, since what reads them takes a step for each level.
 */
export function findDeepExpressions(document: unknown, locate: (pointer: string) => Place): Problem[] {
  const problems: Problem[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value: document, pointer: '#' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && tooDeep.test(value)) {
      const message = `This goes more than ${maxLevels} levels into a value, and no value is nested so deeply.`;
      problems.push({ severity: 'error', place: locate(pointer), message, remedy: 'Name a place nearer to the top.' });
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value).reverse())
      if (!prose.has(key)) open.push({ value: each, pointer: extendPointer(pointer, key) });
  }
  return problems;
}
