import { isNode } from '../json';
import { EditedSource } from '../overlays/editedSource';
import { pointerKeys } from '../pointer';
import type { FoundReference } from './foundReferences';
import type { FileLocation } from './sourceMap';

/**
 * Marks references into other files as internal where what they lead to stands in something internal: the bundler takes
 * over the part alone, without the mark around it. A reference that its target is written out for says `x-internal: false`
 * in vain where the target is internal. `treeOf` reads a file.
 */
export function markInternalTargets(
  references: readonly FoundReference[],
  treeOf: (source: FileLocation['source']) => unknown,
): void {
  const trees = new Map<FileLocation['source'], unknown>();
  const readTree = (source: FileLocation['source']): unknown => {
    // Most files have no mark, and are not read again.
    const isRead = source instanceof EditedSource || /x-internal/.test(source.body);
    if (!trees.has(source)) trees.set(source, isRead ? treeOf(source) : undefined);
    return trees.get(source);
  };
  for (const { holder, key, target } of references) {
    if (key !== '$ref') continue;
    const keys = pointerKeys(target.pointer);
    const marks = marksOnWay(readTree(target.source), keys);
    if (marks.slice(0, keys.length).includes(true) || (holder['x-internal'] === false && marks.includes(true)))
      holder['x-internal'] = true;
  }
}

/** What the marks say of a tree, of each object on the way that keys lead into it, and of the object at the end. */
function marksOnWay(tree: unknown, keys: readonly string[]): unknown[] {
  const marks: unknown[] = [];
  let value = tree;
  for (const key of [...keys, undefined]) {
    marks.push(isNode(value) ? value['x-internal'] : undefined);
    if (key === undefined || typeof value !== 'object' || value === null) break;
    value = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return marks;
}
