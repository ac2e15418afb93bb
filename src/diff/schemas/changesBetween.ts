import { isSame } from '../../reference/json';
import { type ComparedPlace, type Comparison, compareWaiting, createUnit, type FoundChange } from '../comparison';
import type { LocatedValue } from './views';

/**
 * The changes between two schemas when they are compared by themselves; none when they are the same. Each pair is
 * compared once. While it is compared, a pair that contains itself counts as unchanged, so that cycles end.
 */
export function changesBetween(
  base: LocatedValue,
  revision: LocatedValue,
  at: ComparedPlace,
  comparison: Comparison,
): FoundChange[] {
  const key = [at.direction, at.isInverted, at.written, at.aside?.join(), base.pointer, revision.pointer].join(' ');
  const known = comparison.changesByPair.get(key);
  if (known) return known;
  comparison.changesByPair.set(key, []);
  const alone: Comparison = { ...comparison, units: new Map(), waiting: [], skips: () => false, isTrial: true };
  const unit = createUnit();
  alone.compareSchemas([base], [revision], { ...at, unit }, alone);
  compareWaiting(alone);
  const changes = [unit, ...alone.units.values()].flatMap((each) => each.changes);
  comparison.changesByPair.set(key, changes);
  return changes;
}

/** Whether two schemas say the same: with the same words, as two references to one schema do, or with other ones. */
export function areEquivalent(
  base: LocatedValue,
  revision: LocatedValue,
  at: ComparedPlace,
  comparison: Comparison,
): boolean {
  return isSame(base.value, revision.value) || changesBetween(base, revision, at, comparison).length === 0;
}
