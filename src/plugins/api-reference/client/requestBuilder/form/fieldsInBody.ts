import type {
  BodySchema,
  DescribedSchema,
  PropertySchema,
  ValueSchema,
} from '../../../../../reference/outputs/requestBuilder/valueSchema';
import { described } from './valueRows';

/** A field of a body by the names that lead to it; items of a list and the alternatives of a union add nothing. */
export interface BodyField {
  keys: readonly string[];
  required: boolean;
  schema: DescribedSchema;
}

/** The field that is nearest to a place: its own, or the one around it. */
export function fieldAt(body: BodySchema, keys: readonly string[]): BodyField | undefined {
  for (let length = keys.length; length > 0; length -= 1) {
    const [name = '', ...around] = keys.slice(0, length).reverse();
    const found = fieldsAt(body, around.reverse()).find((field) => field.keys.at(-1) === name);
    if (found) return found;
  }
  return undefined;
}

/** The fields that an object can have but does not have yet, required ones first. */
export function furtherFields(
  body: BodySchema,
  object: { keys: readonly string[]; names: readonly string[] },
): BodyField[] {
  const missing = fieldsAt(body, object.keys).filter(({ keys }) => !object.names.includes(keys.at(-1) ?? ''));
  return [...missing.filter(({ required }) => required), ...missing.filter(({ required }) => !required)];
}

/** The fields of the value that some names lead to, each name once. */
function fieldsAt({ root, named }: BodySchema, keys: readonly string[]): BodyField[] {
  const inside = keys.reduce<ValueSchema[]>(
    (around, key) => propertiesOf(around, named).flatMap(({ name, schema }) => (name === key ? [schema] : [])),
    [root],
  );
  const properties = propertiesOf(inside, named);
  const unique = properties.filter(({ name }, at) => properties.findIndex((each) => each.name === name) === at);
  return unique.map(({ name, required = false, schema }) => ({
    ...{ keys: [...keys, name], required },
    schema: described(schema, named),
  }));
}

/** The properties of the objects that values can be, or that their items and alternatives can be. */
function propertiesOf(schemas: readonly ValueSchema[], named: BodySchema['named']): PropertySchema[] {
  const seen = new Set<string>();
  const walk = (schema: ValueSchema): PropertySchema[] => {
    if (schema.kind === 'named') {
      if (seen.has(schema.name)) return [];
      seen.add(schema.name);
    }
    const own = described(schema, named);
    if (own.kind === 'object') return own.properties;
    if (own.kind === 'list') return walk(own.items);
    return own.kind === 'union' ? own.alternatives.flatMap((each) => walk(each.schema)) : [];
  };
  return schemas.flatMap(walk);
}
