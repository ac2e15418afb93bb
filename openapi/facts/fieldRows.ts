import type { Tree } from './findInDescription';
import type { FactField, FactParameter, Json } from './readFacts';
import { anyShapeOf } from './schemaShape';
import { meantBy, typeProblems } from './typeWords';

/** What one row of the facts states, each fact by its name. */
export type Stated = Record<string, Json>;

/** One row of the facts, and how the description is checked against it. */
export interface Row {
  /** Where the row stands, such as `tasks › Get tasks › query status`. */
  place: string;
  stated: Stated;
  /** What is wrong with the description, given these facts; empty when nothing is. */
  check: (facts: Stated) => string[];
}

/** The facts of a row without its name and place, and without what is not stated. */
export function statedIn(row: FactField | FactParameter): Stated {
  const { name, type, enum: values, default: preset } = row;
  const facts = {
    name,
    type,
    nullable: 'nullable' in row ? row.nullable : null,
    required: 'required' in row ? row.required : null,
    enum: values ?? null,
    default: preset ?? null,
    deprecated: 'deprecated' in row ? (row.deprecated ?? null) : null,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** One row for each field of a table. `find` gives the schemas of the field that has a name. */
export function fieldRows(document: Tree, place: string, table: FactField[], find: (name: string) => Tree[]): Row[] {
  return table.map((field) => ({
    place: `${place} ${field.name}`,
    stated: statedIn(field),
    check: (facts) => {
      const schemas = find(String(facts.name));
      return schemas.length > 0 ? schemaProblems(document, facts, schemas) : [`there is no field ${facts.name}`];
    },
  }));
}

/** One row for each field that is only named. */
export function nameRows(place: string, names: string[], find: (name: string) => Tree[]): Row[] {
  return names.map((name) => ({
    place: `${place} ${name}`,
    stated: { name },
    check: (facts) => (find(String(facts.name)).length > 0 ? [] : [`there is no field ${facts.name}`]),
  }));
}

/** What is wrong with the schemas of a field or parameter: type, null, values, default, deprecation. */
export function schemaProblems(document: Tree, facts: Stated, schemas: Tree[]): string[] {
  const shape = anyShapeOf(document, schemas);
  const isNullable = shape.types.length === 0 || shape.types.includes('null');
  const items = shape.items.length > 0 ? anyShapeOf(document, shape.items) : undefined;
  const values = shape.values ?? items?.values;
  const problems = typeof facts.type === 'string' ? typeProblems(document, meantBy(facts.type), shape) : [];
  if (typeof facts.nullable === 'boolean' && facts.nullable !== isNullable) {
    problems.push(isNullable ? 'may be null' : 'may not be null');
  }
  if (Array.isArray(facts.enum) && !isSame(facts.enum, values)) {
    problems.push(`values are ${values?.join(', ') ?? 'any'}, not ${facts.enum.join(', ')}`);
  }
  if (facts.default !== undefined && facts.default !== shape.default) {
    problems.push(`default is ${shape.default}, not ${facts.default}`);
  }
  if (typeof facts.deprecated === 'boolean' && facts.deprecated !== shape.deprecated) {
    problems.push(shape.deprecated ? 'is deprecated' : 'is not deprecated');
  }
  return problems;
}

function isSame(stated: Json[], values: unknown[] | undefined): boolean {
  return values !== undefined && [...stated].sort().join() === [...values].sort().join();
}
