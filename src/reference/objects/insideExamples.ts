import { groupBy } from '../groupBy';
import { isJsonObject, isScalar, type Json, valueKey } from '../json';
import { unionsOf } from '../keywords/subschemasOf';
import { namedValues } from '../keywords/suppliedValues';
import type { Schema, SchemaObject } from '../model';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import { appliedBy } from '../schemas/appliedSchemas';
import { discriminatorPart } from '../schemas/discriminator';
import { type TypeCache, typeMismatch, typesOf, typesOfValue } from './allowedTypes';

/** A value inside an example that its schema does not allow, at a pointer within the example; without where it is shown. */
type OddValue = Pick<Problem, 'message' | 'remedy'> & { pointer: string };

/** The fields of each schema by name, since an example may have as many as its schema. */
export interface FieldCache extends TypeCache {
  fields: Map<SchemaObject, ReadonlyMap<string, Schema>>;
  choices: Map<SchemaObject, UnionChoice[]>;
}

/** The members of a union, and those of them that its discriminator chooses for a value, if it does. */
interface UnionChoice {
  union: readonly Schema[];
  chosen: (value: Json) => Schema[] | undefined;
}

/** The first item or field inside an example whose type one of its schemas does not allow; undefined where there is none. */
export function oddInside(
  value: Json,
  schemas: readonly Schema[],
  cache: FieldCache,
  pointer = '#',
): OddValue | undefined {
  if (isScalar(value)) return undefined;
  const known = schemas.flatMap((schema) => schemasFor(value, schema, cache));
  const applied = [...new Set(known.flatMap((schema) => appliedBy(schema, cache)))];
  for (const [name, inner] of Object.entries(value)) {
    const place = extendPointer(pointer, name);
    const all = Array.isArray(value)
      ? applied.flatMap(({ prefixItems, items }) => prefixItems[Number(name)] ?? items ?? [])
      : applied.flatMap((schema) => fieldsOf(schema, cache).get(name) ?? []);
    const [odd] = all.flatMap((schema) => oddType(inner, schema, cache, place) ?? []);
    const found = odd ?? oddInside(inner, all, cache, place);
    if (found) return found;
  }
  return undefined;
}

function fieldsOf(schema: SchemaObject, { fields }: FieldCache): ReadonlyMap<string, Schema> {
  const known = fields.get(schema);
  if (known) return known;
  const byName = new Map(schema.properties.map((property) => [property.name, property.schema]));
  fields.set(schema, byName);
  return byName;
}

function oddType(value: Json, schema: Schema, cache: TypeCache, pointer: string): OddValue | undefined {
  const mismatch = typeMismatch(value, schema, cache);
  if (!mismatch) return undefined;
  return {
    pointer,
    message: `This value of the example is ${mismatch.message}`,
    remedy: mismatch.remedy,
  };
}

/**
 * The schemas that are known to apply to a value: of the members of a union, those that a discriminator chooses, else the only
 * one that allows its type.
 */
function schemasFor(value: Json, schema: Schema, cache: FieldCache): Schema[] {
  const [own = ''] = typesOfValue(value);
  const members = appliedBy(schema, cache).flatMap((applied) =>
    choicesOf(applied, cache).flatMap(({ union, chosen }) => {
      const fitting = chosen(value) ?? union.filter((member) => typesOf(member, cache)?.has(own) ?? true);
      return fitting.length === 1 ? fitting : [];
    }),
  );
  return [schema, ...members];
}

/** The unions of a schema, read once: an example may have as many values as one of them has members. */
function choicesOf(applied: SchemaObject, { choices }: FieldCache): UnionChoice[] {
  const known = choices.get(applied) ?? unionsOf(applied).map((union) => ({ union, chosen: chooser(union, applied) }));
  choices.set(applied, known);
  return known;
}

/** What finds the members that the discriminator of a union chooses for a value; undefined where it chooses none. */
function chooser(union: readonly Schema[], { discriminator, properties }: SchemaObject): UnionChoice['chosen'] {
  if (!discriminator) return () => undefined;
  const field = properties.find(({ name }) => name === discriminator.property)?.schema;
  const types = field?.kind === 'schema' ? field.types : [];
  const mappings = groupBy(discriminator.mapping, ({ schema }) => [schema]);
  const pairs = union.flatMap((member) => {
    if (member.kind !== 'reference') return [];
    const mapping = mappings.get(member.name) ?? [];
    const [named] = discriminatorPart({ ...discriminator, mapping }, member.name, types).properties;
    const values = named?.schema.kind === 'schema' ? namedValues(named.schema) : [];
    return [...new Set(values.map(valueKey))].map((key) => ({ key, member }));
  });
  const members = groupBy(pairs, ({ key }) => [key]);
  return (value) =>
    isJsonObject(value)
      ? members.get(valueKey(value[discriminator.property] ?? null))?.map(({ member }) => member)
      : undefined;
}
