import { type At, type Comparison, type Pair, report } from '../comparison';
import { changesBetween, compareSchemas } from './compareSchemas';
import { type Found, isAny, statedIn } from './views';

/** Keywords with one schema that limits values further, whatever it is about. */
const limiting = ['propertyNames', 'contentSchema', 'unevaluatedProperties', 'unevaluatedItems', 'contains'];

/** Compares `if`, `then` and `else`, `not`, and the schemas that every value has to match besides. */
export function compareConditions(pair: Pair, at: At, comparison: Comparison): void {
  for (const keyword of limiting) compareInner(pair, at, comparison, keyword);
  compareNegation(pair, at, comparison);
  const [old, now] = [statedIn(pair.base, 'if')[0], statedIn(pair.revision, 'if')[0]];
  if (old && now && changesBetween(old, now, at, comparison).some(({ verdict }) => verdict !== 'safe')) {
    report(at, 'condition-changed', { base: old.pointer, revision: now.pointer });
    return;
  }
  if (now && !old) report(at, 'schema-added', { revision: now.pointer, detail: '`if`' });
  if (old && !now) report(at, 'schema-removed', { base: old.pointer, detail: '`if`' });
  // Without `if` they say nothing.
  if (old && now) for (const keyword of ['then', 'else']) compareInner(pair, at, comparison, keyword);
}

/** Compares the schema of a keyword that limits values: one that is new allows fewer. */
export function compareInner({ base, revision }: Pair, at: At, comparison: Comparison, keyword: string): void {
  const [old, now] = [statedIn(base, keyword), statedIn(revision, keyword)];
  const before = comparison.baseViews.view(old);
  const after = comparison.revisionViews.view(now);
  const isStated = (list: readonly Found[], view: typeof before): boolean =>
    list.length > 0 && (!isAny(view) || keyword === 'contains');
  const [wasStated, isStatedNow] = [isStated(old, before), isStated(now, after)];
  const places = { base: old[0]?.pointer, revision: now[0]?.pointer, detail: `\`${keyword}\`` };
  if (wasStated && isStatedNow) compareSchemas(old, now, at, comparison);
  else if (isStatedNow) report(at, 'schema-added', places);
  else if (wasStated) report(at, 'schema-removed', places);
}

/** Compares `not`: what it refuses more is allowed less. */
function compareNegation({ base, revision }: Pair, at: At, comparison: Comparison): void {
  const [old, now] = [statedIn(base, 'not')[0], statedIn(revision, 'not')[0]];
  if (old && now) compareSchemas([old], [now], { ...at, isInverted: !at.isInverted }, comparison);
  else if (now) report(at, 'schema-added', { revision: now.pointer, detail: '`not`' });
  else if (old) report(at, 'schema-removed', { base: old.pointer, detail: '`not`' });
}
