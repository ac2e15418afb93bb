import type { Discriminator, Schema, SchemaObject } from '../model';
import type { AlternativesView, Fact } from '../page';

/** Schemas that stand side by side under one keyword, before they are laid out. */
export interface Union {
  keyword: AlternativesView['keyword'];
  label: string;
  discriminator?: string;
  options: { label: string; schema: Schema }[];
}

/**
 * Every union and condition of a schema, in the order in which it is shown. `titleOf` gives a named schema's title.
 */
export function alternativesOf(schema: SchemaObject, titleOf: (name: string) => string): Union[] {
  const { discriminator } = schema;
  const unions: Union[] = [];
  const add = (keyword: Union['keyword'], label: string, options: Union['options']): void => {
    if (options.length > 0) unions.push({ keyword, label, discriminator: discriminator?.property, options });
  };
  const chosen = discriminator ? `, chosen by ${discriminator.property}` : '';
  add(
    'oneOf',
    `One of ${schema.oneOf.length}${chosen}`,
    schema.oneOf.map((member, index) => name(member, index, discriminator, titleOf)),
  );
  add(
    'anyOf',
    `Any of ${schema.anyOf.length}${chosen}`,
    schema.anyOf.map((member, index) => name(member, index, discriminator, titleOf)),
  );
  add(
    'allOf',
    'All of',
    schema.allOf.map((member, index) => name(member, index, undefined, titleOf)),
  );
  add('not', 'Not allowed', schema.not ? [{ label: 'not', schema: schema.not }] : []);
  add('if', 'Depends on its values', conditions(schema));
  add(
    'dependentSchemas',
    'When a field is there',
    schema.dependentSchemas.map(({ property, schema: member }) => ({ label: `with ${property}`, schema: member })),
  );
  return unions;
}

/** What a discriminator says that no label of an alternative says: its property, further values, the fallback. */
export function discriminatorFacts(schema: SchemaObject, titleOf: (name: string) => string): Fact[] {
  const { discriminator } = schema;
  if (!discriminator) return [];
  const labels = new Set(alternativesOf(schema, titleOf).flatMap((union) => union.options.map(({ label }) => label)));
  const inUnion = schema.oneOf.length + schema.anyOf.length > 0;
  return [
    ...(inUnion ? [] : [{ label: 'Chosen by', value: discriminator.property }]),
    ...discriminator.mapping
      .filter(({ value }) => !labels.has(value))
      .map(({ value, schema: name }) => ({ label: `With ${discriminator.property} ${value}`, value: titleOf(name) })),
    ...(discriminator.fallback === undefined
      ? []
      : [{ label: 'With any other value', value: titleOf(discriminator.fallback) }]),
  ];
}

function conditions(schema: SchemaObject): Union['options'] {
  const parts: [string, Schema | undefined][] = [
    ['if', schema.if],
    ['then', schema.then],
    ['else', schema.else],
  ];
  return parts.flatMap(([label, member]) => (member ? [{ label, schema: member }] : []));
}

/** What a reader chooses an alternative by: the discriminator's value, its title, its name or its number. */
function name(
  schema: Schema,
  index: number,
  discriminator: Discriminator | undefined,
  titleOf: (name: string) => string,
): { label: string; schema: Schema } {
  return { label: labelOf(schema, discriminator, titleOf) ?? `option ${index + 1}`, schema };
}

function labelOf(
  schema: Schema,
  discriminator: Discriminator | undefined,
  titleOf: (name: string) => string,
): string | undefined {
  if (schema.kind === 'any' || schema.kind === 'never') return undefined;
  if (schema.kind === 'reference') {
    const mapped = discriminator?.mapping.find((entry) => entry.schema === schema.name);
    return mapped?.value ?? schema.title ?? titleOf(schema.name);
  }
  const property = schema.properties.find((candidate) => candidate.name === discriminator?.property)?.schema;
  const value = property?.kind === 'schema' ? (property.const?.value ?? property.enum[0]?.value) : undefined;
  if (typeof value === 'string') return value;
  if (schema.title !== undefined) return schema.title;
  const required = schema.properties.filter((candidate) => candidate.required && candidate.schema.kind === 'any');
  if (required.length > 0) return `with ${required.map((candidate) => candidate.name).join(' and ')}`;
  return schema.const ? String(schema.const.value) : schema.types.join(' or ') || undefined;
}
