import { extendPointer } from '../pointer';
import { schemaFor } from './examples';
import type { Part, Parts } from './parts';
import type { References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';
import { groupOf, type SchemaContext } from './schemaGroup';
import { hiddenValue, pruneValue } from './values';

/** Extensions with examples, beside what OpenAPI has for them. */
const extensions = ['x-example', 'x-examples'];

/**
 * Takes what goes out of examples in extensions, which no specification describes: values, maps of them by names or media
 * types, Example Objects. Nothing checks that they are valid.
 */
export function pruneExtensionExamples(
  { all }: Parts,
  references: References,
  schemas: SchemaContext,
  { dropped, replaced }: Edits,
): void {
  for (const part of all) {
    if (schemas.gone.has(part)) continue;
    for (const field of extensions.filter((name) => part.node[name] !== undefined)) {
      const pointer = extendPointer(part.pointer, field);
      let value: unknown = part.node[field];
      for (const schema of schemasFor(part, references).filter((each) => schemas.touched.has(each)))
        value = schemas.gone.has(schema) ? hiddenValue : pruneWithin(value, schema, schemas);
      if (value === hiddenValue) dropped.add(pointer);
      else if (value !== part.node[field]) replaced.set(pointer, value);
    }
  }
}

/** How deep a value may be in such an extension: in a map of media types, of names and of Example Objects. */
const maxDepth = 4;

/**
 * Prunes the values of a schema in an extension: it is one itself where it has a field that the schema knows. At the top such
 * a field may also be the name of an example.
 */
function pruneWithin(given: unknown, schema: Part, schemas: SchemaContext, depth = 0): unknown {
  const isInside = typeof given !== 'object' || given === null || depth === maxDepth;
  const isValue = isInside || isValueOf(given, schema, schemas);
  const value = isValue ? pruneValue(given, [schema], schemas) : given;
  if (typeof value !== 'object' || value === null || (isValue && depth > 0)) return value;
  let isChanged = false;
  const left = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const pruned = pruneWithin(inner, schema, schemas, depth + 1);
    if (pruned !== inner) isChanged = true;
    return pruned === hiddenValue ? [] : [[key, pruned]];
  });
  if (!isChanged) return value;
  if (left.length === 0) return hiddenValue;
  return Array.isArray(value) ? left.map(([, inner]) => inner) : Object.fromEntries(left);
}

function isValueOf(value: object, schema: Part, schemas: SchemaContext): boolean {
  const { stated, hides } = groupOf([schema], schemas);
  return !Array.isArray(value) && Object.keys(value).some((name) => stated.has(name) || hides(name));
}

/** The schemas of the values of a schema, parameter, header or media type, and of the content of a body or response. */
function schemasFor(part: Part, references: References): Part[] {
  if (part.object === 'Schema') return [part];
  const own = schemaFor(part, references);
  if (own) return [own];
  const content = resolve(part, references).parts.filter(({ field }) => field === 'content');
  return content.flatMap((media) => schemaFor(media, references) ?? []);
}
