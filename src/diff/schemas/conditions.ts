import { rows } from '../../reference/keywords/table';
import { extendPointer } from '../../reference/pointer';
import { type At, type Comparison, type Pair, report } from '../comparison';
import { changesBetween, compareSchemas } from './compareSchemas';
import { type Found, isAny, statedIn, type View } from './views';

/** Keywords with one schema that are compared by what they mean: with others, or as the opposite of a limit. */
const comparedApart = ['items', 'additionalProperties', 'unevaluatedProperties', 'not', 'if', 'then', 'else'];

/** All others with one schema: it limits values further, whatever it is about. */
const limiting = rows
  .filter(({ kind, keyword }) => kind === '@Schema' && !comparedApart.includes(keyword))
  .map(({ keyword }) => keyword);

/** Compares `if`, `then` and `else`, `not`, and the schemas that every value has to match besides. */
export function compareConditions(pair: Pair, at: At, comparison: Comparison): void {
  for (const keyword of limiting) compareInner(pair, at, comparison, keyword);
  compareNegation(pair, at, comparison);
  compareBranches(pair, at, comparison);
}

/** An `if` with what follows from it. */
interface Condition {
  asked: Found;
  branches: Partial<Record<(typeof branchKeywords)[number], Found>>;
}

const branchKeywords = ['then', 'else'] as const;

/** Compares what follows from conditions: of several, those that ask the same, then the others in their order. */
function compareBranches(pair: Pair, at: At, comparison: Comparison): void {
  const [old, now] = [conditionsIn(pair.base), conditionsIn(pair.revision)];
  const asksSame = (before: Condition, after: Condition): boolean =>
    changesBetween(before.asked, after.asked, at, comparison).every(({ rule }) => rule === 'text-changed');
  const others = old.filter((before) => {
    const index = now.findIndex((after) => asksSame(before, after));
    const [after] = index < 0 ? [] : now.splice(index, 1);
    if (!after) return true;
    compareSchemas([before.asked], [after.asked], at, comparison);
    for (const keyword of branchKeywords) compareBranch(before, after, keyword, at, comparison);
    return false;
  });
  for (let index = 0; index < Math.max(others.length, now.length); index += 1) {
    const [before, after] = [others[index]?.asked.pointer, now[index]?.asked.pointer];
    if (before && after) report(at, 'condition-changed', { base: before, revision: after });
    else if (after) report(at, 'schema-added', { revision: after, detail: '`if`' });
    else report(at, 'schema-removed', { base: before, detail: '`if`' });
  }
}

/** The conditions of a view from which something follows. */
function conditionsIn(view: View): Condition[] {
  return statedIn(view, 'if').flatMap(({ part: { node, pointer }, ...asked }) => {
    const branches = branchKeywords.filter((keyword) => node[keyword] !== undefined);
    const found = branches.map((keyword) => [
      keyword,
      { value: node[keyword], pointer: extendPointer(pointer, keyword) },
    ]);
    return branches.length > 0 ? [{ asked, branches: Object.fromEntries(found) }] : [];
  });
}

function compareBranch(
  before: Condition,
  after: Condition,
  keyword: (typeof branchKeywords)[number],
  at: At,
  comparison: Comparison,
): void {
  const [old, now] = [before.branches[keyword], after.branches[keyword]];
  const places = { base: old?.pointer, revision: now?.pointer, detail: `\`${keyword}\`` };
  if (old && now) compareSchemas([old], [now], at, comparison);
  else if (now) report(at, 'schema-added', places);
  else if (old) report(at, 'schema-removed', places);
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
