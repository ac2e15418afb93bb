import type { ExampleCache } from '../examples/schemaExample';
import { isJsonType } from '../mediaType';
import type { MediaType, Schema } from '../model';
import { appliedBy } from '../schemas/appliedSchemas';
import { itemsOf, propertiesIn, typesIn, unnamedFieldsOf } from '../schemas/insideSchemas';

/** Whether a body of one of these media types can have a value at a place; where nothing is said of it, it can. */
export function canHaveAt(content: MediaType[], keys: readonly string[], cache: ExampleCache): boolean {
  return withPlaces(content).some(
    ({ mediaType, schema }) => !isJsonType(mediaType) || !schema || canHold(schema, keys, cache),
  );
}

/** The names of the fields at a place in a value of these media types, which a report names as choices. */
export function namesAt(content: MediaType[], keys: readonly string[], cache: ExampleCache): string[] {
  const schemas = withPlaces(content).flatMap(({ schema }) => (schema ? [schema] : []));
  const ends = keys.reduce<Schema[]>((found, key) => found.flatMap((schema) => inside(schema, key, cache)), schemas);
  return [...new Set(ends.flatMap((schema) => [...propertiesIn(schema, cache).keys()]))];
}

/** Places are those of JSON, so that other media types count only where there is none of it. */
function withPlaces(content: MediaType[]): MediaType[] {
  const json = content.filter(({ mediaType }) => isJsonType(mediaType));
  return json.length > 0 ? json : content;
}

function canHold(schema: Schema, [key, ...rest]: readonly string[], cache: ExampleCache): boolean {
  if (key === undefined || schema.kind === 'any') return true;
  const next = inside(schema, key, cache);
  if (next.some((each) => canHold(each, rest, cache))) return true;
  return next.length === 0 && isOpen(schema, cache);
}

/** What is said of the value of a key, be it a name or the number of an item. */
function inside(schema: Schema, key: string, cache: ExampleCache): Schema[] {
  const property = propertiesIn(schema, cache).get(key);
  if (property) return [property];
  const applied = appliedBy(schema, cache);
  if (/^\d+$/.test(key)) {
    const items = applied.flatMap(({ prefixItems }) => prefixItems[Number(key)] ?? [])[0] ?? itemsOf(schema, cache);
    if (items) return [items];
  }
  return applied.flatMap(unnamedFieldsOf).filter(({ kind }) => kind !== 'never');
}

/** Whether nothing is said of what is in a value that can have something in it. */
function isOpen(schema: Schema, cache: ExampleCache): boolean {
  if (schema.kind === 'never' || propertiesIn(schema, cache).size > 0 || itemsOf(schema, cache)) return false;
  const types = typesIn(schema, cache);
  return types.size === 0 || types.has('object') || types.has('array');
}
