import { hasExactNumber, parseJson } from '../jsonText';
import { endOfString } from './jsonSource';
import type { ReadText } from './yamlText';

/** Levels inside each other from which a text is left to the YAML parser. */
const maxLevels = 90;

const code = { quote: 34, colon: 58 };

/**
 * Reads a text as JSON where YAML reads the very same value from it: an object that states no name twice, and is not
 * nested deeply. `undefined` leaves any other text, one with a fault included, to the YAML parser, which takes many
 * times as long and says what is wrong.
 */
export function parsePlainJson(text: string): ReadText | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  const members = countMembers(text);
  if (members === undefined) return undefined;
  try {
    const parsed = parseJson(text);
    return countKeys(parsed) === members ? { parsed, hasExact: hasExactNumber(parsed) } : undefined;
  } catch {
    return undefined;
  }
}

/** How many members the objects of a text state; undefined for what is not read here. */
function countMembers(text: string): number | undefined {
  let members = 0;
  let level = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === code.quote) index = endOfString(text, index);
    else if (character === code.colon) members += 1;
    else if (isBracket(character, '[{')) level += 1;
    else if (isBracket(character, ']}')) level -= 1;
    if (level > maxLevels) return;
  }
  return members;
}

function isBracket(character: number, pair: '[{' | ']}'): boolean {
  return character === pair.charCodeAt(0) || character === pair.charCodeAt(1);
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  let keys = Array.isArray(value) ? 0 : inner.length;
  for (const each of inner) keys += countKeys(each);
  return keys;
}
