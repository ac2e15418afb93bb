import { isNode, type Node } from '../json';
import { isData } from '../keywords/suppliedValues';
import { extendPointer } from '../pointer';
import { mapFields } from '../support/support';

/** An object with a `$ref`, and its place in its file. */
interface VisitedReference {
  node: Node;
  pointer: string;
  reference: string;
  /** The objects around it, the outermost first, and itself; the same list for all. */
  around: readonly Node[];
  /** Whether it is in an example or another value of the author's, where the bundler follows references as well. */
  isInData: boolean;
  /** Whether it stands in the place of a map. */
  isMap: boolean;
}

type Visit = (reference: VisitedReference) => void;

/** Calls `visit` for each reference in the tree of a file, in its order. */
export function visitReferences(tree: unknown, visit: Visit): void {
  walk(tree, { pointer: '#', around: [], isMap: false, isInData: false }, visit);
}

/** Where a value stands; in a map, a key is a name that says nothing of what it holds. */
interface Standing {
  pointer: string;
  around: Node[];
  isMap: boolean;
  isInData: boolean;
}

function walk(value: unknown, { pointer, around, isMap, isInData }: Standing, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  const node = isNode(value) ? value : undefined;
  if (node) around.push(node);
  if (node && typeof node.$ref === 'string') visit({ node, pointer, reference: node.$ref, around, isInData, isMap });
  for (const [key, inner] of Object.entries(value)) {
    const standing = { isMap: !isMap && mapFields.has(key), isInData: isInData || (!isMap && isData(key, inner)) };
    walk(inner, { pointer: extendPointer(pointer, key), around, ...standing }, visit);
  }
  if (node) around.pop();
}
