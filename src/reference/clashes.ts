import type { Schema, SchemaObject } from './model';

const singleKeywords: readonly string[] = [
  ...['format', 'const', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'contains', 'not'],
  ...['unevaluatedItems', 'contentSchema', 'default', 'xml', 'externalDocs'],
];

/**
 * Keywords that two parts of an `allOf` both state, and differently: what `part` says of them cannot be laid into
 * `rest`, and has to stand apart.
 */
export function clashesOf(rest: SchemaObject, part: SchemaObject): Partial<SchemaObject> | undefined {
  const clashes = Object.entries(part).filter(([keyword, value]) => {
    const other = rest[keyword as keyof SchemaObject];
    return isStatedTwice(keyword, value, other) && !isSame(value, other) && !isOpen(keyword, value, other);
  });
  return clashes.length > 0 ? Object.fromEntries(clashes) : undefined;
}

function isStatedTwice(keyword: string, value: unknown, other: unknown): boolean {
  if (keyword === 'enum') return Array.isArray(value) && Array.isArray(other) && value.length * other.length > 0;
  return singleKeywords.includes(keyword) && value !== undefined && other !== undefined;
}

/** Whether two JSON-safe values are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether one of two schemas allows whatever the other one says. */
function isOpen(keyword: string, a: unknown, b: unknown): boolean {
  return keyword === 'additionalProperties' && [a, b].some((value) => (value as Schema).kind === 'any');
}
