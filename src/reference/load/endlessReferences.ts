import { isNode, type Node } from '../json';
import { extendPointer, pointerKeys, toPointer, valueAt } from '../pointer';

/** A reference that leads back to itself, by its place in a file. */
export interface EndlessReference {
  pointer: string;
  reference: string;
}

/**
 * Takes the references from a file's tree that lead back to themselves, directly or through others of the same file, and
 * returns them: nothing is where they lead, and the bundler would not go on.
 */
export function takeEndlessReferences(tree: unknown): EndlessReference[] {
  const found: (EndlessReference & { node: Node })[] = [];
  visitReferences(tree, '#', (node, pointer, reference) => {
    if (isEndless(tree, pointer, reference)) found.push({ node, pointer: extendPointer(pointer, '$ref'), reference });
  });
  for (const { node } of found) delete node.$ref;
  return found.map(({ pointer, reference }) => ({ pointer, reference }));
}

function visitReferences(
  tree: unknown,
  start: string,
  visit: (node: Node, pointer: string, reference: string) => void,
): void {
  const open: [value: unknown, pointer: string][] = [[tree, start]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value) && typeof value.$ref === 'string' && value.$ref.startsWith('#/'))
      visit(value, pointer, value.$ref);
    for (const [key, inner] of Object.entries(value)) open.push([inner, extendPointer(pointer, key)]);
  }
}

/** Whether a reference at a place comes back there. */
function isEndless(tree: unknown, pointer: string, reference: string): boolean {
  const own = toPointer(pointerKeys(pointer));
  const seen = new Set<string>();
  for (let next: unknown = reference; typeof next === 'string' && next.startsWith('#/'); ) {
    const place = toPointer(pointerKeys(next));
    if (place === own) return true;
    if (seen.has(place)) return false;
    seen.add(place);
    const target = valueAt(tree as object, place);
    next = isNode(target) ? target.$ref : undefined;
  }
  return false;
}
