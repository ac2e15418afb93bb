import { ExactNumber, numberOf } from './exactNumber';
import type { Json } from './json';

/**
 * A value as JSON, as `JSON.stringify` writes it, with each number as it is written. `indent` is that of a level. Like
 * there, what JSON has no text for gives undefined.
 */
export function toJsonText(value: unknown, indent: number | string = 0): string {
  if (!hasExactNumber(value)) return JSON.stringify(value, null, indent);
  return write(value, typeof indent === 'number' ? ' '.repeat(indent) : indent, '\n') ?? '';
}

/** Whether there is a number in a value that JavaScript would write in another way. */
export function hasExactNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof ExactNumber) return true;
  if (Array.isArray(value)) return value.some(hasExactNumber);
  for (const key in value) if (hasExactNumber((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** `line` is the line break before what closes the value. */
function write(value: unknown, indent: string, line: string): string | undefined {
  if (value instanceof ExactNumber) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = line + indent;
  const members = Array.isArray(value)
    ? value.map((item) => write(item, indent, inner) ?? 'null')
    : Object.entries(value).flatMap(([key, item]) => {
        const text = write(item, indent, inner);
        return text === undefined ? [] : [`${JSON.stringify(key)}:${indent && ' '}${text}`];
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  return indent ? `${open}${inner}${members.join(`,${inner}`)}${line}${close}` : `${open}${members.join(',')}${close}`;
}

/**
 * Reads a text as JSON with each number as it is written. Throws the SyntaxError of `JSON.parse`, and one for a text that is
 * nested more deeply than `levels`.
 */
export function parseJson(text: string, levels = Number.POSITIVE_INFINITY): Json {
  const value = parsePlain(text, levels);
  const mark = hasRewritten(text) ? freeCharacter(text) : undefined;
  if (mark === undefined) return value;
  const marked = text.replace(tokens, (token) => (isRewritten(token) ? `"${mark}${token}"` : token));
  return withNumbers(JSON.parse(marked) as Json, mark);
}

/** The same with the numbers of JavaScript. */
export function parsePlain(text: string, levels = Number.POSITIVE_INFINITY): Json {
  const value = JSON.parse(text) as Json;
  if (levels === Number.POSITIVE_INFINITY) return value;
  let level = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]+|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') level += 1;
    if (token === ']' || token === '}') level -= 1;
    if (level > levels) throw new SyntaxError(`JSON is nested more deeply than ${levels} levels`);
  }
  return value;
}

/**
 * Levels of objects and lists inside each other that a description, or a value, may have. Bodies of APIs need fewer than ten.
 * Values are walked through by recursion, and how deep that can go depends on the machine: a fixed limit far below it gives the
 * same result on all.
 */
export const maxLevels = 100;

/** The strings and the numbers of a text that is JSON. */
const tokens = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

function hasRewritten(text: string): boolean {
  for (const [token] of text.matchAll(tokens)) if (isRewritten(token)) return true;
  return false;
}

/** Whether a token is a number that JavaScript would write in another way. */
function isRewritten(token: string): boolean {
  return !token.startsWith('"') && numberOf(token) instanceof ExactNumber;
}

/** A character for private use that no string of a JSON text can hold. */
function freeCharacter(text: string): string | undefined {
  const escapes = text.toLowerCase();
  for (let code = 0xe000; code <= 0xf8ff; code += 1) {
    const character = String.fromCharCode(code);
    if (!text.includes(character) && !escapes.includes(`\\u${code.toString(16)}`)) return character;
  }
  return undefined;
}

/** A value with a number in the place of each string that begins with the mark; objects and lists are changed in place. */
function withNumbers(value: Json, mark: string): Json {
  if (typeof value === 'string') return value.startsWith(mark) ? numberOf(value.slice(1)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as { [key: string]: Json };
  for (const [key, inner] of Object.entries(holder)) {
    const read = withNumbers(inner, mark);
    if (read !== inner) holder[key] = read;
  }
  return value;
}

/** What a text begins with that stands for a number. No text of a description does, since they are well formed Unicode. */
const tag = '\udc00';

/** A value with a text in the place of each number that plain data would not keep; the value itself where it has none. */
export function withTaggedNumbers<Value>(value: Value): Value {
  return hasExactNumber(value) ? (tagged(value) as Value) : value;
}

function tagged(value: unknown): unknown {
  if (value instanceof ExactNumber) return tag + value.text;
  if (Array.isArray(value)) return value.map(tagged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tagged(inner)]));
}

/** A value that had its numbers tagged as it was; objects and lists are changed in place. */
export function withoutTags<Value>(value: Value): Value {
  return withNumbers(value as Json, tag) as Value;
}
