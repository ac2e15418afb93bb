import { entriesOf } from '../reference/buildContext';
import type { OtherMarks } from '../reference/internal/cleanDocument';
import type { Internal } from '../reference/internal/internal';
import { texts } from '../reference/internal/stableKeys';
import { asNode, isSame, type Node } from '../reference/json';
import { toPointer } from '../reference/pointer';
import { changeFields } from '../reference/support/changeFields';
import { compareApi } from './api/paths';
import { componentKinds } from './api/unusedComponents';
import {
  type ComparedPlace,
  type Comparison,
  compareWaiting,
  createComparison,
  createUnit,
  findRenamed,
  findUnchanged,
  type Skips,
  type StatedPart,
} from './comparison';
import { findInternalServers } from './internalServers';
import { areEquivalent } from './schemas/changesBetween';
import { compareSchemas } from './schemas/compareSchemas';
import type { LocatedValue } from './schemas/views';

/**
 * What is internal in a description, for an earlier version of it: there it may stand elsewhere, in a component of another
 * name, or in none. What has another name to clients there was removed. Undefined where nothing is internal.
 */
export function otherMarks(internal: Internal | undefined): OtherMarks | undefined {
  if (!internal?.whole) return undefined;
  const { names, shown, scopes, isField, isFieldName, whole, hides } = internal;
  const partsIn = (document: Node): Set<string> =>
    new Set([...findInternal(document, whole, hides), ...findInternalServers(document, whole, hides)]);
  return { names, shown, scopes, isField, isFieldName, partsIn };
}

/** A document without texts, which recorded releases lack. */
function withoutTexts(document: Node): Node {
  return changeFields(document, (name, value) => (texts.has(name) ? undefined : value)) as Node;
}

/** A document without marks: clients do not see them. */
function withoutMarks(document: Node): Node {
  return changeFields(document, (name, value) => (name === 'x-internal' ? undefined : value)) as Node;
}

/** The pointers of what a comparison finds to be the same as parts of `whole` that are internal. */
function findInternal(document: Node, whole: Node, hides: Internal['hides']): Set<string> {
  const found = new Set<string>();
  const isHidden = ({ pointer, from = pointer }: StatedPart): boolean => hides(from) || hides(pointer);
  const skips: Skips = (base, revision, areTwo): boolean => {
    if (revision.length === 0 || !revision.every(isHidden)) return false;
    // What is no more and is only like an internal part was removed.
    if (areTwo?.()) return true;
    for (const { pointer, from = pointer } of base) found.add(from);
    return true;
  };
  // Which parts are the same does not depend on the day.
  const [base, revision] = [withoutTexts(document), withoutTexts(whole)];
  const comparison = {
    ...createComparison(withoutMarks(base), withoutMarks(revision), '', compareSchemas, skips),
    // What says the same, with its marks, has them itself.
    isUnchanged: findUnchanged(base, revision),
  };
  compareApi(comparison);
  compareComponents(comparison);
  compareWaiting(comparison);
  return found;
}

/** Compares components that nothing need use: by their names, or as far as one says the same by another name. */
function compareComponents(comparison: Comparison): void {
  const at: ComparedPlace = { unit: createUnit(), direction: 'request', base: '#', revision: '#' };
  for (const kind of componentKinds) {
    const [old, now] = [comparison.base, comparison.revision].map(
      ({ components }) =>
        new Map(
          entriesOf(asNode(components)[kind]).map(([name, value]): [string, LocatedValue] => [
            name,
            { value, pointer: toPointer(['components', kind, name]) },
          ]),
        ),
    ) as [Map<string, LocatedValue>, Map<string, LocatedValue>];
    const areAlike = (before: LocatedValue, after: LocatedValue): boolean =>
      kind === 'schemas' ? areEquivalent(before, after, at, comparison) : isSame(before.value, after.value);
    const isAlike = (name: string, other: string): boolean => {
      const [before, after] = [old.get(name), now.get(other)];
      return before !== undefined && after !== undefined && areAlike(before, after);
    };
    const only = (names: typeof old, others: typeof old): string[] =>
      [...names.keys()].filter((name) => !others.has(name));
    const renamed = findRenamed(only(old, now), only(now, old), isAlike);
    for (const [name, before] of old) {
      const after = now.get(renamed.get(name) ?? name);
      if (!after) continue;
      if (kind === 'schemas') compareSchemas([before], [after], at, comparison);
      else comparison.skips([before], [after]);
    }
  }
}
