import type { Schema, SchemaObject } from '../model';
import { schemaRows, statedBy } from './table';

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
