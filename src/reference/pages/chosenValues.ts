import { groupBy } from '../groupBy';
import { isSame, type Json } from '../json';
import { emptySchema } from '../keywords/emptySchema';
import { subschemasOf, unionsOf } from '../keywords/subschemasOf';
import { namedValues } from '../keywords/suppliedValues';
import type { Discriminator, NamedSchema, Operation, Schema, SchemaObject, TypeName } from '../model';
import { targetOf } from '../schema';
import { discriminatorPart } from '../schemas/discriminator';
import { shapeOf } from '../schemas/shape';
import { placesOf } from './uses';

/** A discriminator with the types that the union itself states for its property. */
interface Chooser extends Discriminator {
  types: readonly TypeName[];
}

/** The values by which unions choose a named schema, by its name and by their discriminator's property. */
export type ChosenValues = ReadonlyMap<string, ReadonlyMap<string, Chooser>>;

/** Finds the values by which the unions of operations and named schemas choose their members (4.25 Discriminator Object). */
export function findChosenValues(operations: readonly Operation[], schemas: Map<string, NamedSchema>): ChosenValues {
  const found = new Map<string, Map<string, Chooser>>();
  const add = (
    name: string,
    mapped: Discriminator['mapping'],
    { property, fallback }: Discriminator,
    union: SchemaObject,
  ): void => {
    // What is meant by any other value has none of its own (3.2).
    if (mapped.length === 0 && fallback === name) return;
    const byProperty = found.get(name) ?? new Map<string, Chooser>();
    const stated = union.properties.find((each) => each.name === property)?.schema;
    const { mapping: known, types } = byProperty.get(property) ?? {
      mapping: [],
      types: stated ? shapeOf(stated, schemas).schema.types : [],
    };
    const further = (mapped.length > 0 ? mapped : [{ value: name, schema: name }]).filter(
      ({ value }) => !known.some((each) => each.value === value),
    );
    found.set(name, byProperty.set(property, { property, types, mapping: [...known, ...further] }));
  };
  const visit = (schema: Schema): void => {
    if (schema.kind !== 'schema') return;
    const { discriminator } = schema;
    if (discriminator) {
      const mapped = groupBy(discriminator.mapping, (entry) => [entry.schema]);
      for (const member of unionsOf(schema).flat())
        if (member.kind === 'reference') add(member.name, mapped.get(member.name) ?? [], discriminator, schema);
    }
    for (const { schema: inner } of subschemasOf(schema)) visit(inner);
  };
  for (const { schema } of schemas.values()) visit(schema);
  for (const place of operations.flatMap((operation) => placesOf(operation)))
    for (const each of place.schemas) visit(each);
  return found;
}

/** A named schema whose fields have the values by which it is chosen, where its author names none for them. */
export function withChosenValues(
  named: NamedSchema,
  chosen: ChosenValues,
  schemas: Map<string, NamedSchema>,
): NamedSchema {
  const { name, schema } = named;
  const discriminators = [...(chosen.get(name)?.values() ?? [])];
  if (schema.kind !== 'schema' || discriminators.length === 0) return named;
  const isChoice = unionsOf(schema).flat().length > 0;
  const parts = discriminators.flatMap((discriminator): SchemaObject[] => {
    // A value of a schema that itself chooses by this field may have that of each of its options.
    if (isChoice && schema.discriminator?.property === discriminator.property) return [];
    const found = choosingPart(name, schema, discriminator, schemas);
    if (!found) return [];
    const { part, stated, chosen } = found;
    const isNarrower = stated.length > 1 && stated.some((value) => isSame(value, chosen[0]));
    return stated.length === 0 || isNarrower ? [part] : [];
  });
  return parts.length === 0 ? named : { ...named, schema: { ...schema, allOf: [...schema.allOf, ...parts] } };
}

/** What a discriminator says of the field of a schema, the values that the schema states for it, and those that choose it. */
function choosingPart(
  name: string,
  schema: Schema,
  discriminator: Discriminator,
  schemas: Map<string, NamedSchema>,
): { part: SchemaObject; stated: readonly Json[]; chosen: readonly Json[] } | undefined {
  const property = shapeOf(schema, schemas).schema.properties.find((each) => each.name === discriminator.property);
  const field = property && shapeOf(property.schema, schemas).schema;
  if (!field) return undefined;
  const part = discriminatorPart(discriminator, name, field.types);
  const chosen = part.properties.flatMap((each) => (each.schema.kind === 'schema' ? namedValues(each.schema) : []));
  return { part, stated: namedValues(field), chosen };
}

/** An alternative whose field lists the values of other alternatives too, with just those that choose it. */
export function withChoosingValues(
  member: Schema,
  discriminator: Discriminator | undefined,
  schemas: Map<string, NamedSchema>,
): Schema {
  const target = member.kind === 'reference' ? targetOf(member, schemas) : undefined;
  if (!discriminator || member.kind !== 'reference' || target?.kind !== 'schema') return member;
  // What chooses by the same field itself may have the values of each of its options.
  if (target.discriminator?.property === discriminator.property) return member;
  const { part, stated = [], chosen = [] } = choosingPart(member.name, target, discriminator, schemas) ?? {};
  const isListed = chosen.length > 0 && chosen.every((value) => stated.some((each) => isSame(each, value)));
  if (!part || !isListed || stated.length === chosen.length) return member;
  return { ...member, base: { ...target, allOf: [...target.allOf, part] } };
}

/**
 * A named schema as the union has it that chooses it by a property which the schema itself does not have; undefined where
 * there is no such union.
 */
export function asChosenMember(
  { name, schema }: NamedSchema,
  chosen: ChosenValues,
  schemas: Map<string, NamedSchema>,
): SchemaObject | undefined {
  const { properties } = shapeOf(schema, schemas).schema;
  const own = schema.kind === 'schema' ? schema.discriminator?.property : undefined;
  const chooser = [...(chosen.get(name)?.values() ?? [])].find(
    ({ property }) => property !== own && properties.every((each) => each.name !== property),
  );
  if (!chooser) return undefined;
  const { property, types, mapping } = chooser;
  const unmarked = { deprecated: false, readOnly: false, writeOnly: false };
  return {
    ...emptySchema,
    discriminator: { property, mapping },
    properties: [{ name: property, required: false, schema: { ...emptySchema, types: [...types] } }],
    oneOf: [{ ...unmarked, kind: 'reference', name, examples: [] }],
  };
}
