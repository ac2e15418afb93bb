import type { Pattern, PatternNode } from '../pattern';
import type { Steps } from '../validate/run';
import { takeSteps } from './sampling';

const maxTextLength = 400;
/** Nodes of a pattern that are gone through for one text; groups of nothing could be repeated without end. */
const maxNodes = 4_000;
/** Nodes that are gone through in one step, and characters that are copied or tried, or groups that are noted, as one node. */
const nodesPerStep = 20;
const partsPerNode = 20;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphabets = [letters, letters.toUpperCase(), '1234567890', '-_./:@ +,;#=~!%&*()[]{}<>?|"\'`^$\\'];
/** Last code point that is tried for a set without any ASCII character. */
const lastTried = 0x3fff;

interface Writing {
  text: string[];
  /** How many more times than it has to a set is repeated. */
  more: number;
  /** The number of the alternative that is taken, modulo how many there are. */
  alternative: number;
  /** How far in its alphabet the first character of a set is. */
  turn: number;
  captures: Map<number | string, string>;
  /** First characters of sets without any ASCII character. */
  foreign: Map<string, string>;
  has: Pattern['has'];
  nodesLeft: number;
}

class CannotWrite extends Error {}

/**
 * Texts that are likely to match a pattern, the same ones every time: with sets repeated a little, not at all and more
 * often, and with each alternative. Lookarounds are ignored, so a text may fail to match. Of the libraries one writes such
 * texts, at random and without named groups and `\p{…}`. Throws OutOfSteps where the steps that are given do not suffice.
 */
export function* patternTexts(pattern: Pattern, minLength: number, variant: number, steps: Steps): Generator<string> {
  const foreign = new Map<string, string>();
  const written = new Set<string>();
  const growths = [2, 0, 1, 3, 5, 8, minLength, minLength * 2, minLength + 8];
  for (const alternative of [0, 1, 2, 3]) {
    for (const more of growths) {
      const how = { more: more + variant, alternative: alternative + variant, turn: variant, foreign };
      const text = writeText(pattern, how, steps);
      if (text === undefined || written.has(text)) continue;
      written.add(text);
      yield text;
    }
  }
}

function writeText(
  { tree, has }: Pattern,
  how: Pick<Writing, 'more' | 'alternative' | 'turn' | 'foreign'>,
  steps: Steps,
): string | undefined {
  const writing: Writing = { ...how, text: [], captures: new Map(), has, nodesLeft: maxNodes };
  try {
    write(tree, writing, false);
  } catch (error) {
    if (error instanceof CannotWrite || error instanceof RangeError) return undefined;
    throw error;
  } finally {
    takeSteps({ steps }, [], (maxNodes - writing.nodesLeft) / nodesPerStep);
  }
  return writing.text.join('');
}

function write(node: PatternNode, writing: Writing, inside: boolean): void {
  takeNodes(1, writing);
  switch (node.type) {
    case 'alternative':
      for (const element of node.body) write(element, writing, inside);
      return;
    case 'disjunction': {
      const chosen = node.body[writing.alternative % node.body.length];
      if (chosen) write(chosen, writing, inside);
      return;
    }
    case 'group':
      writeGroup(node, writing, inside);
      return;
    case 'quantifier':
      writeTimes(node, writing, inside);
      return;
    case 'anchor':
      return;
    case 'reference':
      add(writing.captures.get(node.name ? node.name.value : node.matchIndex) ?? '', writing);
      return;
    case 'value':
      add(String.fromCodePoint(node.codePoint), writing);
      return;
    default:
      add(characterOf(node, writing), writing);
  }
}

function takeNodes(count: number, writing: Writing): void {
  writing.nodesLeft -= count;
  if (writing.nodesLeft < 0) throw new CannotWrite();
}

function add(text: string, writing: Writing): void {
  writing.text.push(...text);
  if (writing.text.length > maxTextLength) throw new CannotWrite();
}

function writeGroup(node: Extract<PatternNode, { type: 'group' }>, writing: Writing, inside: boolean): void {
  if (node.behavior !== 'normal' && node.behavior !== 'ignore') return;
  const start = writing.text.length;
  for (const element of node.body) write(element, writing, inside);
  if (node.behavior !== 'normal') return;
  const text = writing.text.slice(start).join('');
  takeNodes((text.length + writing.captures.size) / partsPerNode, writing);
  writing.captures.set([...writing.captures.keys()].filter((key) => typeof key === 'number').length + 1, text);
  if (node.name) writing.captures.set(node.name.value, text);
}

function writeTimes(node: Extract<PatternNode, { type: 'quantifier' }>, writing: Writing, inside: boolean): void {
  const isGroup = node.body[0].type === 'group';
  const more = isGroup || inside ? Math.max(0, writing.more - 5) : writing.more;
  const times = Math.min(node.max ?? Number.POSITIVE_INFINITY, node.min + more);
  for (let count = 0; count < times; count += 1) write(node.body[0], writing, inside || isGroup);
}

/** A character of a set: letters and digits in turn, else a mark, else the first of any script. */
function characterOf(set: PatternNode, writing: Writing): string {
  const { has, text, turn: first, foreign } = writing;
  for (const alphabet of alphabets) {
    const turn = (text.length + first) % alphabet.length;
    const found = [...alphabet.slice(turn), ...alphabet.slice(0, turn)].find((character) => has(set, character));
    if (found !== undefined) return found;
  }
  if (!foreign.has(set.raw)) takeNodes(lastTried / partsPerNode, writing);
  const known = foreign.get(set.raw) ?? firstOf(set, has);
  foreign.set(set.raw, known);
  return known;
}

function firstOf(set: PatternNode, has: Pattern['has']): string {
  for (let code = 0; code <= lastTried; code += 1) {
    const character = String.fromCodePoint(code);
    if (has(set, character)) return character;
  }
  throw new CannotWrite();
}
