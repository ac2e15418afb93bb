import type { Schema, SchemaObject } from '../model';
import { type Row, schemaRows, statedBy } from './rows';

/** A schema directly inside another one. */
export interface Subschema {
  row: Row;
  schema: Schema;
  /** The name or number that it has under its keyword; empty where the keyword holds one schema. */
  key: string;
  /** Whether it is that of a property, whose name is a literal one. */
  property?: { required: boolean };
}

interface Entry {
  name?: string;
  pattern?: string;
  property?: string;
  required?: boolean;
  schema: Schema;
}

/** The schemas directly inside a schema, in the order of the table. */
export function subschemasOf(schema: SchemaObject): Subschema[] {
  return schemaRows.flatMap((row) => {
    const stated = statedBy(schema, row);
    if (stated === undefined) return [];
    if (row.kind === '@Schema') return [{ row, schema: stated as Schema, key: '' }];
    if (row.kind === '[Schema]') {
      return (stated as Schema[]).map((inner, index) => ({ row, schema: inner, key: String(index) }));
    }
    return (stated as Entry[]).map(({ name, pattern, property, required, schema: inner }) => ({
      row,
      schema: inner,
      key: name ?? pattern ?? property ?? '',
      ...(required === undefined ? {} : { property: { required } }),
    }));
  });
}
