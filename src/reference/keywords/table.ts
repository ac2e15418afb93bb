import type { Json } from '../json';
import type { SchemaObject } from '../model';
import { annotations, examples } from './annotations';
import type { Keyword, Keywords } from './keyword';
import { extensions, identifiers, media } from './structure';
import { subschemas } from './subschemas';
import { limits, values } from './values';

/** Every keyword of a Schema Object: OpenAPI 3.0 (4.7.24), and JSON Schema 2020-12 with OpenAPI's own (4.24). */
export const schemaKeywords: Keywords = {
  ...annotations,
  ...values,
  ...limits,
  ...examples,
  ...subschemas,
  ...media,
  ...identifiers,
  ...extensions,
};

/** A row with its keyword's name, and the name of the keyword's field in the model. */
export type Row = Omit<Keyword, 'field'> & { keyword: string; field: string };

/** All rows, in the order of the table. */
export const rows: readonly Row[] = Object.entries(schemaKeywords).map(([keyword, row]) => ({
  keyword,
  ...row,
  field: row.field ?? keyword,
}));

/** Whether a keyword is kept among the `constraints` of the model: it is shown as a fact, and read as it stands. */
export function isLimit({ kind, fact, read, readBy, verbatim }: Row): boolean {
  return fact !== undefined && (kind === 'value' || kind === 'flag') && !read && !readBy && !verbatim;
}

/**
 * Whether an author's example counts although it does not keep a keyword: a length, a limit, a pattern or a format. How many
 * items match is judged by `contains`.
 */
export function isLooseInExamples(row: Row): boolean {
  const isLoose = (isLimit(row) && row.keyword !== 'multipleOf') || row.keyword === 'format';
  return isLoose && row.asserts !== undefined && row.bound?.of !== 'matching items';
}

const plainKinds = ['text', 'name', 'markdown', 'flag', '@Schema', '[Schema]', '{Schema}'];

/** The rows of the keywords that have a field of their own in the model. */
export const fieldRows = rows.filter(
  (row) => !row.readBy && (row.read || row.verbatim || (plainKinds.includes(row.kind) && !isLimit(row))),
);

/** The rows of the keywords that hold schemas, which the model has as one schema, a list, or a list with names. */
export const schemaRows = fieldRows.filter(({ kind }) => /^[@[{]Schema[\]}]?$/.test(kind));

/** What a schema states, or a reference beside itself. */
export type Statements = Partial<Omit<SchemaObject, 'kind'>>;

/** What a schema says by a keyword: the value of its field; undefined for an empty list, and for what is not true. */
export function statedBy(schema: Statements, row: Row): unknown {
  // A keyword that is in the table alone has no field by type.
  const value: unknown = Reflect.get(schema, row.field);
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty && !row.verbatim ? undefined : value;
}

/** The values that a schema states by a keyword. */
export function valuesStatedBy(schema: Statements, row: Row): readonly Json[] {
  if (isLimit(row)) {
    return (schema.constraints ?? []).filter(({ keyword }) => keyword === row.keyword).map(({ value }) => value);
  }
  const stated = statedBy(schema, row);
  if (stated === undefined) return [];
  return row.values ? row.values(stated as never) : [stated as Json];
}
