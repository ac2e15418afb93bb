import { type Direction, directions } from '../direction';
import { readPattern } from '../pattern';
import type { HiddenFields } from './hiddenFields';
import { isNode, type Node } from './resources';

/** How the schemas inside a schema, and those that it refers to, are written. */
export interface Writer {
  /** A schema that stands inside this one, under these keys. */
  inner: (value: unknown, hidden?: HiddenFields) => unknown;
  /** `$ref` or `$dynamicRef` with its address; nothing for one that leads nowhere. */
  reference: (keyword: '$ref' | '$dynamicRef', address: string) => Node;
  /** Fields of the schema that do not go a way. */
  hiddenIn: (node: Node) => HiddenFields;
  /** In OpenAPI 3.0 nothing counts beside a `$ref`, and `nullable` allows null. */
  is30: boolean;
}

type Write = (value: unknown, writer: Writer, hidden: HiddenFields) => unknown;

const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const number: Write = (value) => (typeof value === 'number' ? value : undefined);
const text: Write = (value) => (typeof value === 'string' ? value : undefined);
const schema: Write = (value, { inner }) => (isSchema(value) ? inner(value) : undefined);
const list: Write = (value, { inner }) => {
  const schemas = Array.isArray(value) ? value.filter(isSchema) : [];
  return schemas.length > 0 ? schemas.map((each) => inner(each)) : undefined;
};
const map: Write = (value, { inner }) =>
  isNode(value)
    ? mapOf(
        Object.entries(value).filter(([, each]) => isSchema(each)),
        (each) => inner(each),
      )
    : undefined;

/** How each keyword that limits values is written; one whose value is not of its kind says nothing. */
const keywords: Record<string, Write> = {
  ...Object.fromEntries(
    [
      ...['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength', 'minLength'],
      ...['maxItems', 'minItems', 'maxContains', 'minContains', 'maxProperties', 'minProperties'],
    ].map((keyword) => [keyword, number]),
  ),
  ...Object.fromEntries(
    [
      ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'contains', 'unevaluatedItems'],
      ...['not', 'if', 'then', 'else'],
    ].map((keyword) => [keyword, schema]),
  ),
  ...Object.fromEntries(['oneOf', 'anyOf', 'prefixItems'].map((keyword) => [keyword, list])),
  ...Object.fromEntries(['properties', 'dependentSchemas'].map((keyword) => [keyword, map])),
  // What one part hides, another part cannot require.
  allOf: (value, writer, hidden) => list(value, { ...writer, inner: (each) => writer.inner(each, hidden) }, hidden),
  patternProperties: (value, writer, hidden) =>
    isNode(value)
      ? map(Object.fromEntries(Object.entries(value).filter(([source]) => readPattern(source))), writer, hidden)
      : undefined,
  type: (value) => {
    const stated = [value].flat();
    return stated.length > 0 && stated.every((type) => types.has(String(type))) ? stated : undefined;
  },
  enum: (value) => (Array.isArray(value) ? value : undefined),
  const: (value) => value,
  pattern: (value) => (typeof value === 'string' && readPattern(value) ? value : undefined),
  format: text,
  uniqueItems: (value) => (value === true ? true : undefined),
  dependentRequired: (value) =>
    isNode(value) ? mapOf(Object.entries(value), (names) => [names].flat().map(String)) : undefined,
  $ref: (value, { reference }) => (typeof value === 'string' ? reference('$ref', value).$ref : undefined),
  $dynamicRef: (value, { reference }) =>
    typeof value === 'string' ? reference('$dynamicRef', value).$dynamicRef : undefined,
};

/**
 * Writes a Schema Object of OpenAPI 3.0 (4.7.24) or 3.1 and later (4.24) as JSON Schema 2020-12, in the dialect of the
 * validator. `outer` are fields that do not go a way by the words of the schema of whose `allOf` this is a part.
 */
export function toJsonSchema(node: Node, writer: Writer, outer?: HiddenFields): Node {
  if (writer.is30 && typeof node.$ref === 'string') return writer.reference('$ref', node.$ref);
  const hidden = joined(writer.hiddenIn(node), outer);
  const written: Node = {};
  for (const [keyword, value] of Object.entries(modern(node, writer.is30))) {
    const inDialect = Object.hasOwn(keywords, keyword) ? keywords[keyword]?.(value, writer, hidden) : undefined;
    if (inDialect !== undefined) written[keyword] = inDialect;
  }
  return { ...written, ...required(node, hidden) };
}

/** The schema with the spellings of earlier versions in those of 2020-12. */
function modern(node: Node, is30: boolean): Node {
  const { exclusiveMinimum, exclusiveMaximum, dependencies, nullable, ...rest } = node;
  const written: Node = { ...rest, exclusiveMinimum, exclusiveMaximum };
  if (exclusiveMinimum === true) Object.assign(written, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (exclusiveMaximum === true) Object.assign(written, { exclusiveMaximum: node.maximum, maximum: undefined });
  if (Array.isArray(node.items)) Object.assign(written, { prefixItems: node.items, items: node.additionalItems });
  if (is30 && nullable === true && node.type !== undefined) {
    written.type = [node.type, 'null'].flat();
    if (Array.isArray(node.enum)) written.enum = [...node.enum, null];
  }
  if (isNode(dependencies)) {
    const [names, schemas] = [{ ...asNode(node.dependentRequired) }, { ...asNode(node.dependentSchemas) }];
    for (const [name, value] of Object.entries(dependencies)) (Array.isArray(value) ? names : schemas)[name] = value;
    Object.assign(written, { dependentRequired: names, dependentSchemas: schemas });
  }
  return written;
}

/** The required fields, and those that are hidden; both by direction where there are any of these. */
function required(node: Node, hidden: HiddenFields): Node {
  const names = Array.isArray(node.required) ? [...new Set(node.required.map(String))] : [];
  const own = new Set(Object.keys(asNode(node.properties)));
  const isHiding = directions.some((direction) => hidden[direction].size > 0);
  if (!isHiding) return names.length > 0 ? { required: names } : {};
  const both = (list: (direction: Direction) => string[]): Record<Direction, string[]> => ({
    request: list('request'),
    response: list('response'),
  });
  return {
    requiredByDirection: both((direction) => names.filter((name) => !hidden[direction].has(name))),
    hiddenByDirection: both((direction) => [...hidden[direction]].filter((name) => own.has(name))),
  };
}

function joined(own: HiddenFields, outer: HiddenFields | undefined): HiddenFields {
  if (!outer) return own;
  return {
    request: new Set([...own.request, ...outer.request]),
    response: new Set([...own.response, ...outer.response]),
  };
}

export function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isNode(value);
}

function asNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** A map with any names, `__proto__` among them. */
function mapOf(entries: [string, unknown][], write: (value: unknown) => unknown): Node {
  return Object.fromEntries(entries.map(([name, value]) => [name, write(value)]));
}
