import type { Node } from '../reference/json';
import { compareText } from '../reference/problems';
import { directions } from '../reference/schema';
import { compareApi } from './api/paths';
import type { Change } from './change';
import { changedField, fieldAt } from './changedField';
import { type Comparison, compareWaiting, createComparison, type FoundChange, type Unit } from './comparison';
import { describePlace } from './describePlace';
import { verdicts, worstOf } from './rules';
import { compareSchemas } from './schemas/compareSchemas';
import { createUsers } from './users';

/**
 * Compares two bundled documents (OpenAPI 3.0 to 3.2) and lists all changes, the worst first. What is used in many places
 * is one change, which names the operations and models that it concerns. `today` (`2026-03-01`) decides
 * whether the date on which something deprecated ends has passed.
 */
export function compareDescriptions(base: object, revision: object, today: string): Change[] {
  const comparison = createComparison(base as Node, revision as Node, today, compareSchemas);
  compareApi(comparison);
  compareWaiting(comparison);
  const units = [...comparison.units.values()];
  const usersOf = createUsers(units);
  const found = new Map<string, { unit: Unit; change: FoundChange }[]>();
  for (const unit of units) {
    for (const change of unit.changes) {
      const key = keyOf(change);
      const uses = found.get(key);
      if (uses) uses.push({ unit, change });
      else found.set(key, [{ unit, change }]);
    }
  }
  for (const [{ change }] of [...found.values()] as [{ unit: Unit; change: FoundChange }][])
    if (change.rule === 'xml-changed') found.delete(keyOf({ ...change, rule: 'unused-xml-changed' }));
  return [...found.values()].map((uses) => toChange(uses, usersOf, comparison)).sort(compareChanges);
}

/** Distinguishes changes; the XML of a value is one, whether its other uses are XML or not. */
function keyOf({ rule, base, revision, message }: FoundChange): string {
  const text = rule === 'unused-xml-changed' ? '' : message;
  return [rule, base, revision, text].join('\n');
}

function toChange(
  uses: { unit: Unit; change: FoundChange }[],
  usersOf: ReturnType<typeof createUsers>,
  { base, revision, units }: Pick<Comparison, 'base' | 'revision' | 'units'>,
): Change {
  const [{ change }] = uses as [(typeof uses)[number]];
  const seen = uses.filter((use) => !use.change.isHidden);
  // A change of the document is one of all operations, whichever report it as well.
  const ofAll = uses.filter(({ unit }) => unit === units.get('document'));
  const shown = [ofAll, seen, uses].find((list) => list.length > 0) ?? [];
  const { operations, models, isUnstable } = usersOf(shown.map(({ unit }) => unit));
  const verdict = worstOf(uses.map((use) => use.change.verdict));
  return {
    rule: change.rule,
    // What is a draft or alpha promises nothing.
    verdict: verdict === 'breaking' && isUnstable ? 'risky' : verdict,
    directions: directions.filter((direction) => uses.some((use) => use.change.direction === direction)),
    where:
      describePlace(change.revision, revision, change.name !== undefined) ??
      describePlace(change.base, base, change.name !== undefined) ??
      'the description',
    field: changedField(fieldAt(change.base, base), fieldAt(change.revision, revision)),
    ...(change.name === undefined ? {} : { name: change.name }),
    message: change.message,
    base: change.base,
    revision: change.revision,
    operations,
    models,
  };
}

function compareChanges(a: Change, b: Change): number {
  return (
    verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
    compareText(a.revision, b.revision) ||
    compareText(a.base, b.base) ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}
