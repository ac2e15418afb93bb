import { fieldRows, isLimit, rows, statedBy } from '../keywords/table';
import type { SchemaObject, TypeName } from '../model';
import { isNullOnly } from './shape';

/** What a value is to be; `any` where the schema does not say. */
export type ValueType = TypeName | 'null' | 'any';

/**
 * Types that all schemas that apply allow, in the order of the first that states any; else the one that the keywords are
 * about, by the table of keywords, which the libraries do not know.
 */
export function typesOf(applied: readonly SchemaObject[]): ValueType[] {
  if (applied.some((subschema) => isNullMeant(subschema, applied))) return ['null'];
  const stated = applied.filter(({ types }) => types.length > 0);
  const [first, ...rest] = stated;
  if (!first) return [guessType(applied)];
  const allowed = first.types.flatMap((type): TypeName[] => {
    if (rest.every(({ types }) => types.includes(type) || (type === 'integer' && types.includes('number'))))
      return [type];
    return type === 'number' && rest.every(({ types }) => types.includes('integer') || types.includes('number'))
      ? ['integer']
      : [];
  });
  return [...allowed, ...(stated.every(({ nullable }) => nullable) ? ['null' as const] : [])];
}

/**
 * Whether null is meant where a schema accepts nothing else. In 3.0 one that is only `nullable` may be anything: where it has
 * an example of something else, or where another schema wants something else.
 */
function isNullMeant(subschema: SchemaObject, applied: readonly SchemaObject[]): boolean {
  const isWanted = applied.every((other) => other.nullable || other.types.length === 0);
  return isWanted && isNullOnly(subschema) && subschema.examples.every((example) => example === null);
}

/** Keywords that tell the type of a value: those that hold schemas or names first, then limits. */
const typedKeywords = [...fieldRows, ...rows.filter(isLimit)].filter(({ about }) => about !== undefined);

/** The type that the keywords of a schema are about. */
function guessType(applied: readonly SchemaObject[]): ValueType {
  for (const subschema of applied) {
    const limits = new Set(subschema.constraints.map(({ keyword }) => keyword));
    const row = typedKeywords.find((each) => limits.has(each.keyword) || statedBy(subschema, each) !== undefined);
    if (row?.about) return row.about;
    if (subschema.format !== undefined) return 'string';
  }
  return 'any';
}
