import type { Json } from '../json';
import type { SchemaObject } from '../model';
import type { Supply } from './keyword';
import { rows, type Statements, schemaKeywords, valuesStatedBy } from './table';

/** What stated values are, the most telling first. */
export const supplies: readonly Supply[] = ['constant', 'example', 'default', 'allowed'];

const suppliers = new Map(supplies.map((supply) => [supply, rows.filter((row) => row.supplies === supply)]));

/** The values that a schema, or a reference by what is beside it, states as a constant, an example, the default or all that are allowed. */
export function suppliedBy(schema: Statements, supply: Supply): readonly Json[] {
  const [first, ...others] = suppliers.get(supply) ?? [];
  const values = first ? valuesStatedBy(schema, first) : [];
  // Examples ask at each value, and hardly any schema states one by two keywords.
  return others.length === 0 ? values : [...values, ...others.flatMap((row) => valuesStatedBy(schema, row))];
}

/** The only values that a schema allows, where it names them: the constant, else those that are listed. */
export function namedValues(schema: SchemaObject): readonly Json[] {
  const constants = suppliedBy(schema, 'constant');
  return constants.length > 0 ? constants : suppliedBy(schema, 'allowed');
}

/** Fields with values of the author: keywords that supply them, and those of an Example Object (4.19). */
const dataFields: ReadonlySet<string> = new Set([
  ...rows.flatMap(({ keyword, kind, supplies, readBy = keyword }) =>
    kind === 'value' && (supplies ?? schemaKeywords[readBy]?.supplies) ? [keyword] : [],
  ),
  'value',
  'dataValue',
]);

/** Whether what a field holds is data, in which a name is a word like any other. Named examples are none: each has a `value`. */
export function isData(field: string, content: unknown): boolean {
  return dataFields.has(field) && (field !== 'examples' || Array.isArray(content));
}
