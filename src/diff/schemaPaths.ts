import type { MediaType, NamedSchema, Operation, Schema } from '../reference/model';
import { directReferences } from '../reference/pages/uses';
import type { FieldPath } from './placedFields';

/** Where operations have something that holds schemas, with the names that lead to it. */
interface Start extends FieldPath {
  schema: Schema | undefined;
}

/** The shortest path from each place of an operation to a named schema, through any number of other schemas. */
export function schemaPaths(
  operation: Operation,
  model: string,
  schemas: ReadonlyMap<string, NamedSchema>,
): FieldPath[] {
  return startsOf(operation).flatMap(({ schema, place, names }) => {
    const path = schema && pathTo(model, schema, schemas);
    return path ? [{ place, names: [...names, ...path] }] : [];
  });
}

function startsOf({ parameters, requestBody, responses }: Operation): Start[] {
  const ofContent = (place: string, content: readonly MediaType[]): Start[] =>
    content.flatMap(({ schema, itemSchema }) =>
      [schema, itemSchema].map((each) => ({ place, names: [], schema: each })),
    );
  return [
    ...parameters.map(({ in: place, name, schema }) => ({ place, names: [name], schema })),
    ...ofContent('body', requestBody?.content ?? []),
    ...responses.flatMap(({ status, headers, content }) => [
      ...headers.map(({ name, schema }) => ({ place: `${status}.header`, names: [name], schema })),
      ...ofContent(status, content),
    ]),
  ];
}

/** The names that lead from a schema to a named one, nearest first; undefined where it does not use that one. */
function pathTo(model: string, start: Schema, schemas: ReadonlyMap<string, NamedSchema>): string[] | undefined {
  const paths = new Map<string, string[]>();
  const leadsOn = new Set<string>();
  const follow = (schema: Schema, names: string[]): void => {
    for (const [name, { path, isBase }] of directReferences(schema)) {
      const known = paths.get(name);
      if (known && (isBase || leadsOn.has(name))) continue;
      // What is only extended leads on to its subtypes from where it is meant itself.
      if (!isBase) leadsOn.add(name);
      paths.delete(name);
      paths.set(name, known ?? (path === '' ? names : [...names, ...path.split('.')]));
    }
  };
  follow(start, []);
  // Iterating a Map includes entries that are added meanwhile.
  for (const [name, names] of paths) {
    const named = schemas.get(name);
    if (named && leadsOn.has(name) && !paths.has(model)) follow(named.schema, names);
  }
  return paths.get(model);
}
