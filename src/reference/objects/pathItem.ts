import { type BuildContext, entriesOf, followReference, type Located } from '../buildContext';
import { isNode, type Node } from '../json';
import { methodFields, statedMethod } from '../methods';
import type { Operation } from '../model';
import { extendPointer } from '../pointer';

/** A Path Item Object (4.9) or a reference to one, with the path, webhook or expression that it is stated for. */
export interface PathItemInput {
  kind: Operation['kind'];
  path: string;
  value: unknown;
  pointer: string;
}

/** An Operation Object (4.10) in the Path Item Object that it is stated in. */
export interface LocatedOperation {
  /** The name of its field in lower case, or its key in `additionalOperations` as it is written. */
  method: string;
  node: Node;
  pathItem: Located;
  /** Place in the document. */
  pointer: string;
  /** The same as its path names it, by way of the reference where the path has one: every operation has its own. */
  ownPointer: string;
}

/** Every operation of a Path Item Object, in the order in which they are written. */
export function listOperations({ value, pointer }: PathItemInput, context: BuildContext): LocatedOperation[] {
  const pathItem = followReference(value, pointer, context);
  if (!pathItem) return [];
  const { node: item } = pathItem;
  const methods = Object.entries(item).filter(([key]) => methodFields.includes(key.toLowerCase()));
  return [
    ...methods.map(([key, node]) => ({ method: key.toLowerCase(), node, keys: [key] })),
    ...entriesOf(item.additionalOperations).map(([key, node]) => ({
      ...{ method: statedMethod(key), node, keys: ['additionalOperations', key] },
    })),
  ].flatMap(({ method, node, keys }) => {
    if (!isNode(node)) return [];
    const [ownPointer, located] = [extendPointer(pointer, ...keys), extendPointer(pathItem.pointer, ...keys)];
    return [{ method, node, pathItem, pointer: located, ownPointer }];
  });
}

/** The reference of a Path Item Object that cannot be resolved, or undefined when there is none. */
export function unresolvedPathItem({ value, pointer }: PathItemInput, context: BuildContext): string | undefined {
  return followReference(value, pointer, context)?.lost;
}
