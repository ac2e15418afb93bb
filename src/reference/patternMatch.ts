import type { Pattern, PatternNode } from './pattern';

const maxSteps = 20_000;
/** Steps here that make one of a budget which whole values are checked with. */
const stepsPerGiven = 20;
/** Characters that are copied, looked at or compared, or groups that are noted, in one step. */
const partsPerStep = 20;

type Captures = ReadonlyMap<number | string, string>;
/** What has to match after a node: goes on at a position with the groups captured so far. */
type Next = (at: number, captures: Captures) => boolean;

interface Run {
  characters: string[];
  has: Pattern['has'];
  steps: number;
}

class TooManySteps extends Error {}

/**
 * Whether a text has a match of a pattern in it; undefined when that is not found out within the limit of steps. What it
 * takes goes off the steps that are given, which end below zero where they do not suffice.
 */
export function matchesPattern({ tree, has }: Pattern, text: string, given?: { left: number }): boolean | undefined {
  const most = Math.min(maxSteps, Math.max(0, (given?.left ?? maxSteps) * stepsPerGiven));
  const run: Run = { characters: [...text], has, steps: most };
  try {
    takeParts(text.length, run);
    for (let start = 0; start <= run.characters.length; start += 1) {
      if (match(tree, start, new Map(), () => true, run)) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof TooManySteps || error instanceof RangeError) return undefined;
    throw error;
  } finally {
    if (given) given.left -= (most - run.steps) / stepsPerGiven;
  }
}

/** Counts what a step does with each character or group. */
function takeParts(count: number, run: Run): void {
  run.steps -= count / partsPerStep;
  if (run.steps < 0) throw new TooManySteps();
}

function match(node: PatternNode, at: number, captures: Captures, next: Next, run: Run): boolean {
  run.steps -= 1;
  if (run.steps < 0) throw new TooManySteps();
  switch (node.type) {
    case 'alternative':
      return matchAll(node.body, at, captures, next, run);
    case 'disjunction':
      return node.body.some((element) => match(element, at, captures, next, run));
    case 'group':
      return matchGroup(node, at, captures, next, run);
    case 'quantifier':
      return matchTimes(node, 0, at, captures, next, run);
    case 'anchor':
      return isAnchored(node.kind, at, run) && next(at, captures);
    case 'reference':
      return matchText(captures.get(node.name ? node.name.value : node.matchIndex) ?? '', at, captures, next, run);
    case 'value': {
      const wanted = String.fromCodePoint(node.codePoint);
      return run.characters[at] === wanted && next(at + 1, captures);
    }
    default: {
      const character = run.characters[at];
      return character !== undefined && run.has(node, character) && next(at + 1, captures);
    }
  }
}

function matchAll(body: PatternNode[], at: number, captures: Captures, next: Next, run: Run, from = 0): boolean {
  const [node, rest] = [body[from], from + 1];
  if (!node) return next(at, captures);
  return match(node, at, captures, (end, known) => matchAll(body, end, known, next, run, rest), run);
}

type Group = Extract<PatternNode, { type: 'group' }>;

function matchGroup(node: Group, at: number, captures: Captures, next: Next, run: Run): boolean {
  const inner = (start: number, then: Next): boolean => matchAll(node.body, start, captures, then, run);
  switch (node.behavior) {
    case 'lookahead':
      return inner(at, () => true) && next(at, captures);
    case 'negativeLookahead':
      return !inner(at, () => true) && next(at, captures);
    case 'lookbehind':
    case 'negativeLookbehind': {
      takeParts(at, run);
      const found = Array.from({ length: at + 1 }, (_, start) => start).some((start) =>
        inner(start, (end) => end === at),
      );
      return found === (node.behavior === 'lookbehind') && next(at, captures);
    }
    case 'normal':
      return inner(at, (end, known) => {
        takeParts(end - at + known.size, run);
        return next(end, withCapture(node, known, run.characters.slice(at, end).join('')));
      });
    default:
      return inner(at, next);
  }
}

/** Groups are known by the order in which they are met, and by their names. */
function withCapture(node: Extract<Group, { behavior: 'normal' }>, captures: Captures, text: string): Captures {
  const known = new Map(captures);
  const numbers = [...known.keys()].filter((key) => typeof key === 'number');
  known.set(numbers.length + 1, text);
  if (node.name) known.set(node.name.value, text);
  return known;
}

type Quantifier = Extract<PatternNode, { type: 'quantifier' }>;

function matchTimes(node: Quantifier, count: number, at: number, captures: Captures, next: Next, run: Run): boolean {
  const more = (): boolean =>
    count < (node.max ?? Number.POSITIVE_INFINITY) &&
    match(
      node.body[0],
      at,
      captures,
      (end, known) => (end > at || count < node.min) && matchTimes(node, count + 1, end, known, next, run),
      run,
    );
  const done = (): boolean => count >= node.min && next(at, captures);
  return node.greedy ? more() || done() : done() || more();
}

function matchText(text: string, at: number, captures: Captures, next: Next, run: Run): boolean {
  takeParts(text.length, run);
  const wanted = [...text];
  return (
    wanted.every((character, index) => run.characters[at + index] === character) && next(at + wanted.length, captures)
  );
}

function isAnchored(kind: string, at: number, { characters }: Run): boolean {
  if (kind === 'start') return at === 0;
  if (kind === 'end') return at === characters.length;
  const isWord = (character = ''): boolean => /^\w$/.test(character);
  return (isWord(characters[at - 1]) !== isWord(characters[at])) === (kind === 'boundary');
}
