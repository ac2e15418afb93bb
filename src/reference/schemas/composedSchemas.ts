import type { NamedSchema, Schema } from '../model';
import { pointersOf } from '../nodePointers';
import type { Locate, Problem } from '../problems';

/** Schemas of which one is made by `allOf` and references; those of descriptions in use are made of a dozen. */
const maxComposed = 200;

/**
 * An error for each schema that is made of too many others. It has all of their fields, and so has each schema on the way to
 * it: pages and examples would grow with the square of their number.
 */
export function findComposedSchemas(
  schemas: ReadonlyMap<string, NamedSchema>,
  schemaNodes: ReadonlyMap<Schema, unknown>,
  { document, locate }: { document: object; locate: Locate },
): Problem[] {
  const composed = new Set([...schemaNodes.keys()].filter((schema) => isMadeOfMany(schema, schemas)));
  // What is made of one that is made of too many is not reported beside it.
  const first = [...composed].filter((schema) => madeOf(schema, schemas).every((each) => !composed.has(each)));
  const nodes = first.map((schema) => schemaNodes.get(schema));
  return pointersOf(document, nodes).map((pointer) => ({
    severity: 'error',
    place: locate(pointer),
    message: `This schema is made of more than ${maxComposed} schemas by \`allOf\` and \`$ref\`.`,
    remedy: 'Write the fields of several of them in one schema.',
    code: 'excess',
  }));
}

function isMadeOfMany(schema: Schema, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  const found = new Set([schema]);
  for (const each of found) {
    for (const part of madeOf(each, schemas)) found.add(part);
    // A named schema counts with the reference to it.
    if (found.size > maxComposed * 2) return true;
  }
  return false;
}

function madeOf(schema: Schema, schemas: ReadonlyMap<string, NamedSchema>): readonly Schema[] {
  if (schema.kind === 'schema') return schema.allOf;
  const target = schema.kind === 'reference' ? schemas.get(schema.name) : undefined;
  return target ? [target.schema] : [];
}
