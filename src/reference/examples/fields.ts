import type { Schema, SchemaObject } from '../model';
import type { Direction } from '../schema';
import { appliedBy, type ExampleCache, type Fields, matches } from './appliedSchemas';

/** What all parts of an object say about its properties, in one direction. */
export function fieldsOf(parts: readonly SchemaObject[], direction: Direction, cache: ExampleCache): Fields {
  const known = cache.fields[direction].get(parts);
  if (known) return known;
  const hidden = hiddenNames(parts, direction, cache);
  const stated = parts.flatMap(({ properties }) => properties.map(({ name }) => name));
  const dependent = parts.flatMap(({ dependentRequired }) => dependentRequired.flatMap(({ required }) => required));
  const fields: Fields = {
    names: [...new Set([...stated, ...dependent])],
    hidden,
    required: requiredNames(parts, hidden),
    schemas: new Map(),
  };
  cache.fields[direction].set(parts, fields);
  return fields;
}

/** What all parts ask of the property of a name, looked up once. */
export function schemasOfField(
  name: string,
  parts: readonly SchemaObject[],
  direction: Direction,
  cache: ExampleCache,
): readonly Schema[] {
  const { schemas } = fieldsOf(parts, direction, cache);
  const known = schemas.get(name) ?? schemasOfProperty(name, parts, cache);
  schemas.set(name, known);
  return known;
}

/** Names that are required, also because another field is there. */
function requiredNames(parts: readonly SchemaObject[], hidden: Set<string>): Set<string> {
  const names = parts.flatMap(({ properties }) => properties.flatMap(({ name, required }) => (required ? [name] : [])));
  const required = new Set(names);
  const dependent = parts.flatMap(({ dependentRequired }) => dependentRequired);
  for (const name of required) {
    for (const { property, required: more } of dependent) {
      if (property === name) for (const other of more) required.add(other);
    }
  }
  for (const name of hidden) required.delete(name);
  return required;
}

/** Whether a property of this schema is hidden in this direction. */
function isHidden(schema: Schema, direction: Direction, cache: ExampleCache): boolean {
  if (schema.kind === 'any' || schema.kind === 'never') return false;
  return appliedBy(schema, cache).some((part) => (direction === 'request' ? part.readOnly : part.writeOnly));
}

/** The names of all properties that are hidden in this direction. */
function hiddenNames(parts: readonly SchemaObject[], direction: Direction, cache: ExampleCache): Set<string> {
  const names = new Set<string>();
  for (const { properties } of parts) {
    for (const { name, schema } of properties) if (isHidden(schema, direction, cache)) names.add(name);
  }
  return names;
}

/** What all parts ask of the property of a name: their own rows, patterns that fit it, else what they ask of any other. */
function schemasOfProperty(name: string, parts: readonly SchemaObject[], cache: ExampleCache): Schema[] {
  return parts.flatMap((part) => {
    const own = part.properties.filter((property) => property.name === name);
    const schemas = own.map(({ schema }) => schema);
    for (const { pattern, schema } of part.patternProperties) {
      if (matches(pattern, name, cache) !== false) schemas.push(schema);
    }
    const { additionalProperties } = part;
    // A property that is only required is in the model as one that may be anything.
    const isOnlyRequired = schemas.every(({ kind }) => kind === 'any') && own.every(({ required }) => required);
    const isClosed = additionalProperties?.kind === 'never' && own.length > 0;
    if (additionalProperties && isOnlyRequired && !isClosed) schemas.push(additionalProperties);
    return schemas;
  });
}
