import { type AudienceMarks, isHiddenBy } from '../internal/audience';
import { EditedSource } from '../overlays/editedSource';
import { pointerKeys } from '../pointer';
import type { FoundReference } from './foundReferences';
import type { FileLocation } from './sourceMap';

/**
 * Marks references into other files as internal where what they lead to stands in something internal: the bundler takes
 * over the part alone, without the mark around it. A reference that its target is written out for says `x-internal: false`
 * in vain where the target is internal. `treeOf` reads a file, and `audience` what else is hidden.
 */
export function markInternalTargets(
  references: readonly FoundReference[],
  treeOf: (source: FileLocation['source']) => unknown,
  audience?: AudienceMarks,
): void {
  const names = ['x-internal', ...(audience ? [audience.extension] : [])];
  const trees = new Map<FileLocation['source'], unknown>();
  const readTree = (source: FileLocation['source']): unknown => {
    // Most files have no mark, and are not read again.
    const isRead = source instanceof EditedSource || names.some((name) => source.body.includes(name));
    if (!trees.has(source)) trees.set(source, isRead ? treeOf(source) : undefined);
    return trees.get(source);
  };
  for (const { holder, key, target } of references) {
    if (key !== '$ref') continue;
    const keys = pointerKeys(target.pointer);
    const marks = marksOnWay(readTree(target.source), keys, audience);
    if (marks.slice(0, keys.length).includes(true) || (holder['x-internal'] === false && marks.includes(true)))
      holder['x-internal'] = true;
  }
}

/** Whether a tree, each object on the way that keys lead into it, and the object at the end are hidden. */
function marksOnWay(tree: unknown, keys: readonly string[], audience: AudienceMarks | undefined): boolean[] {
  const marks: boolean[] = [];
  let value = tree;
  for (const key of [...keys, undefined]) {
    marks.push(isHiddenBy(audience, value));
    if (key === undefined || typeof value !== 'object' || value === null) break;
    value = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return marks;
}
