import { maxLevels } from '../../jsonText';
import { extendPointer } from '../../pointer';

/** Limits of a parsed file: far above what descriptions need, and low enough for the time and memory of a build. */
const limits = {
  /** Levels of objects and lists inside each other. */
  depth: maxLevels,
  /** Values, or hundreds of characters, that a file may gain by the aliases in it being written out. */
  copies: 200_000,
  /** Characters that the texts of a file may have by aliases, and for each of its own: pages repeat each several times. */
  text: { base: 2_000_000, perCharacter: 20 },
  /** Characters that the pointers to all values may have, and for each of the file: everything that reads it writes them. */
  pointers: { base: 5_000_000, perCharacter: 100 },
};

/** What is nested more deeply than `limits` say. */
export const tooDeepMessage = `The nesting is deeper than ${limits.depth} levels.`;

/** A limit that a parsed file passes, and the pointer at which it does. */
export interface Excess {
  pointer: string;
  message: string;
}

interface Visit {
  value: object;
  keys: string[];
  /** The next of `keys`. */
  next: number;
  /** Characters of the pointer to it. */
  length: number;
  /** Values below, with every alias written out. */
  size: number;
}

/**
 * Looks through a parsed YAML or JSON file for what would cost the build too much time or memory: deep nesting, endless
 * aliases, aliases that multiply, and long names around many values. Returns the first excess; each value is visited once.
 * `fileLength` is the maximum total length of the texts of a file without aliases.
 */
export function findExcess(root: unknown, fileLength: number): Excess | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  const stack: Visit[] = [];
  let copies = 0;
  let left = limits.text.base + limits.text.perCharacter * fileLength;
  let pointersLeft = limits.pointers.base + limits.pointers.perCharacter * fileLength;

  // A pointer is written for the one value that has to be named.
  const here = (message: string): Excess => {
    const keys = stack.map(({ keys: all, next }) => all[next - 1] ?? '');
    return { pointer: extendPointer('#', ...keys), message };
  };

  const read = (text: string): Excess | undefined => {
    const parent = stack.at(-1);
    if (parent) parent.size += text.length / 100;
    left -= text.length;
    return left < 0 ? here(copiesMessage) : undefined;
  };

  const enter = (value: unknown, length: number): Excess | undefined => {
    pointersLeft -= length;
    if (pointersLeft < 0)
      return here('With the long names around them, the values are many times as long as the file.');
    if (typeof value === 'string') return read(value);
    if (typeof value !== 'object' || value === null) return undefined;
    const parent = stack.at(-1);
    const known = sizes.get(value);
    if (known !== undefined) {
      copies += known;
      if (parent) parent.size += known;
      return copies > limits.copies ? here(copiesMessage) : undefined;
    }
    if (open.has(value)) return here('A value contains itself, by an alias or a reference.');
    if (stack.length >= limits.depth) return here(tooDeepMessage);
    open.add(value);
    stack.push({ value, keys: Object.keys(value), next: 0, length, size: 1 });
    return undefined;
  };

  let excess = enter(root, 1);
  for (let visit = stack.at(-1); visit && !excess; visit = stack.at(-1)) {
    const key = visit.keys[visit.next];
    if (key === undefined) {
      leave(visit, stack, sizes, open);
    } else {
      visit.next += 1;
      visit.size += 1;
      excess = read(key) ?? enter((visit.value as Record<string, unknown>)[key], visit.length + key.length + 1);
    }
  }
  return excess;
}

const copiesMessage = 'Written out, the aliases and references make the description many times as long.';

function leave(visit: Visit, stack: Visit[], sizes: Map<object, number>, open: Set<object>): void {
  stack.pop();
  open.delete(visit.value);
  sizes.set(visit.value, visit.size);
  const parent = stack.at(-1);
  if (parent) parent.size += visit.size;
}
