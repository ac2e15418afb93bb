import { groupBy } from '../groupBy';
import { emptySchema } from '../keywords/emptySchema';
import type { Discriminator, SchemaObject, TypeName } from '../model';

/**
 * What a discriminator says of a value that is of a named schema: its field has one of the values that the mapping has for
 * it, failing that the schema's name (4.25.2.1), which is but an example where any other value means the schema (3.2). `types`
 * are those of the field, whose values need not be texts.
 */
export function discriminatorPart(
  { property, mapping, fallback }: Discriminator,
  name: string,
  types: readonly TypeName[] = [],
): SchemaObject {
  const mapped = mappedTo(mapping).get(name) ?? [];
  const [first = name, ...others] = mapped.map(({ value }) => toType(value, types));
  const isAnyOther = mapped.length === 0 && fallback === name;
  const values = isAnyOther
    ? { examples: [name] }
    : others.length === 0
      ? { const: { value: first } }
      : { enum: [first, ...others].map((value) => ({ value })) };
  return {
    ...emptySchema,
    properties: [{ name: property, required: false, schema: { ...emptySchema, ...values } }],
  };
}

type Mapping = Discriminator['mapping'];

const bySchema = new WeakMap<Mapping, Map<string, Mapping>>();

/** What a mapping has for each schema, which is asked for once for each alternative wherever a union is used. */
function mappedTo(mapping: Mapping): Map<string, Mapping> {
  const found = bySchema.get(mapping) ?? groupBy(mapping, ({ schema }) => [schema]);
  bySchema.set(mapping, found);
  return found;
}

/** Whether a value of a discriminator is of one of the types of its field, if that has any. */
export function isOfTypes(value: string | number | boolean, types: readonly TypeName[]): boolean {
  return types.length === 0 || typeof value !== 'string' || types.includes('string');
}

/** A key of a mapping as a value of the field: 1 where that is a number. */
export function toType(key: string, types: readonly TypeName[]): string | number | boolean {
  if (types.length === 0 || types.includes('string')) return key;
  if (types.includes('boolean') && /^(true|false)$/.test(key)) return key === 'true';
  return /^-?\d+(\.\d+)?$/.test(key) ? Number(key) : key;
}
