import { type AstNode, parse } from 'regjsparser';

/**
 * A regular expression (ECMA-262) as a tree. Authors' patterns are never run by JavaScript's engine, since some of them
 * backtrack forever: they are matched here with a limit of steps, so that the result is the same everywhere.
 */
export interface Pattern {
  tree: PatternNode;
  /** Whether a code point is one of those that a class, an escape or a dot stands for. */
  has: (set: PatternNode, character: string) => boolean;
}

type Features = { lookbehind: true; namedGroups: true; unicodePropertyEscape: true };

export type PatternNode = AstNode<Features>;

const features = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true } as const;
export const maxPatternLength = 2000;

/** Reads a pattern, as Unicode where it can be; undefined for one that is none, or too long to go through. */
export function readPattern(source: string): Pattern | undefined {
  if (source.length > maxPatternLength) return undefined;
  for (const flags of ['u', '']) {
    try {
      return { tree: parse(source, flags, features) as PatternNode, has: createSets(flags) };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
  return undefined;
}

/** One code point against one set cannot backtrack, so the engine may look at that. */
function createSets(flags: string): Pattern['has'] {
  const known = new Map<string, RegExp>();
  return ({ raw }, character) => {
    const set = known.get(raw) ?? new RegExp(`^${raw}$`, flags);
    known.set(raw, set);
    return set.test(character);
  };
}
