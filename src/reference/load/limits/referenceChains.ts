import { isNode } from '../../json';
import { pointersOf } from '../../nodePointers';
import { valueAt } from '../../pointer';
import type { Excess } from './measure';

/** References that are nothing but references to each other; descriptions in use have two or three. */
const maxChain = 100;

/**
 * The first reference of a file from which too many others lead to what is meant: the bundler follows the whole chain from
 * each of its references, and looks at all that it has passed at each step. Each reference is followed once here. The file has been
 * measured, so that no value contains itself.
 */
export function findLongChain(root: unknown): Excess | undefined {
  const lengths = new Map<string, number>();
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    const reference = referenceOf(value);
    if (reference !== undefined && lengthOf(reference, root, lengths) > maxChain) {
      const [pointer = '#'] = pointersOf(root, [value]);
      return { pointer, message: `More than ${maxChain} references lead to each other from here.` };
    }
    for (const inner of Object.values(value)) if (typeof inner === 'object') stack.push(inner);
  }
  return undefined;
}

function referenceOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.$ref === 'string' && value.$ref.startsWith('#') ? value.$ref : undefined;
}

/** How many references there are from one on; those that lead to themselves end where one returns. */
function lengthOf(reference: string, root: unknown, lengths: Map<string, number>): number {
  const chain = new Set<string>();
  let next: string | undefined = reference;
  while (next !== undefined && !lengths.has(next) && !chain.has(next)) {
    chain.add(next);
    next = referenceOf(valueAt(root, next));
  }
  let length = next === undefined ? 0 : (lengths.get(next) ?? 0);
  for (const each of [...chain].reverse()) {
    length += 1;
    lengths.set(each, length);
  }
  return length;
}
