import { extendPointer } from '../pointer';
import type { Part, Parts } from './parts';
import { groupOf, inPlace, type SchemaContext, type SchemaGroup } from './schemaGroup';

/** The schemas of a value: those that it keeps, and those that it keeps under a condition. */
export interface SharedValue {
  first: readonly Part[];
  conditional: readonly Part[];
}

/** How many schemas the values that several schemas share have together before it is too much. */
const maxShared = 500_000;

/** The same of the values of single schemas, and how many more for each schema that something goes from. */
const maxSingle = { base: 750_000, perSchema: 20 };

/**
 * The schemas of each value from which something goes: each schema alone, and those of one field of several together.
 * `tooMany` is a schema where there are more of them than can be looked at.
 */
export function findValues(
  { all }: Parts,
  schemas: SchemaContext,
): { values: readonly SharedValue[]; tooMany: Part | undefined } {
  const touched = all.filter((part) => schemas.touched.has(part) && !schemas.gone.has(part));
  const values: SharedValue[] = touched.map((part) => ({ first: [part], conditional: [] }));
  const seen = new Set<string>();
  const left = { single: maxSingle.base + maxSingle.perSchema * touched.length, shared: maxShared };
  // The list grows while it is gone through.
  for (const [index, { first, conditional }] of values.entries()) {
    const group = groupOf(first, schemas, conditional);
    const kind = index < touched.length ? 'single' : 'shared';
    left[kind] -= group.left.size;
    if (left[kind] < 0) return { values, tooMany: first[0] ?? conditional[0] };
    if (group.left.size < 2 && !hasSeveral(group)) continue;
    for (const value of sharedFields(group, schemas)) {
      const key = [value.first, value.conditional].map(nameOf).join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      values.push(value);
    }
  }
  return { values, tooMany: undefined };
}

/** The same for the same schemas, in whatever order they were found. */
function nameOf(schemas: readonly Part[]): string {
  const pointers = schemas.map(({ pointer }) => pointer);
  return pointers.sort().join(' ');
}

/** Whether one schema alone says several things of the same items. */
function hasSeveral({ left }: SchemaGroup): boolean {
  return [...left].some(({ parts }) => parts.some(({ field }) => field === 'contains' || field === 'not'));
}

/** Keywords of items, at a position or any; that of `contains` is a condition. */
const ofItems: ReadonlySet<string> = new Set([
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'contains',
]);

/** Keywords of the properties that have a name, or none. */
const ofProperties: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** These schemas, and those that say of the same value what it is not. */
function withNegations(schemas: ReadonlySet<Part>): ReadonlySet<Part> {
  const found = new Set(schemas);
  // The set grows while it is gone through.
  for (const schema of found)
    for (const part of schema.parts)
      if (part.field === 'not' || (!schemas.has(schema) && inPlace.includes(part.field))) found.add(part);
  return found;
}

/** The schemas of each property, and of items, that several of these schemas have, where something goes from one. */
function sharedFields({ left, certain }: SchemaGroup, { touched, gone }: SchemaContext): SharedValue[] {
  const fields = new Map<string, { first: Part[]; conditional: Part[] }>();
  for (const schema of withNegations(left))
    for (const part of schema.parts) {
      const isItems = ofItems.has(part.field);
      if ((!isItems && !ofProperties.has(part.field)) || gone.has(part)) continue;
      const [field, key = ''] = isItems ? ['items', part.isItem ? part.key : ''] : [part.field, part.key];
      const name = extendPointer(field.replace(/^(additional|unevaluated)/, ''), key);
      const known = fields.get(name) ?? { first: [], conditional: [] };
      fields.set(name, known);
      known[certain.has(schema) && part.field !== 'contains' ? 'first' : 'conditional'].push(part);
    }
  return [...fields.values()].filter(({ first, conditional }) => {
    const both = [...first, ...conditional];
    return both.length > 1 && both.some((part) => touched.has(part));
  });
}
