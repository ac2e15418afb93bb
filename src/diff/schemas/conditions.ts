import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { changesBetween } from './changesBetween';
import { type LocatedValue, statedIn, type View } from './views';

/** Compares `if` with `then` and `else`, and `not`. */
export function compareConditions(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  compareNegation(pair, at, comparison);
  compareBranches(pair, at, comparison);
}

/** An `if` with what follows from it. */
interface Condition {
  asked: LocatedValue;
  branches: Partial<Record<(typeof branchKeywords)[number], LocatedValue>>;
}

const branchKeywords = ['then', 'else'] as const;

/** Compares what follows from conditions: of several, those that ask the same, then the others in their order. */
function compareBranches(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  const [old, now] = [conditionsIn(pair.base), conditionsIn(pair.revision)];
  const asksSame = (before: Condition, after: Condition): boolean =>
    changesBetween(before.asked, after.asked, at, comparison).every(({ rule }) => rule === 'text-changed');
  const others = old.filter((before) => {
    const index = now.findIndex((after) => asksSame(before, after));
    const [after] = index < 0 ? [] : now.splice(index, 1);
    if (!after) return true;
    comparison.compareSchemas([before.asked], [after.asked], at, comparison);
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
  return statedIn(view, 'if').flatMap(({ schema: { node, pointer }, ...asked }) => {
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
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const [old, now] = [before.branches[keyword], after.branches[keyword]];
  const places = { base: old?.pointer, revision: now?.pointer, detail: codeSpan(keyword) };
  if (old && now) comparison.compareSchemas([old], [now], at, comparison);
  else if (now) report(at, 'schema-added', places);
  else if (old) report(at, 'schema-removed', places);
}

/** Compares `not`: what it excludes in addition, the schema no longer allows. */
function compareNegation({ base, revision }: Pair, at: ComparedPlace, comparison: Comparison): void {
  const negated = (view: View) => statedIn(view, 'not').find(({ value }) => value !== false);
  const [old, now] = [negated(base), negated(revision)];
  if (old && now) comparison.compareSchemas([old], [now], { ...at, isInverted: !at.isInverted }, comparison);
  else if (now) report(at, 'schema-added', { revision: now.pointer, detail: '`not`' });
  else if (old) report(at, 'schema-removed', { base: old.pointer, detail: '`not`' });
}
