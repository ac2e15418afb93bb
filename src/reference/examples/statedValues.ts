import { isJsonObject, isScalar, type Json } from '../json';
import type { Supply } from '../keywords/keyword';
import { unionsOf } from '../keywords/subschemasOf';
import { suppliedBy, supplies } from '../keywords/suppliedValues';
import type { Schema, SchemaObject } from '../model';
import type { Direction } from '../schema';
import { appliedBy, appliedByAll } from '../schemas/appliedSchemas';
import { setOwn } from '../setOwn';
import { schemasOfItem } from './arrays';
import type { ExampleCache } from './exampleCache';
import { fieldsOf, schemasOfField } from './fields';

/** More values of an enumeration are not tried. */
const maxStated = 200;
/** Deeper into a stated value no hidden field is looked for. */
const maxDepth = 20;

/**
 * The author's own values, the most telling first: the constant, examples, the default, the enumeration. The libraries
 * give an example whole, with what is read-only in a request.
 */
export function statedValues(
  applied: readonly SchemaObject[],
  direction: Direction,
  cache: ExampleCache,
): readonly Json[] {
  const [only] = applied;
  const key = only && applied.length === 1 ? only : applied;
  const known = cache.stated[direction].get(key);
  if (known) return known;
  const values = supplies.flatMap((supply) => applied.flatMap((subschema) => tellingFirst(subschema, supply)));
  const stated = values.slice(0, maxStated).map((value) => withoutHidden(value, applied, direction, cache, 0));
  cache.stated[direction].set(key, stated);
  return stated;
}

/** Null is no telling default, and the last of the values that are allowed. */
function tellingFirst(subschema: SchemaObject, supply: Supply): readonly Json[] {
  const stated = suppliedBy(subschema, supply);
  if (supply !== 'default' && supply !== 'allowed') return stated;
  const others = stated.filter((value) => value !== null);
  return supply === 'default' ? others : [...others, ...stated.filter((value) => value === null)];
}

/** A stated value without the fields that are hidden in this direction. */
function withoutHidden(
  value: Json,
  applied: readonly SchemaObject[],
  direction: Direction,
  cache: ExampleCache,
  depth: number,
): Json {
  if (isScalar(value) || depth > maxDepth) return value;
  const all = withMembers(applied, cache);
  const inner = (item: Json, schemas: readonly Schema[]): Json =>
    withoutHidden(item, appliedByAll(schemas, cache), direction, cache, depth + 1);
  if (Array.isArray(value)) return value.map((item, index) => inner(item, schemasOfItem(index, all)));
  if (!isJsonObject(value)) return value;
  const { hidden } = fieldsOf(all, direction, cache);
  const kept: { [key: string]: Json } = {};
  for (const [name, item] of Object.entries(value)) {
    if (!hidden.has(name)) setOwn(kept, name, inner(item, schemasOfField(name, all, direction, cache)));
  }
  return kept;
}

/** The schemas that apply, with those of all members of their unions. */
export function withMembers(applied: readonly SchemaObject[], cache: ExampleCache): readonly SchemaObject[] {
  const known = cache.withMembers.get(applied);
  if (known) return known;
  const all = new Set(applied);
  for (const schema of all) {
    for (const member of unionsOf(schema).flat()) for (const subschema of appliedBy(member, cache)) all.add(subschema);
  }
  const list = [...all];
  cache.withMembers.set(applied, list);
  return list;
}
