import { compareNumbers, ExactNumber, isNumber, type JsonNumber, numberKey } from './exactNumber';

/** A JSON value as a description states it in an example, a default or an enumeration. */
export type Json = string | JsonNumber | boolean | null | Json[] | { [key: string]: Json };

/** An object of a description whose shape is not yet known. */
export type Node = Record<string, unknown>;

/** The type of a value, as JSON calls it. */
export function typeOfValue(value: unknown): 'null' | 'array' | 'object' | 'number' | 'string' | 'boolean' {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return 'number';
  const type = typeof value;
  return type === 'string' || type === 'boolean' ? type : 'object';
}

/** Whether a value is an object, and neither a list, a number nor null. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** The value if it is an object, otherwise an empty one. */
export function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** Whether a JSON value is an object, and neither a list nor null. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return isNode(value);
}

/** Whether a value is neither an object nor a list. */
export function isScalar(value: Json | undefined): value is string | JsonNumber | boolean | null | undefined {
  return !isJsonObject(value) && !Array.isArray(value);
}

/** The properties of a value that is an object, none of another one. */
export function entriesOf(value: Json): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The value of a key that an object has itself: none has a `constructor` only because every object inherits one. */
export function ownValue<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Whether two JSON values are the same. The order of the members of objects does not count, nor how a number is
 * written: 1.10 is 1.1.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b) === 0;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isNode(a) || !isNode(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** A text that values have in common which are the same. */
export function valueKey(value: Json): string {
  if (isNumber(value)) return numberKey(value);
  if (Array.isArray(value)) return `[${value.map(valueKey).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${valueKey(value[name] ?? null)}`).join()}}`;
}

/** The values of a list that another list does not have; what is not a list counts as an empty one. */
export function without(list: unknown, other: unknown): unknown[] {
  const known = new Set((Array.isArray(other) ? other : []).map(valueKey));
  return (Array.isArray(list) ? list : []).filter((value) => !known.has(valueKey(value as Json)));
}
