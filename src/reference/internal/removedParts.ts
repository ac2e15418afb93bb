import type { Node } from '../json';
import { printable } from '../printable';
import { comparePlaces, type Locate, type Place, placeText } from '../problems';
import { shortenedJson } from '../shortened';
import type { Part } from './parts';
import type { Reason, Removal } from './removal';

/** A part of a description that an edition does not have. */
export interface RemovedPart {
  place: Place;
  /** The object of the specification that it is: `Operation`, `Schema`. */
  object: string;
  /** The rule by which it is left out. */
  rule: string;
}

/** The marks of what is for other audiences, which counts as internal. */
interface OtherAudiences {
  extension: string;
  forOthers: ReadonlyMap<Node, unknown>;
}

/** The outermost parts that an edition does not have, in the order of their files. */
export function removedParts(
  { gone, reasons }: Removal,
  locate: Locate,
  others: OtherAudiences | undefined,
): RemovedPart[] {
  const parts = [...reasons].flatMap(([part, reason]): RemovedPart[] => {
    if (!part.parent || gone.has(part.parent)) return [];
    return [{ place: locate(part.pointer), object: part.object, rule: ruleOf(part, reason, locate, others) }];
  });
  return parts.sort((a, b) => comparePlaces(a.place, b.place));
}

function ruleOf({ node }: Part, reason: Reason, locate: Locate, others: OtherAudiences | undefined): string {
  switch (reason.by) {
    case 'mark':
      return others?.forOthers.has(node)
        ? `${others.extension}: ${shortenedJson(others.forOthers.get(node))}`
        : 'x-internal: true';
    case 'reference':
      return `refers to what is left out, ${placeText(locate(reason.target.pointer))}`;
    case 'address':
      return 'names an address that is left out';
    case 'tags':
      return 'has tags alone that are left out';
    case 'rest':
      return 'says nothing without what is left out';
    case 'use':
      return 'is used by nothing in the edition';
  }
}

/** A report of what an edition does not have: a line for each part with its place, pointer, object and rule. */
export function removedReport(parts: readonly RemovedPart[]): string {
  const lines = parts.map(({ place, object, rule }) =>
    [placeText(place), place.pointer || '#', object, rule].map(printable).join('  '),
  );
  return lines.map((line) => `${line}\n`).join('');
}
