import type { Schema } from '../model';
import type { SchemaOutline } from './outline';
import { maxUnnamedLevels } from './schemaView';

/**
 * The rows that a schema is laid out in when every named schema is opened wherever it is used, but inside itself;
 * `limit` when there are as many or more. `open` are the names of the schemas around it.
 */
export function countRows(
  schema: Schema,
  outlineOf: (schema: Schema) => SchemaOutline,
  limit: number,
  open: readonly string[] = [],
): number {
  let rows = 0;
  const count = (inner: Schema, names: readonly string[], depth: number): void => {
    if (rows >= limit || depth > maxUnnamedLevels) return;
    const { name, children, unions } = outlineOf(inner);
    if (name !== undefined && names.includes(name)) return;
    const inside = name === undefined ? names : [...names, name];
    for (const part of [...children, ...unions.flatMap(({ options }) => options)]) {
      rows += 1;
      count(part.schema, inside, depth + 1);
    }
  };
  count(schema, open, 0);
  return Math.min(rows, limit);
}
