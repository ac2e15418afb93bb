import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { schemaRows } from '../../reference/keywords/table';
import { codeSpan } from '../../reference/outputs/markdown/text';
import type { RuleName } from '../change';
import { type ComparedPlace, type Comparison, type Pair, report } from '../comparison';
import { isContainsLimiting } from './limits';
import { labelOf, matchAlternatives } from './matchAlternatives';
import { entriesIn, isAny, type LocatedValue, statedIn, type View, type Views } from './views';

/** Keywords whose schemas are compared by what they mean: with others, by rules of their own, or as part of a view. */
const keywordsWithOwnRule = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'dependentSchemas'],
  ...['items', 'prefixItems', 'unevaluatedItems', 'allOf', 'not', 'if', 'then', 'else', ...unionKeywords],
];

/** All others that are no texts for readers: their schemas limit values further, whatever they are about. */
const limiting = schemaRows.filter(({ keyword, annotates }) => !annotates && !keywordsWithOwnRule.includes(keyword));

/** Compares the schemas of each keyword that limits values by them: one that is new allows fewer. */
export function compareSubschemas(pair: Pair, at: ComparedPlace, comparison: Comparison): void {
  for (const { keyword, kind, row } of limiting) {
    if (kind === '@Schema') compareInner(pair, at, comparison, keyword);
    else if (kind === '[Schema]' && !row) compareUnordered(pair, at, comparison, keyword);
    else compareEntries(entriesOfBoth(pair, keyword), at, comparison, kind === '[Schema]' ? byPlace : {});
  }
}

/** Compares the schema of a keyword that has one. `find` finds it, where another keyword may say the same. */
export function compareInner(
  { base, revision }: Pair,
  at: ComparedPlace,
  comparison: Comparison,
  keyword: string,
  find = (view: View): readonly LocatedValue[] => statedIn(view, keyword),
): void {
  const [old, now] = [find(base), find(revision)];
  const before = comparison.baseViews.view(old);
  const after = comparison.revisionViews.view(now);
  const isStated = (list: readonly LocatedValue[], inner: View, view: View): boolean =>
    list.length > 0 && (keyword === 'contains' ? isContainsLimiting(view) : !isAny(inner));
  const [wasStated, isStatedNow] = [isStated(old, before, base), isStated(now, after, revision)];
  const places = { base: old[0]?.pointer, revision: now[0]?.pointer, detail: codeSpan(keyword) };
  if (wasStated && isStatedNow) comparison.compareSchemas(old, now, at, comparison);
  else if (isStatedNow) report(at, 'schema-added', places);
  else if (wasStated) report(at, 'schema-removed', places);
}

/** The schemas of a keyword on both sides, by their names or numbers. */
export interface Entries {
  old: ReadonlyMap<string, readonly LocatedValue[]>;
  now: ReadonlyMap<string, readonly LocatedValue[]>;
}

/** The schemas of a keyword that has them by names or numbers. */
export function entriesOfBoth({ base, revision }: Pair, keyword: string): Entries {
  return { old: entriesIn(base, keyword), now: entriesIn(revision, keyword) };
}

/** What is reported of a schema that one side alone has by a key: without rules, that it limits values. */
interface Reports {
  added?: RuleName;
  removed?: RuleName;
  detailOf?: (key: string) => string;
}

const byPlace: Reports = { detailOf: (index) => `place ${Number(index) + 1}` };

/** Compares schemas by their keys. One that allows anything is no limit. */
export function compareEntries(
  { old, now }: Entries,
  at: ComparedPlace,
  comparison: Comparison,
  { added = 'schema-added', removed = 'schema-removed', detailOf = (key) => `for ${codeSpan(key)}` }: Reports = {},
): void {
  for (const [key, found] of now) {
    const before = old.get(key);
    if (before) comparison.compareSchemas(before, found, at, comparison);
    else if (added !== 'schema-added' || !isAny(comparison.revisionViews.view(found)))
      report(at, added, { revision: found[0]?.pointer, detail: detailOf(key) });
  }
  for (const [key, found] of old) {
    if (now.has(key) || (removed === 'schema-removed' && isAny(comparison.baseViews.view(found)))) continue;
    report(at, removed, { base: found[0]?.pointer, detail: detailOf(key) });
  }
}

/** Compares the schemas of a list that stand side by side: their order means nothing. */
function compareUnordered({ base, revision }: Pair, at: ComparedPlace, comparison: Comparison, keyword: string): void {
  const membersIn = (view: View, views: Views): LocatedValue[] =>
    [...entriesIn(view, keyword).values()].flat().filter((found) => !isAny(views.view([found])));
  const old = membersIn(base, comparison.baseViews);
  const now = membersIn(revision, comparison.revisionViews);
  const { pairs, gone, fresh } = matchAlternatives(old, now, at, comparison);
  for (const [before, after] of pairs) comparison.compareSchemas([before], [after], at, comparison);
  for (const found of fresh) report(at, 'schema-added', { revision: found.pointer, detail: labelOf(found) });
  for (const found of gone) report(at, 'schema-removed', { base: found.pointer, detail: labelOf(found) });
}
