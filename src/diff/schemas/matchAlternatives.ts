import { isNode, isSame } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import { codeSpan } from '../../reference/outputs/markdown/text';
import type { ComparedPlace, Comparison } from '../comparison';
import { allowedTypes } from './allowed';
import { areEquivalent } from './changesBetween';
import { entriesIn, type LocatedValue } from './views';

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
  matchBy(matches, (before, after) => {
    const [title, other] = [before, after].map(({ value }) => (isNode(value) ? value.title : undefined));
    return typeof title === 'string' && title === other;
  });
  matchBy(matches, (before, after) => areSimilar(before, after, at, comparison));
  return matches;
}

function matchBy(matches: Matches, isMatch: (before: LocatedValue, after: LocatedValue) => boolean): void {
  for (const before of [...matches.gone]) {
    const after = matches.fresh.find((candidate) => isMatch(before, candidate));
    if (!after) continue;
    matches.pairs.push([before, after]);
    matches.gone.splice(matches.gone.indexOf(before), 1);
    matches.fresh.splice(matches.fresh.indexOf(after), 1);
  }
}

/** Whether two alternatives have types in common, and objects most of their properties. */
function areSimilar(
  before: LocatedValue,
  after: LocatedValue,
  { aside }: ComparedPlace,
  { baseViews, revisionViews }: Comparison,
): boolean {
  const [old, now] = [baseViews.view([before]), revisionViews.view([after])];
  const [types, others] = [allowedTypes(old), allowedTypes(now)];
  if (types && others && ![...types].some((type) => type !== 'null' && others.has(type))) return false;
  const [names, otherNames] = [old, now].map((view) =>
    [...entriesIn(view, 'properties').keys()].filter((name) => !aside?.includes(name)),
  );
  const common = (names ?? []).filter((name) => otherNames?.includes(name)).length;
  return common * 2 >= Math.max(names?.length ?? 0, otherNames?.length ?? 0);
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
