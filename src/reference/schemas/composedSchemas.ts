import type { Description } from '../load/description';
import type { NamedSchema, Schema } from '../model';
import { pointersOf } from '../nodePointers';
import type { Problem } from '../problems';

/** Schemas of which one is made by `allOf` and references; those of descriptions in use are made of a dozen. */
const maxComposed = 200;

/**
 * An error for each schema that is made of too many others. It has all of their fields, and so has each schema on the way to
 * it: pages and examples would grow with the square of their number.
 */
export function findComposedSchemas(
  schemas: ReadonlyMap<string, NamedSchema>,
  schemaNodes: ReadonlyMap<Schema, unknown>,
  { document, locate }: Pick<Description, 'document' | 'locate'>,
): Problem[] {
  const composed = [...schemaNodes].filter(([schema]) => isMadeOfMany(schema, schemas)).map(([, node]) => node);
  return pointersOf(document, composed).map((pointer) => ({
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
    const target = each.kind === 'reference' ? schemas.get(each.name)?.schema : undefined;
    if (target) found.add(target);
    if (each.kind === 'schema') for (const member of each.allOf) found.add(member);
    if (found.size > maxComposed) return true;
  }
  return false;
}
