import type { FieldView, SchemaView } from '../../reference/schemaRows';

/** Whether rows hold something that can be opened and closed. */
export function haveFolds(fields: FieldView[]): boolean {
  return fields.some(({ fields: inner, alternatives }) => inner.length > 0 || haveFoldsInside(alternatives));
}

/** Whether something can be opened and closed below a schema whose own fields are shown. */
export function hasFolds(schema: SchemaView): boolean {
  return haveFolds(schema.fields) || haveFoldsInside(schema.alternatives);
}

function haveFoldsInside(alternatives: SchemaView['alternatives']): boolean {
  return alternatives.some(({ options }) => options.some(({ schema }) => hasFolds(schema)));
}
