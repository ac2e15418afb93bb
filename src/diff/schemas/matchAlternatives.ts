import { isNode, isSame } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import { codeSpan } from '../../reference/outputs/markdown/text';
import type { ComparedPlace, Comparison } from '../comparison';
import { allowedTypes } from './allowed';
import { areEquivalent } from './changesBetween';
import { entriesIn, type LocatedValue, type Views } from './views';

interface Matches {
  pairs: [base: LocatedValue, revision: LocatedValue][];
  gone: LocatedValue[];
  fresh: LocatedValue[];
}

/** More alternatives than these are not tried one with each other. */
const maxTrials = 64;

/**
 * Which alternative has become which: those of one reference or with the same words, those that say the same by other
 * names, those of one title, and at last those that are alike for the most part.
 */
export function matchAlternatives(
  old: LocatedValue[],
  now: LocatedValue[],
  at: ComparedPlace,
  comparison: Comparison,
): Matches {
  const matches: Matches = { pairs: [], gone: [...old], fresh: [...now] };
  matchBy(matches, (before, after) => isSame(before.value, after.value));
  if (matches.gone.length * matches.fresh.length <= maxTrials) {
    matchBy(matches, (before, after) => areEquivalent(before, after, at, comparison));
  }
  const titleOf = ({ value }: LocatedValue): string[] =>
    isNode(value) && typeof value.title === 'string' ? [value.title] : [];
  matchBy(matches, () => true, titleOf);
  matchSimilar(matches, at, comparison);
  return matches;
}

/** Pairs each alternative with the first new one that matches; only those that share a key are tried. */
function matchBy(
  matches: Matches,
  isMatch: (before: LocatedValue, after: LocatedValue) => boolean,
  keysOf: (alternative: LocatedValue) => readonly string[] = () => [''],
): void {
  const order = new Map(matches.fresh.map((after, index) => [after, index]));
  const byKey = new Map<string, Set<LocatedValue>>();
  for (const after of matches.fresh) {
    for (const key of keysOf(after)) byKey.set(key, (byKey.get(key) ?? new Set()).add(after));
  }
  const paired = new Set<LocatedValue>();
  for (const before of matches.gone) {
    const found = keysOf(before).flatMap((key) => firstOf(byKey.get(key), (after) => isMatch(before, after)) ?? []);
    const [after] = found.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    if (!after) continue;
    matches.pairs.push([before, after]);
    paired.add(before).add(after);
    for (const key of keysOf(after)) byKey.get(key)?.delete(after);
  }
  matches.gone = matches.gone.filter((each) => !paired.has(each));
  matches.fresh = matches.fresh.filter((each) => !paired.has(each));
}

function firstOf<Item>(items: Iterable<Item> = [], isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

/** Pairs alternatives that have types in common, and objects most of their properties. */
function matchSimilar(matches: Matches, { aside }: ComparedPlace, { baseViews, revisionViews }: Comparison): void {
  const read = (views: Views, alternative: LocatedValue) => {
    const view = views.view([alternative]);
    const names = [...entriesIn(view, 'properties').keys()].filter((name) => !aside?.includes(name));
    return [alternative, { types: allowedTypes(view), names: new Set(names) }] as const;
  };
  const known = new Map([
    ...matches.gone.map((each) => read(baseViews, each)),
    ...matches.fresh.map((each) => read(revisionViews, each)),
  ]);
  const namesOf = (alternative: LocatedValue): ReadonlySet<string> => known.get(alternative)?.names ?? new Set();
  const areSimilar = (before: LocatedValue, after: LocatedValue): boolean => {
    const [types, others] = [known.get(before)?.types, known.get(after)?.types];
    if (types && others && ![...types].some((type) => type !== 'null' && others.has(type))) return false;
    const [names, otherNames] = [namesOf(before), namesOf(after)];
    const common = [...names].filter((name) => otherNames.has(name)).length;
    return common * 2 >= Math.max(names.size, otherNames.size);
  };
  // Without properties it is similar only to others without them.
  matchBy(matches, areSimilar, (each) =>
    namesOf(each).size > 0 ? [...namesOf(each)].map((name) => `.${name}`) : [''],
  );
}

/** What a message calls an alternative. */
export function labelOf({ value, pointer }: LocatedValue): string {
  if (!isNode(value)) return codeSpan(toJsonText(value));
  if (typeof value.$ref === 'string') return codeSpan(value.$ref.split('/').at(-1) ?? '');
  if (typeof value.title === 'string') return `"${value.title}"`;
  return typeof value.type === 'string'
    ? `a value of type ${codeSpan(value.type)}`
    : `number ${Number(pointer.split('/').at(-1)) + 1}`;
}
