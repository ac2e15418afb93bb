import type { Direction } from '../../src/reference/examples/schemaExample';
import { pointerKeys, valueAt } from '../../src/reference/pointer';

/** A part of a description, of any shape. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const schemaKeywords = ['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'contains', 'not'];
const moreSchemaKeywords = ['unevaluatedItems', 'if', 'then', 'else', 'additionalItems'];
const listKeywords = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const mapKeywords = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const numberKeywords = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

export interface Conversion {
  document: Node;
  direction: Direction;
  /** Pointers of schemas that are referred to outside the components, by the name under which they are known. */
  pointed: Map<string, string>;
  /** Whether `oneOf` is read as `anyOf`. */
  loose?: boolean;
}

/** Name under which a named schema is known to the validator, once for each direction. */
export function idOf(name: string): string {
  return `schema:/${encodeURIComponent(name)}`;
}

/**
 * A Schema Object as JSON Schema 2020-12, apart from the generator: limits of OpenAPI 3.0 in their new form, keywords
 * of a wrong type left out, and the direction applied: what does not go this way is forbidden and not required.
 */
export function toJsonSchema(value: unknown, conversion: Conversion): unknown {
  if (!isNode(value)) return typeof value === 'boolean' ? value : {};
  const is30 = String(conversion.document.openapi).startsWith('3.0');
  if (typeof value.$ref === 'string' && is30) return { $ref: toReference(value.$ref, conversion) };
  const node = is30 ? modernLimits(value) : value;
  const out: Node = {};
  const convert = (inner: unknown): unknown => toJsonSchema(inner, conversion);
  for (const [keyword, inner] of Object.entries(node)) {
    if (keyword === '$ref' && typeof inner === 'string') out.$ref = toReference(inner, conversion);
    else if (keyword === 'items' && Array.isArray(inner)) out.prefixItems = inner.map(convert);
    else if (keyword === 'additionalItems' && Array.isArray(node.items)) out.items = convert(inner);
    else if ([...schemaKeywords, ...moreSchemaKeywords].includes(keyword)) out[keyword] = convert(inner);
    else if (listKeywords.includes(keyword) && Array.isArray(inner) && inner.length > 0)
      out[conversion.loose && keyword === 'oneOf' ? 'anyOf' : keyword] = inner.map(convert);
    else if (mapKeywords.includes(keyword) && isNode(inner)) out[keyword] = mapValues(inner, convert);
    else if (numberKeywords.includes(keyword) && typeof inner === 'number') out[keyword] = inner;
    else if (keyword === 'enum' && Array.isArray(inner) && inner.length > 0) out.enum = inner;
    else if (keyword === 'const') out.const = inner;
    else if (keyword === 'uniqueItems') out.uniqueItems = inner === true;
    else if (keyword === 'format' && typeof inner === 'string') out.format = inner;
    else if (keyword === 'pattern' && typeof inner === 'string' && isPattern(inner)) out.pattern = inner;
    else if (keyword === 'dependentRequired' && isNode(inner)) out.dependentRequired = inner;
  }
  const stated = [node.type].flat().filter((type) => types.has(String(type)));
  if (stated.length > 0 && stated.length === [node.type].flat().length) out.type = stated;
  return withDirection(out, node, conversion);
}

function mapValues(node: Node, convert: (inner: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, convert(inner)]));
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** `nullable` and the boolean bounds of 3.0. */
function modernLimits(node: Node): Node {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = node;
  const out: Node = { ...rest };
  if (exclusiveMinimum === true) Object.assign(out, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (exclusiveMaximum === true) Object.assign(out, { exclusiveMaximum: node.maximum, maximum: undefined });
  if (node.nullable === true && typeof node.type === 'string') out.type = [node.type, 'null'];
  if (node.nullable === true && Array.isArray(node.enum)) out.enum = [...node.enum, null];
  return out;
}

/** Components are schemas of their own, so that each is compiled once. */
function toReference(reference: string, { pointed }: Conversion): string {
  const [section, kind, name = '', ...rest] = pointerKeys(reference);
  if (section === 'components' && kind === 'schemas' && rest.length === 0) return idOf(name);
  const id = `pointer:/${encodeURIComponent(reference)}`;
  pointed.set(id, reference);
  return id;
}

function withDirection(out: Node, node: Node, conversion: Conversion): Node {
  const hidden = hiddenNames(node, conversion, new Set());
  if (isNode(out.properties)) {
    const shown = Object.entries(out.properties).map(([name, inner]) => [name, hidden.has(name) ? false : inner]);
    out.properties = Object.fromEntries(shown);
  }
  if (Array.isArray(node.required)) out.required = node.required.map(String).filter((name) => !hidden.has(name));
  if (Array.isArray(out.allOf)) out.allOf = out.allOf.map((part) => withoutRequired(part, hidden));
  return out;
}

/** An inline part of an `allOf` may require what another part hides. */
function withoutRequired(part: unknown, hidden: Set<string>): unknown {
  if (!isNode(part) || !Array.isArray(part.required)) return part;
  return { ...part, required: part.required.filter((name) => !hidden.has(String(name))) };
}

export function resolve(value: unknown, document: Node, seen = new Set<string>()): unknown {
  if (!isNode(value) || typeof value.$ref !== 'string' || seen.has(value.$ref)) return value;
  return resolve(valueAt(document, value.$ref), document, seen.add(value.$ref));
}

function hiddenNames(node: Node, conversion: Conversion, seen: Set<unknown>): Set<string> {
  const names = new Set<string>();
  if (seen.has(node)) return names;
  seen.add(node);
  for (const [name, property] of Object.entries(isNode(node.properties) ? node.properties : {})) {
    if (isHidden(property, conversion, new Set())) names.add(name);
  }
  for (const part of [node, ...[node.allOf].flat()]) {
    const target = part === node ? resolve(node, conversion.document) : resolve(part, conversion.document);
    if (isNode(target) && target !== node) for (const name of hiddenNames(target, conversion, seen)) names.add(name);
  }
  return names;
}

function isHidden(value: unknown, conversion: Conversion, seen: Set<unknown>): boolean {
  if (!isNode(value) || seen.has(value)) return false;
  seen.add(value);
  const mark = conversion.direction === 'request' ? 'readOnly' : 'writeOnly';
  if (value[mark] === true) return true;
  const target = resolve(value, conversion.document);
  return [target, ...[value.allOf].flat()].some((part) => part !== value && isHidden(part, conversion, seen));
}
