import { fields } from './fields';

const annotations = {
  title: ['text', 'heading of the model, name of its fields or of an alternative'],
  description: ['markdown', 'text of the row'],
  default: ['value', 'fact of the row'],
  example: ['value', 'fact of the row, example of the model'],
  examples: ['value', 'facts of the row, examples of the model', '3.1'],
  deprecated: ['flag', 'mark'],
  readOnly: ['flag', 'mark; left out of requests'],
  writeOnly: ['flag', 'mark; left out of responses'],
  nullable: ['flag', 'mark'],
  externalDocs: ['@ExternalDocumentation', 'link of the row'],
  xml: ['@XML', 'fact of the row'],
  discriminator: ['@Discriminator', 'label of the alternatives, or facts'],
  $comment: ['layout', 'kept from readers, as JSON Schema asks'],
} as const;

const assertions = {
  type: ['layout', 'type in words'],
  format: ['name', 'after the type'],
  enum: ['value', 'list of values'],
  const: ['value', 'fact: Always', '3.1'],
  multipleOf: ['value', 'fact'],
  maximum: ['value', 'fact'],
  exclusiveMaximum: ['value', 'fact'],
  minimum: ['value', 'fact'],
  exclusiveMinimum: ['value', 'fact'],
  maxLength: ['value', 'fact'],
  minLength: ['value', 'fact'],
  pattern: ['value', 'fact'],
  maxItems: ['value', 'fact'],
  minItems: ['value', 'fact'],
  uniqueItems: ['flag', 'fact'],
  maxContains: ['value', 'fact', '3.1'],
  minContains: ['value', 'fact', '3.1'],
  maxProperties: ['value', 'fact'],
  minProperties: ['value', 'fact'],
  required: ['value', 'mark of the field'],
  dependentRequired: ['value', 'fact: With … also', '3.1'],
  contentEncoding: ['value', 'fact', '3.1'],
  contentMediaType: ['value', 'fact', '3.1'],
} as const;

const applicators = {
  properties: ['{Schema}', 'rows'],
  patternProperties: ['{Schema}', 'rows named by the pattern', '3.1'],
  additionalProperties: ['@Schema', 'row, type “map of”, or a fact'],
  unevaluatedProperties: ['@Schema', 'row or fact', '3.1'],
  propertyNames: ['@Schema', 'row [key]', '3.1'],
  items: ['@Schema', 'type “array of”, rows and facts of the item'],
  prefixItems: ['[Schema]', 'rows by position', '3.1'],
  contains: ['@Schema', 'row [contained item]', '3.1'],
  unevaluatedItems: ['@Schema', 'row or fact', '3.1'],
  contentSchema: ['@Schema', 'row [decoded content]', '3.1'],
  allOf: ['[Schema]', 'laid together; what clashes stands apart'],
  oneOf: ['[Schema]', 'choice of alternatives'],
  anyOf: ['[Schema]', 'choice of alternatives'],
  not: ['@Schema', 'alternatives: Not allowed'],
  if: ['@Schema', 'alternatives: Depends on its values', '3.1'],
  then: ['@Schema', 'alternatives: Depends on its values', '3.1'],
  else: ['@Schema', 'alternatives: Depends on its values', '3.1'],
  dependentSchemas: ['{Schema}', 'alternatives: When a field is there', '3.1'],
  dependencies: ['layout', 'as dependentRequired and dependentSchemas'],
} as const;

const identifiers = {
  $ref: ['layout', 'link to the model, or its rows in place'],
  $id: ['layout', 'target of references', '3.1'],
  $anchor: ['layout', 'target of references', '3.1'],
  $dynamicAnchor: ['layout', 'target of references', '3.1'],
  $dynamicRef: ['layout', 'as a reference to the first schema with the anchor', '3.1'],
  $defs: ['<Schema>', 'where they are referred to', '3.1'],
  definitions: ['<Schema>', 'where they are referred to'],
  $schema: ['layout', 'says how the schema is read', '3.1'],
  $vocabulary: ['layout', 'says how the schema is read', '3.1'],
} as const;

const extensions = {
  'x-page': ['layout', 'address of the model page'],
  'x-enumDescriptions': ['markdown', 'text of each value'],
  'x-enum-descriptions': ['markdown', 'text of each value'],
  'x-internal': ['layout', 'left out when true'],
} as const;

/** Every keyword of a Schema Object: OpenAPI 3.0 (4.7.24), and JSON Schema 2020-12 with OpenAPI's own (4.24). */
export const schemaFields = fields({ ...annotations, ...assertions, ...applicators, ...identifiers, ...extensions });
