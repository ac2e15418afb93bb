import { groupBy } from '../groupBy';
import type { Property, Schema, SchemaObject } from '../model';
import { type Direction, hidingKeyword } from '../schema';
import { appliedBy } from '../schemas/appliedSchemas';
import { type ExampleCache, type Fields, matches } from './exampleCache';

/**
 * What all schemas that apply to an object say about its properties, in one direction. The libraries do
 * not add what `dependentRequired` asks for.
 */
export function fieldsOf(applied: readonly SchemaObject[], direction: Direction, cache: ExampleCache): Fields {
  const known = cache.fields[direction].get(applied);
  if (known) return known;
  const hidden = hiddenNames(applied, direction, cache);
  const stated = applied.flatMap(({ properties }) => properties.map(({ name }) => name));
  const dependent = applied.flatMap(({ dependentRequired }) => dependentRequired.flatMap(({ required }) => required));
  const fields: Fields = {
    names: [...new Set([...stated, ...dependent])],
    hidden,
    required: requiredNames(applied, hidden),
    schemas: new Map(),
  };
  cache.fields[direction].set(applied, fields);
  return fields;
}

/** What all schemas that apply ask of the property of a name, looked up once. */
export function schemasOfField(
  name: string,
  applied: readonly SchemaObject[],
  direction: Direction,
  cache: ExampleCache,
): readonly Schema[] {
  const { schemas } = fieldsOf(applied, direction, cache);
  const known = schemas.get(name);
  if (known) return known;
  const found = schemasOfProperty(name, applied, cache);
  schemas.set(name, found);
  return found;
}

/** Names that are required, also because another field is there. */
function requiredNames(applied: readonly SchemaObject[], hidden: Set<string>): Set<string> {
  const names = applied.flatMap(({ properties }) =>
    properties.flatMap(({ name, required }) => (required ? [name] : [])),
  );
  const required = new Set(names);
  const dependent = groupBy(
    applied.flatMap(({ dependentRequired }) => dependentRequired),
    ({ property }) => [property],
  );
  for (const name of required) {
    for (const { required: more } of dependent.get(name) ?? []) for (const other of more) required.add(other);
  }
  for (const name of hidden) required.delete(name);
  return required;
}

/** Whether a property of this schema is hidden in this direction. */
function isHidden(schema: Schema, direction: Direction, cache: ExampleCache): boolean {
  if (schema.kind === 'any' || schema.kind === 'never') return false;
  return appliedBy(schema, cache).some((subschema) => subschema[hidingKeyword[direction]]);
}

/** The names of all properties that are hidden in this direction. */
function hiddenNames(applied: readonly SchemaObject[], direction: Direction, cache: ExampleCache): Set<string> {
  const names = new Set<string>();
  for (const { properties } of applied) {
    for (const { name, schema } of properties) if (isHidden(schema, direction, cache)) names.add(name);
  }
  return names;
}

/** What all schemas that apply ask of the property of a name: their own rows, patterns that fit it, else what they ask of any other. */
function schemasOfProperty(name: string, applied: readonly SchemaObject[], cache: ExampleCache): Schema[] {
  return applied.flatMap((subschema) => {
    const own = rowsOf(subschema, cache).get(name) ?? [];
    const schemas = own.map(({ schema }) => schema);
    for (const { pattern, schema } of subschema.patternProperties) {
      // Examples that follow are not checked then, and their schemas are named.
      if (cache.steps.left <= 0) break;
      if (matches(pattern, name, cache) !== false) schemas.push(schema);
    }
    const { additionalProperties } = subschema;
    // A property that is only required is in the model as one that may be anything.
    const isOnlyRequired = schemas.every(({ kind }) => kind === 'any') && own.every(({ required }) => required);
    const isClosed = additionalProperties?.kind === 'never' && own.length > 0;
    if (additionalProperties && isOnlyRequired && !isClosed) schemas.push(additionalProperties);
    return schemas;
  });
}

/** The properties of a schema by their names, of which it may state one twice. */
function rowsOf(subschema: SchemaObject, { rows }: ExampleCache): ReadonlyMap<string, readonly Property[]> {
  const known = rows.get(subschema);
  if (known) return known;
  const byName = groupBy(subschema.properties, ({ name }) => [name]);
  rows.set(subschema, byName);
  return byName;
}
