import { type Subschema, subschemasOf } from '../keywords/subschemasOf';
import type { Schema, SchemaObject } from '../model';

/** A row below a schema: a property, or another keyword's schema under a name in brackets. */
export interface Child {
  name: string;
  /** Whether `name` is the literal name of a property. */
  named: boolean;
  /** How a path continues to what has no name: `[]`, `.*`, … */
  step?: string | undefined;
  required: boolean;
  schema: Schema;
}

/** The rows below a schema: properties first, then patterns, further properties, and the parts of a list. */
export function childrenOf(schema: SchemaObject): Child[] {
  const isPlain = isPlainList(schema);
  return subschemasOf(schema).flatMap((inner): Child[] => {
    const { row, key, property, schema: value } = inner;
    if (property) return [{ name: key, named: true, required: property.required, schema: value }];
    if (!row.row || !isWorthARow(inner) || (isPlain && row.keyword === 'items')) return [];
    const { name, step } = row.row;
    const toText = (text: string | ((key: string) => string)): string => (typeof text === 'string' ? text : text(key));
    return [{ name: toText(name), named: false, step: toText(step), required: false, schema: value }];
  });
}

/** A schema that accepts nothing is a fact, or the end of a list; a name that the author gives is always a row. */
function isWorthARow({ row, schema }: Subschema): boolean {
  if (schema.kind === 'never') return row.kind === '{Schema}';
  return schema.kind !== 'any' || !row.row?.hideIfAny;
}

/** Whether a schema is a list of one kind of items, which are laid out in its place. */
export function isPlainList(schema: SchemaObject): boolean {
  if (schema.types[0] !== 'array' || schema.items === undefined) return false;
  return !subschemasOf(schema).some(
    ({ row, schema: { kind } }) =>
      row.keyword !== 'items' && kind !== 'never' && (row.about === undefined || row.about === 'array'),
  );
}
