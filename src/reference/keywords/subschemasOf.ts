import type { Schema, SchemaObject } from '../model';
import { type Row, schemaRows, statedBy } from './table';

/** A schema directly inside another one. */
export interface Subschema {
  row: Row;
  schema: Schema;
  /** The name or number that it has under its keyword; empty where the keyword holds one schema. */
  key: string;
  /** Whether it is that of a property, whose name is a literal one. */
  property?: { required: boolean; isUnstated?: boolean };
}

interface Entry {
  name?: string;
  pattern?: string;
  property?: string;
  required?: boolean;
  isUnstated?: boolean;
  schema: Schema;
}

/** The schemas directly inside a schema, in the order of the table. */
export function subschemasOf(schema: SchemaObject): Subschema[] {
  const found: Subschema[] = [];
  // Every part of the generator asks for these, and most schemas have none: nothing is made for a row that is not stated.
  for (const row of schemaRows) {
    const stated = statedBy(schema, row);
    if (stated !== undefined) addStated(row, stated, found);
  }
  return found;
}

/** Whether two schemas share everything below them, as a schema and a copy of it with other words do. */
export function hasSameSubschemas(one: SchemaObject, other: SchemaObject): boolean {
  return (
    one.discriminator === other.discriminator && schemaRows.every((row) => statedBy(one, row) === statedBy(other, row))
  );
}

function addStated(row: Row, stated: unknown, found: Subschema[]): void {
  if (row.kind === '@Schema') {
    found.push({ row, schema: stated as Schema, key: '' });
    return;
  }
  if (row.kind === '[Schema]') {
    for (const [index, schema] of (stated as Schema[]).entries()) found.push({ row, schema, key: String(index) });
    return;
  }
  for (const { name, pattern, property, required, isUnstated, schema } of stated as Entry[]) {
    const key = name ?? pattern ?? property ?? '';
    const stands = required === undefined ? {} : { property: { required, ...(isUnstated ? { isUnstated } : {}) } };
    found.push({ row, schema, key, ...stands });
  }
}

const unionRows = schemaRows.filter(({ alternatives }) => alternatives?.isChoice);

/** The keywords whose schemas are alternatives, of which a value is one: `oneOf` and `anyOf`. */
export const unionKeywords: readonly string[] = unionRows.map(({ keyword }) => keyword);

/** The unions of a schema, each with its alternatives; those without any are left out. */
export function unionsOf(schema: SchemaObject): Schema[][] {
  return unionRows.flatMap((row) => {
    const members = statedBy(schema, row) as Schema[] | undefined;
    return members ? [members] : [];
  });
}

/** A schema with other alternatives in its first union; one without a union stays as it is. */
export function withAlternatives(schema: SchemaObject, alternatives: readonly Schema[]): SchemaObject {
  const row = unionRows.find((each) => statedBy(schema, each) !== undefined);
  return row ? { ...schema, [row.field]: alternatives } : schema;
}

/** A schema without its unions. */
export function withoutUnions(schema: SchemaObject): SchemaObject {
  return { ...schema, ...Object.fromEntries(unionRows.map(({ field }) => [field, []])) };
}
