import { plainPointerKeys } from '../../../../../reference/pointer';

/** Why a text is not JSON, and where. Lines and columns begin at 1. */
interface JsonProblem {
  reason: string;
  line: number;
  column: number;
}

const blank = /[ \t\n\r]*/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;
const string = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Thrown at the place where a text stops being JSON. */
class Stop extends Error {
  constructor(
    reason: string,
    readonly at: number,
  ) {
    super(reason);
  }
}

/** Reads a text as JSON (RFC 8259); undefined when it is. Browsers differ in the places that they name, or name none. */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    const end = skip(text, readValue(text, skip(text, 0)));
    if (end < text.length) throw new Stop('nothing may follow the value', end);
    return undefined;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { reason: error.message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** Where a value is in a text. */
interface JsonPlace {
  start: number;
  end: number;
}

/**
 * Where the value of a pointer (RFC 6901) is in a text of JSON; of a value that is missing, what should hold it.
 * Undefined for a text that is not JSON.
 */
export function jsonPlace(text: string, pointer: string): JsonPlace | undefined {
  if (jsonProblem(text)) return undefined;
  let start = skip(text, 0);
  for (const key of plainPointerKeys(pointer)) {
    const inner = startOf(text, start, key);
    if (inner === undefined) break;
    start = inner;
  }
  return { start, end: readValue(text, start) };
}

/** Where the value of a name or index begins in an object or array that begins at `start`. */
function startOf(text: string, start: number, name: string): number | undefined {
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return undefined;
  let at = skip(text, start + 1);
  for (let index = 0; !/[}\]]/.test(text[at] ?? '}'); index += 1) {
    let key = String(index);
    if (isObject) {
      const end = readString(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = skip(text, skip(text, end) + 1);
    }
    if (key === name) return at;
    at = skip(text, readValue(text, at));
    if (text[at] === ',') at = skip(text, at + 1);
  }
  return undefined;
}

/** Reads the value at `at` and returns its end. */
function readValue(text: string, at: number): number {
  if (text[at] === '{') return readList(text, at, '}', readProperty);
  if (text[at] === '[') return readList(text, at, ']', readValue);
  if (text[at] === '"') return readString(text, at);
  const end = match(plain, text, at);
  if (end === undefined) throw new Stop('a value is expected here', at);
  return end;
}

function readList(text: string, start: number, close: string, read: (text: string, at: number) => number): number {
  let at = skip(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skip(text, read(text, at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Stop(`a comma or ${close} is expected here`, at);
    at = skip(text, at + 1);
    if (text[at] === close) throw new Stop('no comma is allowed before the end', at);
  }
}

function readProperty(text: string, at: number): number {
  if (text[at] !== '"') throw new Stop('a name in double quotes is expected here', at);
  const colon = skip(text, readString(text, at));
  if (text[colon] !== ':') throw new Stop('a colon is expected here', colon);
  return readValue(text, skip(text, colon + 1));
}

function readString(text: string, at: number): number {
  const end = match(string, text, at);
  if (end === undefined) throw new Stop('this text has no closing quote, or a character that must be escaped', at);
  return end;
}

function skip(text: string, at: number): number {
  return match(blank, text, at) ?? at;
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
