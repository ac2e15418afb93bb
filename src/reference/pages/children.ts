import type { Schema, SchemaObject } from '../model';

/** A row below a schema: a property, or another keyword's schema under a name in brackets. */
export interface Child {
  name: string;
  /** Whether `name` is the literal name of a property. */
  named: boolean;
  required: boolean;
  schema: Schema;
}

/** The rows below a schema: properties first, then patterns, further properties, and the parts of a list. */
export function childrenOf(schema: SchemaObject): Child[] {
  const part = (name: string, value: Schema | undefined): Child[] =>
    value === undefined || value.kind === 'never' ? [] : [{ name, named: false, required: false, schema: value }];
  return [
    ...schema.properties.map(({ name, required, schema: value }) => ({ name, named: true, required, schema: value })),
    ...schema.patternProperties.map(({ pattern, schema: value }) => ({
      name: `[${pattern}]`,
      named: false,
      required: false,
      schema: value,
    })),
    ...part('[any other key]', isWorthARow(schema.additionalProperties) ? schema.additionalProperties : undefined),
    ...part(
      '[any unevaluated key]',
      isWorthARow(schema.unevaluatedProperties) ? schema.unevaluatedProperties : undefined,
    ),
    ...part('[key]', schema.propertyNames),
    ...schema.prefixItems.flatMap((value, index) => part(`[${index}]`, value)),
    ...part('[item]', isPlainList(schema) ? undefined : schema.items),
    ...part('[contained item]', schema.contains),
    ...part('[further item]', schema.unevaluatedItems),
    ...part('[decoded content]', schema.contentSchema),
  ];
}

/** Whether a schema is a list of one kind of items, which are laid out in its place. */
export function isPlainList(schema: SchemaObject): boolean {
  const isUniform = schema.items !== undefined && schema.prefixItems.length === 0 && !schema.contains;
  const unions = schema.allOf.length + schema.oneOf.length + schema.anyOf.length;
  return isUniform && unions === 0 && !schema.not && !schema.if && schema.types[0] === 'array';
}

/** `additionalProperties: true` is the default and says nothing. */
function isWorthARow(schema: Schema | undefined): boolean {
  return schema !== undefined && schema.kind !== 'any' && schema.kind !== 'never';
}
