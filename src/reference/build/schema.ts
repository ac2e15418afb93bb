import type { Json } from '../json';
import type {
  Annotations,
  Constraint,
  Discriminator,
  EnumEntry,
  Property,
  Schema,
  SchemaObject,
  TypeName,
} from '../model';
import { unresolvedKeyword } from '../unresolved';
import { type BuildContext, entriesOf, isNode, listOf, markdownOf, type Node, schemaNameOf, textOf } from './context';
import { buildExternalDocs } from './externalDocs';

const typeNames: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** Keywords that are shown as a plain label and value, in the order in which they are shown. */
const constraintKeywords = [
  ...['pattern', 'minLength', 'maxLength', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
  ...['contentMediaType', 'contentEncoding'],
];

/** Reads a Schema Object of OpenAPI 3.0 (4.7.24) or 3.1 and later (JSON Schema 2020-12) into one shape. */
export function buildSchema(value: unknown, context: BuildContext): Schema {
  if (value === false) return { kind: 'never' };
  if (!isNode(value)) return { kind: 'any' };
  if (typeof value.$ref === 'string') return buildReference(value, value.$ref, context);
  if (typeof value.$dynamicRef === 'string') {
    // Which schema extends another one is only known where both are used; read statically it is the anchor's first owner.
    const { $dynamicRef: reference, ...siblings } = value;
    return buildReference({ $ref: reference, ...siblings }, reference, context);
  }
  if (Object.keys(value).length === 0) return { kind: 'any' };
  return buildSchemaObject(value, context);
}

const referenceSiblings = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
  'externalDocs',
  '$ref',
  'nullable',
  '$comment',
]);

/** A `$ref` with siblings that limit it further (3.1) is both: all of the reference and of its siblings. */
function buildReference(node: Node, reference: string, context: BuildContext): Schema {
  if (context.isLost?.(reference)) {
    const { $ref: _reference, ...stated } = node;
    const schema = buildSchemaObject(stated, context);
    return { ...schema, constraints: [{ keyword: unresolvedKeyword, value: reference }, ...schema.constraints] };
  }
  const name = schemaNameOf(reference, context);
  const limits = Object.entries(node).filter(([key]) => !referenceSiblings.has(key) && !key.startsWith('x-'));
  if (limits.length === 0 || context.version === '3.0') {
    return { kind: 'reference', name, ...buildAnnotations(node) };
  }
  const { $ref: _reference, ...siblings } = node;
  const schema = buildSchemaObject(siblings, context);
  return { ...schema, allOf: [buildReference({ $ref: reference }, reference, context), ...schema.allOf] };
}

function buildAnnotations(node: Node): Annotations {
  return {
    title: textOf(node.title),
    description: markdownOf(node.description),
    deprecated: node.deprecated === true,
    readOnly: node.readOnly === true,
    writeOnly: node.writeOnly === true,
    ...(node.default === undefined ? {} : { default: node.default as Json }),
    examples: buildExamples(node),
    externalDocs: buildExternalDocs(node.externalDocs),
  };
}

function buildExamples(node: Node): Json[] {
  const single = node.example === undefined ? [] : [node.example as Json];
  return [...single, ...(listOf(node.examples) as Json[])];
}

