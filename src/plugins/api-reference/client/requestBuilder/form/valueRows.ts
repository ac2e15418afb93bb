import { entriesOf, isJsonObject, isScalar, type Json, ownValue } from '../../../../../reference/json';
import type {
  DescribedSchema,
  NamedSchemas,
  ValueSchema,
} from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { escapeToken, plainPointerKeys } from '../../../../../reference/pointer';

type ObjectSchema = Extract<DescribedSchema, { kind: 'object' }>;
type ListSchema = Extract<DescribedSchema, { kind: 'list' }>;

/** A row of a form: a property of an object or an item of a list. */
export interface ValueRow {
  /** The name of a property, the index of an item. */
  key: string;
  /** JSON pointer of the value (RFC 6901), from the beginning of the body. */
  pointer: string;
  schema: DescribedSchema;
  required: boolean;
  /** Undefined where the property is not sent. */
  value: Json | undefined;
  /** What it is in the value around it; an alternative is all of it. */
  role: 'property' | 'item' | 'alternative';
}

/** The schema with this name, with the keywords of this place applied. */
export function described(schema: ValueSchema, named: NamedSchemas): DescribedSchema {
  if (schema.kind !== 'named') return schema;
  const { kind: _kind, name, ...words } = schema;
  return { ...(ownValue(named, name) ?? { kind: 'any', type: 'any' }), ...words };
}

/** The rows of an object: what its schema has, in that order, then what else is in the value. */
export function rowsOfObject(
  schema: ObjectSchema,
  value: Json | undefined,
  pointer: string,
  named: NamedSchemas,
): ValueRow[] {
  const values = new Map(entriesOf(value ?? null));
  const stated = schema.properties.map(({ name, required = false, schema: own }) => ({
    ...{
      key: name,
      pointer: `${pointer}/${escapeToken(name)}`,
      required,
      value: values.get(name),
      role: 'property' as const,
    },
    schema: described(own, named),
  }));
  const names = new Set(schema.properties.map(({ name }) => name));
  const others = [...values].filter(([name]) => !names.has(name));
  return [
    ...stated,
    ...others.map(([name, inner]) => ({
      ...{
        key: name,
        pointer: `${pointer}/${escapeToken(name)}`,
        required: false,
        value: inner,
        role: 'property' as const,
      },
      schema: described(schema.others ?? { kind: 'any', type: 'any' }, named),
    })),
  ];
}

/** The rows of a list. */
export function rowsOfList(
  { items }: ListSchema,
  value: Json | undefined,
  pointer: string,
  named: NamedSchemas,
): ValueRow[] {
  return (Array.isArray(value) ? value : []).map((item, index) => ({
    ...{ key: String(index), pointer: `${pointer}/${index}`, required: true, value: item, role: 'item' as const },
    schema: described(items, named),
  }));
}

/** Whether a form can show a value as its schema has it; what it cannot show is written as JSON. */
export function isShown(schema: DescribedSchema, value: Json | undefined): boolean {
  if (value === undefined) return true;
  if (schema.kind === 'object') return isJsonObject(value);
  if (schema.kind === 'list') return Array.isArray(value);
  return schema.kind !== 'plain' || (value !== null && isScalar(value));
}

/**
 * A body in which the value at a pointer is another one, or gone where that is undefined. What holds the value has to be
 * there; an item of a list that goes makes those behind it move up.
 */
export function withValueAt(body: Json | undefined, pointer: string, value: Json | undefined): Json | undefined {
  return exchange(body, plainPointerKeys(pointer), value);
}

function exchange(body: Json | undefined, [key, ...keys]: string[], value: Json | undefined): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    const items = [...body, ...(Number(key) === body.length ? [null] : [])];
    return items.flatMap((item, index): Json[] => {
      const next = String(index) === key ? exchange(item, keys, value) : item;
      return next === undefined ? [] : [next];
    });
  }
  const entries = new Map(entriesOf(body ?? null));
  const next = exchange(entries.get(key), keys, value);
  if (next === undefined) entries.delete(key);
  else entries.set(key, next);
  return Object.fromEntries(entries);
}
