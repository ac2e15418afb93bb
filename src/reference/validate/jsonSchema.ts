import { asNode, isNode, type Node } from '../json';
import { withTaggedNumbers } from '../jsonText';
import { inCurrentSpelling } from '../keywords/olderSpellings';
import { type Row, rows } from '../keywords/table';
import { type Direction, directions } from '../schema';
import { choiceByValue } from './discriminated';
import type { HiddenFields } from './hiddenFields';
import { implementationOf } from './keywords';

/** How the schemas inside a schema, and those that it refers to, are written. */
export interface Writer {
  /** A schema that is inside this one, under these keys. */
  inner: (value: unknown, hidden?: HiddenFields) => unknown;
  /** The same for a member of `allOf`. */
  part: (value: unknown, hidden?: HiddenFields) => unknown;
  /** `$ref` or `$dynamicRef` with its address; nothing for one that cannot be resolved. */
  reference: (keyword: '$ref' | '$dynamicRef', address: string) => Node;
  /** The schema that a reference leads to. */
  resolve: (reference: string) => unknown;
  /** Fields of the schema that are hidden in a direction. */
  hiddenIn: (node: Node) => HiddenFields;
  /** In OpenAPI 3.0 nothing counts beside a `$ref`. */
  is30: boolean;
}

type Write = (value: unknown, writer: Writer, hidden: HiddenFields) => unknown;

const schemasByKind: Record<string, Write> = {
  '@Schema': (value, { inner }) => (isSchema(value) ? inner(value) : undefined),
  '[Schema]': (value, { inner }) => {
    const schemas = Array.isArray(value) ? value.filter(isSchema) : [];
    return schemas.length > 0 ? schemas.map((each) => inner(each)) : undefined;
  },
  '{Schema}': (value, { inner }) => {
    const stated = isNode(value) ? Object.entries(value).filter(([, each]) => isSchema(each)) : undefined;
    return stated && Object.fromEntries(stated.map(([name, each]) => [name, inner(each)]));
  },
};

/** How a keyword of the table is written; undefined for one that values do not have to keep. */
function writeOf({ kind, asserts, assertsNothing }: Row): Write | undefined {
  const schemas = assertsNothing ? undefined : schemasByKind[kind];
  // The library takes plain data only.
  if (asserts && !schemas) return (value) => withTaggedNumbers(asserts(value));
  if (!asserts || !schemas) return schemas;
  return (value, ...rest) => schemas(asserts(value), ...rest);
}

const plainRows = rows.flatMap((row): [string, Write][] => {
  const { keyword, asserts } = row;
  const isChecked = implementationOf(keyword) !== undefined;
  if (asserts && !isChecked)
    throw new Error(
      `The row of ${keyword} has \`asserts\`, but nothing checks values by this keyword. Say in \`keeps\` whether a value keeps it.`,
    );
  const write = isChecked ? writeOf(row) : undefined;
  return write ? [[keyword, write]] : [];
});

/** How each keyword that limits values is written; one whose value is not of its kind says nothing. */
const keywords: Record<string, Write> = {
  ...Object.fromEntries(plainRows),
  // What one part hides, another part cannot require.
  allOf: (value, writer, hidden) =>
    schemasByKind['[Schema]']?.(value, { ...writer, inner: (each) => writer.part(each, hidden) }, hidden),
  $ref: (value, { reference }) => (typeof value === 'string' ? reference('$ref', value).$ref : undefined),
  $dynamicRef: (value, { reference }) =>
    typeof value === 'string' ? reference('$dynamicRef', value).$dynamicRef : undefined,
};

/** The keywords that schemas are written with, apart from names. */
export const writtenKeywords: readonly string[] = [...Object.keys(keywords), 'required'];

/**
 * Writes a Schema Object of OpenAPI 3.0 (4.7.24) or 3.1 and later (4.24) as JSON Schema 2020-12, in the dialect of the
 * validator. `outer` are fields that are hidden in a direction according to the schema whose `allOf` contains this one.
 */
export function toJsonSchema(node: Node, writer: Writer, outer?: HiddenFields): Node {
  if (writer.is30 && typeof node.$ref === 'string') return writer.reference('$ref', node.$ref);
  const hidden = joined(writer.hiddenIn(node), outer);
  const schema: Node = {};
  const current = inCurrentSpelling(node);
  for (const [keyword, value] of Object.entries(current)) {
    const inDialect = Object.hasOwn(keywords, keyword) ? keywords[keyword]?.(value, writer, hidden) : undefined;
    if (inDialect !== undefined) schema[keyword] = inDialect;
  }
  const whole = { ...schema, ...required(node, hidden) };
  return orNull(current, tagged(node, whole, writer));
}

/** A union whose alternatives are chosen by a field, with what that says of each. */
function tagged(node: Node, schema: Node, { resolve }: Writer): Node {
  if (!Array.isArray(schema.oneOf)) return schema;
  const choice = choiceByValue(node, resolve);
  if (!choice) return schema;
  const oneOf = schema.oneOf.map((alternative: unknown, index) => {
    const option = choice.options[index];
    const isReference = isNode(alternative) && Object.keys(alternative).join() === '$ref';
    if (!option?.isMapped || !isReference) return alternative;
    return { ...alternative, properties: { [choice.property]: { enum: option.values } } };
  });
  return { ...schema, oneOf, oneOfByValue: choice };
}

/** `nullable` beside subschemas: whoever writes that in 3.0 means that null is allowed as well, which none of these allows. */
function orNull(node: Node, schema: Node): Node {
  if (node.nullable !== true) return schema;
  const { $ref, allOf, oneOf, oneOfByValue, anyOf, ...others } = schema;
  const inside = Object.entries({ $ref, allOf, oneOf, oneOfByValue, anyOf }).filter(([, value]) => value !== undefined);
  if (inside.length === 0) return schema;
  return { ...others, anyOf: [{ type: ['null'] }, Object.fromEntries(inside)] };
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

/** Whether a value can be a schema: an object or a boolean (JSON Schema 2020-12, core 4.3). */
export function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isNode(value);
}
