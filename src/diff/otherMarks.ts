import { changeFields } from '../reference/changeFields';
import type { OtherMarks } from '../reference/internal/cleanDocument';
import type { Internal } from '../reference/internal/internal';
import { texts } from '../reference/internal/stableKeys';
import type { Node } from '../reference/json';
import { compareApi } from './api/paths';
import { compareWaiting, createComparison, type StatedPart } from './comparison';
import { compareSchemas } from './schemas/compareSchemas';

/**
 * What is internal in a description, for other versions of it: there it may stand elsewhere, in a component of another name,
 * or in none. Undefined where nothing is internal.
 */
export function otherMarks(internal: Internal | undefined): OtherMarks | undefined {
  if (!internal?.whole) return undefined;
  const { names, whole, hides } = internal;
  return { names, partsIn: (document) => findInternal(document, whole, hides) };
}

/** A document without what clients do not see: marks, and texts, which recorded releases lack. */
function withoutTexts(document: Node): Node {
  return changeFields(document, (name, value) => (texts.has(name) ? undefined : value)) as Node;
}

/** The pointers of what a comparison finds to be the same as parts of `whole` that are internal. */
function findInternal(document: Node, whole: Node, hides: Internal['hides']): Set<string> {
  const found = new Set<string>();
  const isHidden = ({ pointer, from = pointer }: StatedPart): boolean => hides(from) || hides(pointer);
  const skips = (base: readonly StatedPart[], revision: readonly StatedPart[]): boolean => {
    if (revision.length === 0 || !revision.every(isHidden)) return false;
    for (const { pointer, from = pointer } of base) found.add(from);
    return true;
  };
  // Which parts are the same does not depend on the day.
  const comparison = createComparison(withoutTexts(document), withoutTexts(whole), '', compareSchemas, skips);
  compareApi(comparison);
  compareWaiting(comparison);
  return found;
}
