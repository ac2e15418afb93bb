import type { Json } from '../json';
import type { Schema, SchemaObject } from '../model';
import { isObject, schemasOfItem } from './accepts';
import { fieldsOf, schemasOfField } from './fields';
import { type Direction, type Memory, partsOf, partsOfAll } from './parts';
import { setOwn } from './sampling';

/** More values of an enumeration are not tried. */
const mostStated = 200;
/** Deeper into a stated value no hidden field is looked for. */
const deepest = 20;

/** The author's own values, in the order of their worth: the constant, examples, the default, the enumeration. */
export function statedValues(parts: readonly SchemaObject[], direction: Direction, memory: Memory): Json[] {
  const values: Json[] = [];
  for (const part of parts) if (part.const) values.push(part.const.value);
  for (const part of parts) values.push(...part.examples);
  for (const part of parts) if (part.default !== undefined && part.default !== null) values.push(part.default);
  for (const { enum: entries } of parts) {
    const stated = entries.map(({ value }) => value);
    values.push(...stated.filter((value) => value !== null), ...stated.filter((value) => value === null));
  }
  return values.slice(0, mostStated).map((value) => withoutHidden(value, parts, direction, memory, 0));
}

/** A stated value without the fields that do not go this way. */
function withoutHidden(
  value: Json,
  parts: readonly SchemaObject[],
  direction: Direction,
  memory: Memory,
  depth: number,
): Json {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  const all = withMembers(parts, memory);
  const inner = (item: Json, schemas: readonly Schema[]): Json =>
    withoutHidden(item, partsOfAll(schemas, memory), direction, memory, depth + 1);
  if (Array.isArray(value)) return value.map((item, index) => inner(item, schemasOfItem(index, all)));
  if (!isObject(value)) return value;
  const { hidden } = fieldsOf(all, direction, memory);
  const kept: { [key: string]: Json } = {};
  for (const [name, item] of Object.entries(value)) {
    if (!hidden.has(name)) setOwn(kept, name, inner(item, schemasOfField(name, all, direction, memory)));
  }
  return kept;
}

/** The parts with those of the members of their unions, whichever of them the value is. */
function withMembers(parts: readonly SchemaObject[], memory: Memory): readonly SchemaObject[] {
  const all = new Set(parts);
  for (const { oneOf, anyOf } of all) {
    for (const member of [...oneOf, ...anyOf]) for (const part of partsOf(member, memory)) all.add(part);
  }
  return [...all];
}
