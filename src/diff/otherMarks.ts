import { entriesOf } from '../reference/buildContext';
import type { OtherMarks } from '../reference/internal/cleanDocument';
import type { Internal } from '../reference/internal/internal';
import { findParts, type Part, partOn } from '../reference/internal/parts';
import { findReferences } from '../reference/internal/references';
import { createNamer, texts } from '../reference/internal/stableKeys';
import { asNode, isSame, type Node } from '../reference/json';
import { pointerKeys, toPointer } from '../reference/pointer';
import { changeFields } from '../reference/support/changeFields';
import { compareOperation, type PathOperation } from './api/operations';
import { compareApi, operationsOf } from './api/paths';
import { componentKinds } from './api/unusedComponents';
import type { RuleName } from './change';
import {
  type ComparedPlace,
  type Comparison,
  compareWaiting,
  createComparison,
  createUnit,
  findRenamed,
  findUnchanged,
  type StatedPart,
} from './comparison';
import { findInternalServers } from './internalServers';
import { areEquivalent } from './schemas/changesBetween';
import { compareSchemas } from './schemas/compareSchemas';
import type { LocatedValue } from './schemas/views';

/**
 * What is internal in a description, for an earlier version of it: there it may stand elsewhere, in a component of another
 * name, or in none, unless it was internal there by its own name (`earlier`). Undefined where nothing is internal.
 */
export function otherMarks(internal: Internal | undefined, earlier?: Internal): OtherMarks | undefined {
  if (!internal?.whole) return undefined;
  const { names, shown, scopes, isField, isFieldName, whole } = internal;
  const wasInternal = partsOfNames(whole, new Set([...names].filter((name) => earlier?.names.has(name))));
  const hides = (pointer: string): boolean => internal.hides(pointer) && !wasInternal(pointer);
  const partsIn = (document: Node): Set<string> =>
    new Set([
      ...findInternal(document, whole, hides),
      ...findMovedOperations(document, whole, hides),
      ...findInternalServers(document, whole, internal.hides),
    ]);
  return { names, shown, scopes, isField, isFieldName, partsIn };
}

/** Says whether a pointer leads to a part of one of these names (`createNamer`), or into it. */
function partsOfNames(document: Node, names: ReadonlySet<string>): (pointer: string) => boolean {
  if (names.size === 0) return () => false;
  const parts = findParts(document);
  const namesOf = createNamer(findReferences(parts));
  const isNamed = (part: Part | undefined): boolean =>
    part !== undefined && (namesOf(part).some((name) => names.has(name)) || isNamed(part.parent));
  return (pointer) => isNamed(partOn(pointerKeys(pointer), parts));
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
  const skips = (base: readonly StatedPart[], revision: readonly StatedPart[]): boolean => {
    if (revision.length === 0 || !revision.every(isHidden)) return false;
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

/**
 * The pointers of operations that are at another path in `whole`, where they are internal. Without an id, those that say the
 * same to clients are the same, if one alone does; not where their texts say that they are two.
 */
function findMovedOperations(document: Node, whole: Node, hides: Internal['hides']): string[] {
  const old = operationsOf(document, 'paths');
  const now = operationsOf(whole, 'paths');
  const isHidden = ({ path, operation }: PathOperation): boolean =>
    hides(operation.pointer) || hides(toPointer(['paths', path]));
  const gone = [...old.keys()].filter((key) => !now.has(key));
  const fresh = [...now].flatMap(([key, operation]) => (!old.has(key) && isHidden(operation) ? [key] : []));
  if (gone.length === 0 || fresh.length === 0) return [];
  const [base, revision] = [document, whole].map((each) => withoutMarks(withoutTexts(each))) as [Node, Node];
  const [before, after] = [operationsOf(base, 'paths'), operationsOf(revision, 'paths')];
  const comparison = createComparison(base, revision, '', compareSchemas);
  const areAlike = (key: string, other: string): boolean => {
    const [one, two] = [before.get(key), after.get(other)];
    if (!one || !two || haveOtherTexts(old.get(key)?.operation.node, now.get(other)?.operation.node)) return false;
    const alone: Comparison = { ...comparison, units: new Map(), waiting: [] };
    compareOperation(one, two, 'operation', alone);
    compareWaiting(alone);
    return [...alone.units.values()].every(({ changes }) => changes.every(({ rule }) => namesOnly.has(rule)));
  };
  const ofMethod = (keys: string[], method: string): string[] => keys.filter((key) => key.startsWith(`${method} `));
  return [...new Set(fresh.map((key) => key.slice(0, key.indexOf(' '))))].flatMap((method) =>
    [...findRenamed(ofMethod(gone, method), ofMethod(fresh, method), areAlike).keys()].flatMap(
      (key) => old.get(key)?.operation.pointer ?? [],
    ),
  );
}

/** What may change of an operation with its path. */
const namesOnly: ReadonlySet<RuleName> = new Set(['operation-id-changed', 'tags-changed', 'path-parameter-renamed']);

/** Whether two operations have texts that differ; recorded releases have none. */
function haveOtherTexts(one: Node = {}, two: Node = {}): boolean {
  return ['summary', 'description'].some(
    (field) => one[field] !== undefined && two[field] !== undefined && one[field] !== two[field],
  );
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
