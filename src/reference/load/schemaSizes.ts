import { isNode, type Node } from '../json';
import { valueAt } from '../pointer';

/** Characters that an example has at most where it is not forced to be longer by what is required. */
const maxOptional = 8000;

/** Characters of the longest example that is checked; instead of one that takes more steps, a short one is made. */
const maxForced = 400_000;

/** What a schema takes where it is used, in characters. */
interface SchemaSizes {
  /** Its example, its enumerations and the names of its alternatives. */
  spread: (schema: unknown) => number;
  /** The names of its fields with those of all that it is made of by `allOf`. */
  composed: (schema: unknown) => number;
}

/** Makes the measures of the schemas of a document. Each schema is measured once; one that is inside itself counts nothing there. */
export function createSchemaSizes(root: Node): SchemaSizes {
  const subtypes = countSubtypes(root);
  const choices = (schema: Node): number => choiceSize * countChoices(schema, subtypes);
  const all = measure(
    root,
    (schema, sizeOf) =>
      sum(
        fieldsOf(schema, () => true),
        sizeOf,
      ) +
      ownValues(schema) +
      choices(schema),
  );
  const required = measure(root, (schema, sizeOf) => {
    const names = new Set(Array.isArray(schema.required) ? schema.required : []);
    const isNeeded = (name: string): boolean => names.has(name);
    return sum(fieldsOf(schema, isNeeded), sizeOf) + ownValues(schema) + choices(schema);
  });
  const composed = measure(root, (schema, sizeOf) => {
    const names = isNode(schema.properties) ? Object.keys(schema.properties) : [];
    const own = names.reduce((total, name) => total + name.length + 30, 10);
    return own + listOf(schema.allOf).reduce<number>((total, part) => total + sizeOf(part), 0);
  });
  const spread = (schema: unknown): number => {
    const forced = required(schema);
    return forced > maxForced ? maxOptional : Math.max(Math.min(all(schema), maxOptional), forced);
  };
  return { spread, composed };
}

/** Characters of one of several alternatives, with its first fields. */
const choiceSize = 100;

/** How many schemas extend each one, by the reference to it. */
function countSubtypes(root: Node): ReadonlyMap<unknown, number> {
  const schemas = isNode(root.components) && isNode(root.components.schemas) ? root.components.schemas : {};
  const counts = new Map<unknown, number>();
  for (const schema of Object.values(schemas))
    for (const part of isNode(schema) ? listOf(schema.allOf) : [])
      if (isNode(part) && part.$ref !== undefined) counts.set(part.$ref, (counts.get(part.$ref) ?? 0) + 1);
  return new Map([...counts].map(([reference, count]) => [valueAt(root, String(reference)), count]));
}

function countChoices(schema: Node, subtypes: ReadonlyMap<unknown, number>): number {
  const { oneOf, anyOf, discriminator } = schema;
  const mapped = isNode(discriminator) && isNode(discriminator.mapping) ? Object.keys(discriminator.mapping).length : 0;
  const extending = discriminator === undefined ? 0 : (subtypes.get(schema) ?? 0);
  return listOf(oneOf).length + listOf(anyOf).length + Math.max(mapped, extending);
}

type SizeOf = (schema: unknown) => number;

function measure(root: Node, own: (schema: Node, sizeOf: SizeOf) => number): SizeOf {
  const known = new Map<unknown, number>();
  const sizeOf: SizeOf = (schema) => {
    if (!isNode(schema)) return 6;
    const size = known.get(schema);
    if (size !== undefined) return size;
    known.set(schema, 0);
    const target = typeof schema.$ref === 'string' ? sizeOf(valueAt(root, schema.$ref)) : 0;
    // Schemas in many alternatives of each other would be measured as longer than any example becomes.
    const found = Math.min(target + own(schema, sizeOf), 2 * maxForced);
    known.set(schema, found);
    return found;
  };
  return sizeOf;
}

/** The schemas whose values are in a value of this one: one of its alternatives, and its fields of these names. */
function fieldsOf(schema: Node, isShown: (name: string) => boolean): [name: string, schema: unknown][] {
  const properties = Object.entries(isNode(schema.properties) ? schema.properties : {});
  const alternatives = [listOf(schema.oneOf)[0], listOf(schema.anyOf)[0]];
  const inside = [...listOf(schema.allOf), ...alternatives, schema.items, ...listOf(schema.prefixItems)];
  return [
    ...properties.filter(([name]) => isShown(name)),
    ...inside.flatMap((each): [string, unknown][] => (isNode(each) ? [['', each]] : [])),
  ];
}

function sum(fields: readonly [name: string, schema: unknown][], sizeOf: SizeOf): number {
  return fields.reduce((total, [name, schema]) => total + name.length + 6 + sizeOf(schema), 0);
}

/** The characters of a schema's own enumeration. */
function ownValues({ enum: values }: Node): number {
  return listOf(values).reduce<number>(
    (total, value) => total + (typeof value === 'string' ? value.length : 6) + 3,
    10,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
