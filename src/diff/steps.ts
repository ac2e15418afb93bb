import { isNode } from '../reference/json';
import type { View } from './schemas/views';

/** Steps that are taken however small two documents are, for each value of theirs, and for each pair of schemas. */
const perComparison = 5_000;
const perValue = 20;
const perPair = 10;

/**
 * Counts what comparing takes, so that it grows as the documents do: schemas that refer to each other, and to other ones now,
 * would be compared each with each.
 */
export interface Steps {
  /** Takes the steps of comparing two schemas; false where none are left. Trials may take half of all. */
  take: (pair: Readonly<Record<'base' | 'revision', View>>, isTrial: boolean) => boolean;
  /** The first pair that had to be compared when none were left. */
  stoppedAt?: { base: string; revision: string };
}

/** Makes the counter for two documents. */
export function createSteps(base: unknown, revision: unknown): Steps {
  const most = perComparison + perValue * (countValues(base) + countValues(revision));
  let used = 0;
  const steps: Steps = {
    take: (pair, isTrial) => {
      const mayTake = used < (isTrial ? most / 2 : most);
      if (mayTake) used += perPair + sizeOf(pair.base) + sizeOf(pair.revision);
      else if (!isTrial) steps.stoppedAt ??= { base: pair.base.pointer, revision: pair.revision.pointer };
      return mayTake;
    },
  };
  return steps;
}

/** The values of a document, each object once. */
function countValues(document: unknown): number {
  const found = new Set<unknown>([document]);
  let count = 0;
  for (const value of found) {
    for (const inner of typeof value === 'object' && value !== null ? Object.values(value) : []) {
      count += 1;
      if (typeof inner === 'object' && inner !== null) found.add(inner);
    }
  }
  return count;
}

/** The keywords of a view, with the entries of each. */
function sizeOf({ schemas }: View): number {
  let size = 0;
  for (const { node } of schemas) {
    for (const value of Object.values(node)) {
      size += 1 + (Array.isArray(value) ? value.length : isNode(value) ? Object.keys(value).length : 0);
    }
  }
  return size;
}
