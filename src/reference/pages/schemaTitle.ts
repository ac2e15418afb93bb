import type { NamedSchema } from '../model';

/** A named schema's title, else its name. */
export function titleOf(name: string, schemas: Map<string, NamedSchema>): string {
  const schema = schemas.get(name)?.schema;
  return (schema && 'title' in schema ? schema.title : undefined) ?? name;
}
