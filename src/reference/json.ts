/** A JSON value as a description states it in an example, a default or an enumeration. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The properties of a value that is an object, none of another one. */
export function entriesOf(value: Json): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** Whether two JSON-safe values are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
