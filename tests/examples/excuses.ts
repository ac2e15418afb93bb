import type { ErrorObject } from 'ajv/dist/2020';
import type { Json } from '../../src/reference/json';
import { isNode, type Node, resolve } from './jsonSchema';

/** Whether a value is the author's own example of this very schema, which stands as it is. */
export function isAuthors(value: Json, node: unknown, document: Node): boolean {
  return [node, resolve(node, document)].some((schema) => {
    if (!isNode(schema)) return false;
    return [schema.example, ...[schema.examples].flat()].some(
      (stated) => JSON.stringify(stated) === JSON.stringify(value),
    );
  });
}

const limits = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
  ...['maxProperties', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
];

/** Whether an error of Ajv is a limit that an example of the author misses: it is used as written, with a notice. */
export function isMissedByAuthor({ keyword, data }: ErrorObject, stated: ReadonlySet<string>): boolean {
  return limits.includes(keyword) && stated.has(JSON.stringify(data));
}

/** All that the author states as an example or a default anywhere, with the values in it, each as its JSON. */
export function statedTexts(document: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const addAll = (value: unknown): void => {
    found.add(JSON.stringify(value));
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) addAll(inner);
  };
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (['example', 'examples', 'default'].includes(key)) addAll(inner);
      search(inner);
    }
  };
  search(document);
  return found;
}

/** Whether no value can meet a schema: its parts want different types, or it needs itself inside itself without end. */
export function isImpossible(node: unknown, document: Node, open: ReadonlySet<unknown> = new Set()): boolean {
  const schema = resolve(node, document);
  if (!isNode(schema)) return schema === false;
  if (open.has(schema)) return true;
  const parts = partsOf(schema, document);
  const types = parts.map(typesOf).filter((list) => list.length > 0);
  const common = (types[0] ?? []).filter((type) => types.every((list) => list.includes(type)));
  if (types.length > 0 && common.length === 0) return true;
  const inner = new Set([...open, schema]);
  const isStuck = (value: unknown): boolean => isImpossible(value, document, inner);
  if (parts.some((part) => [part.oneOf, part.anyOf].some((list) => Array.isArray(list) && list.every(isStuck))))
    return true;
  if (common.some((type) => type !== 'object' && type !== 'array')) return false;
  const needs = parts.flatMap((part) => [part.required].flat().map(String));
  return parts.some((part) => {
    const properties = isNode(part.properties) ? part.properties : {};
    const isFull = Number(part.minItems) > 0 && part.items !== undefined;
    return (
      (isFull && isStuck(part.items)) ||
      needs.some((name) => Object.hasOwn(properties, name) && isStuck(properties[name]))
    );
  });
}

function partsOf(schema: Node, document: Node, seen = new Set<Node>()): Node[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inner = [schema.allOf].flat().map((part) => resolve(part, document));
  return [schema, ...inner.flatMap((part) => (isNode(part) ? partsOf(part, document, seen) : []))];
}

function typesOf({ type, nullable }: Node): string[] {
  const stated = [type].flat().filter((name) => typeof name === 'string');
  const all = stated.includes('number') ? [...stated, 'integer'] : stated;
  return nullable === true && all.length > 0 ? [...all, 'null'] : all;
}
