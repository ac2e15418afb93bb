import { type AudienceMarks, isHiddenBy } from '../internal/audience';
import { isNode, type Node } from '../json';
import { EditedSource } from '../overlays/editedSource';
import { pointerKeys } from '../pointer';
import type { Problem } from '../problems';
import { shortened } from '../shortened';
import type { FoundReferences } from './foundReferences';
import { type FileLocation, toPlace } from './sourceMap';

/** What references lead to, read to find what is hidden there. */
export interface TargetMarks {
  /** Reads a file as its author wrote it. */
  treeOf: (source: FileLocation['source']) => unknown;
  /** What is hidden, besides what is internal. */
  audience?: AudienceMarks | undefined;
}

/** Returns each object on the way to a place, and the one there, if it is hidden. */
type HiddenAt = (location: FileLocation) => (Node | undefined)[];

/**
 * Marks references into other files as internal where what they lead to stands in something internal: the bundler takes
 * over the part alone, without the mark around it. A reference that its target is written out for says `x-internal: false`
 * in vain where the target is internal. Returns an error for each reference whose place can have no mark: what is internal would be
 * shown there.
 */
export function markInternalTargets(
  { references, copied }: Pick<FoundReferences, 'references' | 'copied'>,
  targets: TargetMarks,
  display: (file: string) => string,
): Problem[] {
  const hiddenAt = createMarkReader(targets);
  const holdersOfCopies = new Set(copied.map(({ holder }) => holder));
  for (const { holder, key, target } of references) {
    if (key !== '$ref' || holdersOfCopies.has(holder)) continue;
    const way = hiddenAt(target);
    const { length } = pointerKeys(target.pointer);
    const hidden = [...way.slice(0, length), ...(holder['x-internal'] === false ? way.slice(length) : [])].find(isNode);
    if (hidden) Object.assign(holder, markOf(hidden, targets.audience));
  }
  return copied
    .filter(({ way, ...from }) => way.some((each) => hiddenAt(each).some(isNode)) && !hiddenAt(from).some(isNode))
    .map(({ text, ...from }): Problem => {
      const message = `This refers to "${shortened(text)}", which is internal, and no reference can be left out here.`;
      const remedy = 'Write here what is public, or mark the object that has it.';
      return { severity: 'error', place: toPlace(from, display), message, remedy, code: 'internal' };
    });
}

/** A key may be written with escapes, which hide the name of a mark from who looks for it in the text of a file. */
const hasEscapes = /\\[uUx\r\n]/;

function createMarkReader({ treeOf, audience }: TargetMarks): HiddenAt {
  const names = ['x-internal', ...(audience ? [audience.extension] : [])];
  const trees = new Map<FileLocation['source'], unknown>();
  const readTree = (source: FileLocation['source']): unknown => {
    // Most files have no mark, and are not read again.
    const isRead =
      source instanceof EditedSource ||
      hasEscapes.test(source.body) ||
      names.some((name) => source.body.includes(name));
    if (!trees.has(source)) trees.set(source, isRead ? treeOf(source) : undefined);
    return trees.get(source);
  };
  return ({ source, pointer }) => hiddenOnWay(readTree(source), pointerKeys(pointer), audience);
}

function hiddenOnWay(
  tree: unknown,
  keys: readonly string[],
  audience: AudienceMarks | undefined,
): (Node | undefined)[] {
  const hidden: (Node | undefined)[] = [];
  let value = tree;
  for (const key of [...keys, undefined]) {
    hidden.push(isNode(value) && isHiddenBy(audience, value) ? value : undefined);
    if (key === undefined || typeof value !== 'object' || value === null) break;
    value = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  }
  return hidden;
}

/** The mark by which an object is hidden. */
function markOf(hidden: Node, audience: AudienceMarks | undefined): Node {
  if (hidden['x-internal'] === true || !audience) return { 'x-internal': true };
  return { [audience.extension]: hidden[audience.extension] };
}
