import type { Node } from './json';
import type { Locate, Problem } from './problems';

/**
 * Characters that the operations and models of a description may have when each is written out with all that it shares with
 * others: what pages and samples are made of. Those of descriptions in use have up to three times as many as the description.
 */
const limits = { base: 2_000_000, perCharacter: 20 };

/** A part of a description that is written out somewhere, with the characters that this takes. */
export interface WrittenPart {
  pointer: string;
  /** What of it takes the most, in words. */
  what: string;
  size: number;
}

/** An error at the largest of these parts where together they are very much longer than `source`, as its author wrote it. */
export function refuseRepetition(parts: readonly WrittenPart[], source: object, locate: Locate): Problem[] {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (total <= limits.base) return [];
  const written = sizeOfTree(source);
  const most = limits.base + limits.perCharacter * written;
  if (total <= most) return [];
  const largest = parts.reduce((one, other) => (other.size > one.size ? other : one));
  const message =
    `Written out for each operation and model, what they share makes the description ${Math.round(total / written)} times as long, ` +
    `so it is not read. Most has this place, by its ${largest.what}.`;
  const remedy = `Let fewer operations and models share as many ${largest.what}.`;
  return [{ severity: 'error', place: locate(largest.pointer), message, remedy, code: 'excess' }];
}

/** Characters that a value takes. */
export type SizeOf = (value: unknown) => number;

/** Measures what several share once. */
export function once(measure: SizeOf): SizeOf {
  const known = new Map<unknown, number>();
  return (value) => {
    const size = known.get(value) ?? measure(value);
    known.set(value, size);
    return size;
  };
}

/** Characters of a value as it is written. */
export function sizeOfTree(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const key of Object.keys(value)) size += key.length + 4 + sizeOfTree((value as Node)[key]);
  return size;
}
