import { createExampleCache, type Direction, makeExample } from '../../examples/schemaExample';
import type { Json } from '../../json';
import type { NamedSchema, ReferenceModel, Schema } from '../../model';
import { serverUrl } from '../../samples/serverUrl';

/** What every request of a collection needs to know. */
export interface RequestContext {
  schemas: Map<string, NamedSchema>;
  /** The address for which `{{baseUrl}}` stands. */
  baseUrl: string;
  /** An example value made from a schema: once for all the bodies that state it alike. */
  exampleOf: (schema: Schema, direction: Direction) => Json;
}

/** Makes the context of one collection. */
export function createContext({ schemas: list, servers }: ReferenceModel): RequestContext {
  const schemas = new Map(list.map((schema): [string, NamedSchema] => [schema.name, schema]));
  const cache = createExampleCache(schemas);
  return {
    schemas,
    baseUrl: serverUrl(servers[0]),
    exampleOf: (schema, direction) => makeExample(schema, schemas, direction, cache),
  };
}