function buildSchemaObject(node: Node, context: BuildContext): SchemaObject {
  const build = (value: unknown): Schema => buildSchema(value, context);
  const optional = (value: unknown): Schema | undefined => (value === undefined ? undefined : build(value));
  const types = listTypes(node);
  return {
    kind: 'schema',
    ...buildAnnotations(node),
    types: types.filter((type): type is TypeName => typeNames.includes(type)),
    nullable: types.includes('null') || node.nullable === true,
    format: textOf(node.format),
    enum: buildEnum(node),
    ...(node.const === undefined ? {} : { const: { value: node.const as Json } }),
    constraints: buildConstraints(node),
    properties: buildProperties(node, context),
    patternProperties: entriesOf(node.patternProperties).map(([pattern, schema]) => ({
      pattern,
      schema: build(schema),
    })),
    additionalProperties: optional(node.additionalProperties),
    unevaluatedProperties: optional(node.unevaluatedProperties),
    propertyNames: optional(node.propertyNames),
    dependentRequired: dependenciesOf(node, 'dependentRequired').map(([property, required]) => ({
      property,
      required: listOf(required).map(String),
    })),
    dependentSchemas: dependenciesOf(node, 'dependentSchemas').map(([property, schema]) => ({
      property,
      schema: build(schema),
    })),
    items: optional(Array.isArray(node.items) ? node.additionalItems : node.items),
    prefixItems: [...listOf(node.items), ...listOf(node.prefixItems)].map(build),
    contains: optional(node.contains),
    unevaluatedItems: optional(node.unevaluatedItems),
    contentSchema: optional(node.contentSchema),
    allOf: listOf(node.allOf).map(build),
    oneOf: listOf(node.oneOf).map(build),
    anyOf: listOf(node.anyOf).map(build),
    not: optional(node.not),
    if: optional(node.if),
    then: optional(node.then),
    else: optional(node.else),
    discriminator: buildDiscriminator(node.discriminator, context),
    ...(node.xml === undefined ? {} : { xml: node.xml as Json }),
  };
}

/** The entries of a keyword, with those of `dependencies`, which held both kinds before 2019-09. */
function dependenciesOf(node: Node, keyword: 'dependentRequired' | 'dependentSchemas'): [string, unknown][] {
  const older = entriesOf(node.dependencies).filter(
    ([, value]) => Array.isArray(value) === (keyword === 'dependentRequired'),
  );
  return [...older, ...entriesOf(node[keyword])];
}

/** The stated types; an object or array that only shows by its keywords counts as stated. */
function listTypes(node: Node): string[] {
  const stated = typeof node.type === 'string' ? [node.type] : listOf(node.type).map(String);
  if (stated.some((type) => type !== 'null')) return stated;
  if (isNode(node.properties) || node.additionalProperties !== undefined) return [...stated, 'object'];
  if (node.items !== undefined || node.prefixItems !== undefined) return [...stated, 'array'];
  return stated;
}

function buildEnum(node: Node): EnumEntry[] {
  const stated = node['x-enumDescriptions'] ?? node['x-enum-descriptions'];
  const descriptions = isNode(stated) ? stated : {};
  return listOf(node.enum)
    .filter((value) => value !== null || node.type === undefined)
    .map((value) => ({
      value: value as Json,
      description: markdownOf(Object.hasOwn(descriptions, String(value)) ? descriptions[String(value)] : undefined),
    }));
}

/** In 3.0 `exclusiveMinimum: true` turns `minimum` into an exclusive bound; later versions state a number. */
function buildConstraints(node: Node): Constraint[] {
  const stated: Node = { ...node };
  if (node.exclusiveMinimum === true) Object.assign(stated, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (node.exclusiveMaximum === true) Object.assign(stated, { exclusiveMaximum: node.maximum, maximum: undefined });
  return constraintKeywords
    .filter((keyword) => stated[keyword] !== undefined && stated[keyword] !== false)
    .map((keyword) => ({ keyword, value: stated[keyword] as Json }));
}

function buildProperties(node: Node, context: BuildContext): Property[] {
  const required = new Set(listOf(node.required).map(String));
  const stated = isNode(node.properties) ? Object.entries(node.properties) : [];
  const properties = stated.map(([name, schema]) => ({
    name,
    required: required.delete(name),
    schema: buildSchema(schema, context),
  }));
  const unstated = [...required].map((name): Property => ({ name, required: true, schema: { kind: 'any' } }));
  return [...properties, ...unstated];
}

function buildDiscriminator(value: unknown, context: BuildContext): Discriminator | undefined {
  if (!isNode(value) || typeof value.propertyName !== 'string') return undefined;
  const mapping = Object.entries(isNode(value.mapping) ? value.mapping : {}).map(([key, target]) => ({
    value: key,
    schema: String(target).includes('/') ? schemaNameOf(String(target), context) : String(target),
  }));
  const { defaultMapping } = value;
  const fallback =
    typeof defaultMapping !== 'string'
      ? undefined
      : defaultMapping.includes('/')
        ? schemaNameOf(defaultMapping, context)
        : defaultMapping;
  return { property: value.propertyName, mapping, ...(fallback === undefined ? {} : { fallback }) };
}
