import { isNode, type Node } from '../json';
import { isData } from '../keywords/suppliedValues';
import { extendPointer } from '../pointer';
import { mapFields } from '../support/support';

/**
 * Calls `visit` for each object of the specification in a tree, in its order; maps and values of the author are none. What it
 * returns is what those inside are called with.
 */
export function visitNodes<Around>(
  tree: unknown,
  around: Around,
  visit: (node: Node, around: Around, pointer: string) => Around,
  pointer = '#',
  isMap = false,
): void {
  if (typeof tree !== 'object' || tree === null) return;
  const inside = isNode(tree) && !isMap ? visit(tree, around, pointer) : around;
  for (const [key, inner] of Object.entries(tree))
    if (isMap || !isData(key, inner))
      visitNodes(inner, inside, visit, extendPointer(pointer, key), !isMap && isMapField(key, inner));
}

/** Whether a field of an object holds a map, in which each key is a name that says nothing of what it holds. */
export function isMapField(key: string, value: unknown): boolean {
  return mapFields.has(key) && isNode(value);
}
