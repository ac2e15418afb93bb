import type { Json } from '../json';
import type { SchemaObject } from '../model';
import type { Supply } from './keyword';
import { rows, type Statements, valuesStatedBy } from './table';

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
