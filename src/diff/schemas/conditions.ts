import { type At, type Comparison, type Pair, report } from '../comparison';
import { changesBetween, compareSchemas } from './compareSchemas';
import { type Found, isAny, statedIn, type View } from './views';

/** Keywords with one schema that limits values further, whatever it is about. */
const limiting = ['propertyNames', 'contentSchema', 'unevaluatedItems', 'contains'];

/** Compares `if`, `then` and `else`, `not`, and the schemas that every value has to match besides. */
export function compareConditions(pair: Pair, at: At, comparison: Comparison): void {
  for (const keyword of limiting) compareInner(pair, at, comparison, keyword);
  compareNegation(pair, at, comparison);
  const [old, now] = [conditionIn(pair.base), conditionIn(pair.revision)];
  if (old && now && changesBetween(old, now, at, comparison).some(({ verdict }) => verdict !== 'safe')) {
    report(at, 'condition-changed', { base: old.pointer, revision: now.pointer });
    return;
  }
  if (now && !old) report(at, 'schema-added', { revision: now.pointer, detail: '`if`' });
  if (old && !now) report(at, 'schema-removed', { base: old.pointer, detail: '`if`' });
  // Without `if` they say nothing.
  if (old && now) for (const keyword of ['then', 'else']) compareInner(pair, at, comparison, keyword);
}

/** The `if` of a view, where something follows from it. */
function conditionIn(view: View): Found | undefined {
  return statedIn(view, 'if').find(({ part: { node } }) => node.then !== undefined || node.else !== undefined);
}

/** Compares the schema of a keyword that limits values: one that is new allows fewer. */
export function compareInner({ base, revision }: Pair, at: At, comparison: Comparison, keyword: string): void {
  const [old, now] = [statedIn(base, keyword), statedIn(revision, keyword)];
  const before = comparison.baseViews.view(old);
  const after = comparison.revisionViews.view(now);
  const isStated = (list: readonly Found[], inner: View, view: View): boolean =>
    list.length > 0 && (keyword === 'contains' ? isContainsAsked(view) : !isAny(inner));
  const [wasStated, isStatedNow] = [isStated(old, before, base), isStated(now, after, revision)];
  const places = { base: old[0]?.pointer, revision: now[0]?.pointer, detail: `\`${keyword}\`` };
  if (wasStated && isStatedNow) compareSchemas(old, now, at, comparison);
  else if (isStatedNow) report(at, 'schema-added', places);
  else if (wasStated) report(at, 'schema-removed', places);
}

/** Whether `contains` asks for anything: a list may do without what it has to have no times, and any number of times. */
function isContainsAsked(view: View): boolean {
  const isFree = statedIn(view, 'minContains').some(({ value }) => value === 0);
  return !isFree || statedIn(view, 'maxContains').length > 0;
}

/** Compares `not`: what it refuses more is allowed less. */
function compareNegation({ base, revision }: Pair, at: At, comparison: Comparison): void {
  const negated = (view: View) => statedIn(view, 'not').find(({ value }) => value !== false);
  const [old, now] = [negated(base), negated(revision)];
  if (old && now) compareSchemas([old], [now], { ...at, isInverted: !at.isInverted }, comparison);
  else if (now) report(at, 'schema-added', { revision: now.pointer, detail: '`not`' });
  else if (old) report(at, 'schema-removed', { base: old.pointer, detail: '`not`' });
}
