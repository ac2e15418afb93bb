import { entriesOf, isJsonObject, isSame, type Json, typeOfValue } from '../../../../../reference/json';
import type {
  AlternativeSchema,
  DescribedSchema,
  NamedSchemas,
  PlainSchema,
  ValueSchema,
} from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { described, rowsOfObject } from './valueRows';

/** How deep values are compared with alternatives, and objects are made that have to be there. */
const maxDepth = 4;

/** The position of the alternative that a value matches best. */
export function alternativeOf(
  alternatives: readonly AlternativeSchema[],
  value: Json | undefined,
  named: NamedSchemas,
): number {
  const scores = alternatives.map(({ schema }) => matchScore(described(schema, named), value, named));
  return scores.indexOf(Math.max(...scores));
}

/** How well a value matches a schema; negative where it has another type. */
function matchScore(schema: DescribedSchema, value: Json | undefined, named: NamedSchemas, depth = 0): number {
  if (value === undefined || depth > maxDepth) return 0;
  if (value === null) return schema.nullable ? 1 : -1;
  switch (schema.kind) {
    case 'any':
      return 0;
    case 'union':
      return Math.max(
        ...schema.alternatives.map((each) => matchScore(described(each.schema, named), value, named, depth + 1)),
      );
    case 'list':
      if (!Array.isArray(value)) return -4;
      return 1 + Math.sign(matchScore(described(schema.items, named), value[0], named, depth + 1));
    case 'plain':
      return plainScore(schema, value);
    case 'object':
      if (!isJsonObject(value)) return -4;
      return rowsOfObject(schema, value, '', named)
        .map((row) => {
          if (row.value === undefined) return row.required ? -2 : 0;
          const isStated = schema.properties.some(({ name }) => name === row.key);
          if (!isStated) return schema.others ? 0 : -1;
          return Math.sign(matchScore(row.schema, row.value, named, depth + 1)) * (row.schema.kind === 'plain' ? 2 : 1);
        })
        .reduce((sum, each) => sum + each, 1);
  }
}

function plainScore({ control, values, isNumber }: PlainSchema, value: Json): number {
  if (control.kind === 'choice') return (values ?? control.options).some((each) => isSame(each, value)) ? 2 : -2;
  return typeOfValue(value) === (isNumber ? 'number' : 'string') ? 1 : -4;
}

/** A value to begin with: an object with what it has to have, as far as that is known, and an empty list. */
export function newValue(schema: ValueSchema, named: NamedSchemas, depth = 0): Json {
  const own = described(schema, named);
  if (own.kind === 'list') return [];
  if (own.kind === 'union') {
    const [first] = own.alternatives;
    return first && depth <= maxDepth ? newValue(first.schema, named, depth + 1) : {};
  }
  if (own.kind === 'plain') return newPlain(own);
  if (own.kind === 'any') return '';
  const entries = own.properties.flatMap(({ name, required, schema: inner }): [string, Json][] => {
    const known = described(inner, named);
    const isOpen = known.kind === 'plain' && !(known.control.kind === 'choice' && known.control.options.length === 1);
    return required && !isOpen && known.kind !== 'any' && depth <= maxDepth
      ? [[name, newValue(known, named, depth + 1)]]
      : [];
  });
  return Object.fromEntries(entries);
}

function newPlain({ control, values, isNumber }: PlainSchema): Json {
  if (control.kind === 'choice') return values?.[0] ?? control.options[0] ?? '';
  return isNumber ? 0 : '';
}

/** A value of another alternative: a new one that keeps what both can have. */
export function changeAlternative(schema: ValueSchema, value: Json | undefined, named: NamedSchemas): Json {
  const fresh = newValue(schema, named);
  const own = described(schema, named);
  if (!isJsonObject(value) || !isJsonObject(fresh) || own.kind !== 'object') return fresh;
  const values = new Map(entriesOf(value));
  const kept = own.properties.flatMap(({ name, schema: inner }): [string, Json][] => {
    const before = values.get(name);
    return before !== undefined && matchScore(described(inner, named), before, named) > 0 ? [[name, before]] : [];
  });
  return { ...fresh, ...Object.fromEntries(kept) };
}
