import { isNode } from '../json';
import { nearestNames } from '../similarity';
import type { Segment } from './jsonPath/query';
import { type Found, selectFrom, toSegment } from './jsonPath/select';
import { type Steps, TooManySteps } from './jsonPath/steps';
import type { Expression } from './overlay';

/** Steps that comparing two names takes. */
const perName = 10;

/** Characters of the names that are proposed. */
const maxLength = 200;

/**
 * The expression nearest to one without a match that has one: with other names in the place of those that are not there, else
 * the part of it that matches. Undefined where only the whole document does, and where the steps do not suffice.
 */
export function nearestTarget({ query }: Expression, root: unknown, steps: Steps): string | undefined {
  try {
    const texts = nearest([{ value: root, key: '' }], query.segments, { root, steps });
    return texts.length === 0 ? undefined : `$${texts.join('')}`;
  } catch (error) {
    if (error instanceof TooManySteps) return undefined;
    throw error;
  }
}

interface Asked {
  root: unknown;
  steps: Steps;
}

/** The segments that match, as texts, as many as there can be. */
function nearest(starts: Found[], [segment, ...others]: readonly Segment[], asked: Asked): string[] {
  if (!segment) return [];
  const found = selectFrom(starts, [segment], asked);
  if (found.length > 0) return [segment.text, ...nearest(found, others, asked)];
  const ways = likeNames(starts, segment, asked).map((name): string[] => {
    const renamed: Segment = { ...segment, selectors: [{ kind: 'name', name }] };
    const text = segment.isDescendant ? `..${toSegment(name).replace(/^\./, '')}` : toSegment(name);
    return [text, ...nearest(selectFrom(starts, [renamed], asked), others, asked)];
  });
  return ways.reduce((best, way) => (way.length > best.length ? way : best), []);
}

/** The names that are like the one of a segment, where it is one. */
function likeNames(starts: readonly Found[], { isDescendant, selectors }: Segment, { steps }: Asked): string[] {
  const [selector, second] = selectors;
  if (selector?.kind !== 'name' || second) return [];
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      steps.take(perName);
      if (isNode(value) && key.length <= maxLength) names.add(key);
      if (isDescendant) collect(inner);
    }
  };
  for (const { value } of starts) collect(value);
  return nearestNames(selector.name, [...names]);
}
