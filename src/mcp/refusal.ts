import { similarity } from '../reference/similarity';

/** Why a call cannot be carried out, and what to do. The caller reads it; it is not an error of this server. */
export class Refusal extends Error {}

/** Below this similarity a name is no help. */
const minSimilarity = 0.3;

/** The most characters by which names are compared: what is longer is a text, and like none. */
const maxCompared = 300;

/** The names that are most like one that does not exist, the nearest first. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.slice(0, maxCompared);
  return known
    .map((each) => ({ each, rate: similarity(wanted, each.slice(0, maxCompared)) }))
    .filter(({ rate }) => rate >= minSimilarity)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, 5)
    .map(({ each }) => each);
}

/** The refusal of a name that does not exist: with those that are most like it, and where all of them are listed. */
export function unknownName(kind: string, name: string, known: readonly string[], list: string): Refusal {
  const nearest = nearestNames(name, known);
  const meant = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : '';
  return new Refusal(`There is no ${kind} "${name.slice(0, 200)}".${meant} ${list}`);
}
