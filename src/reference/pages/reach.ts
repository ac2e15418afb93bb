import type { MediaType, NamedSchema, Operation, Schema } from '../model';

/** Calls `visit` with each schema directly inside another one. */
export function eachSubschema(schema: Schema, visit: (inner: Schema, field?: string) => void): void {
  if (schema.kind !== 'schema') return;
  const lists = [schema.prefixItems, schema.allOf, schema.oneOf, schema.anyOf];
  for (const { name, schema: inner } of schema.properties) visit(inner, name);
  for (const { schema: inner } of [...schema.patternProperties, ...schema.dependentSchemas]) visit(inner);
  for (const inner of lists.flat()) visit(inner);
  const single = [
    ...[schema.additionalProperties, schema.unevaluatedProperties, schema.propertyNames, schema.items, schema.contains],
    ...[schema.unevaluatedItems, schema.contentSchema, schema.not, schema.if, schema.then, schema.else],
  ];
  for (const inner of single) if (inner) visit(inner);
}

/** Names of the schemas that a schema refers to without passing through another named one. */
export function directReferences(schema: Schema): Set<string> {
  const names = new Set<string>();
  const walk = (inner: Schema): void => {
    if (inner.kind === 'reference') names.add(inner.name);
    else eachSubschema(inner, walk);
  };
  walk(schema);
  return names;
}

/** Where an operation uses schemas: a place in words, and the schemas referred to there. */
export interface OperationPlace {
  place: string;
  schemas: Schema[];
}

/** Every place of an operation that can hold a schema, callbacks included. */
export function placesOf(operation: Operation, prefix = ''): OperationPlace[] {
  const content = (media: MediaType[]): Schema[] =>
    media.flatMap(({ schema, itemSchema }) => [schema, itemSchema].filter((value) => value !== undefined));
  const headers = operation.responses.map(({ status, headers: list }) => ({
    place: `${prefix}${status} header`,
    schemas: list.flatMap(({ schema }) => (schema ? [schema] : [])),
  }));
  return [
    ...operation.parameters.map(({ name, in: place, schema }) => ({
      place: `${prefix}${place} ${name}`,
      schemas: schema ? [schema] : [],
    })),
    { place: `${prefix}request`, schemas: content(operation.requestBody?.content ?? []) },
    ...operation.responses.map((response) => ({
      place: `${prefix}${response.status}`,
      schemas: content(response.content),
    })),
    ...headers,
    ...operation.callbacks.flatMap(({ name, operations }) =>
      operations.flatMap((inner) => placesOf(inner, `${name} `)),
    ),
  ].filter(({ schemas }) => schemas.length > 0);
}

/** Which operations and fields use each named schema. */
export interface Uses {
  /** For each schema the operations that reach it, with the places; a place names the model it passes through. */
  operations: Map<string, Map<Operation, string[]>>;
  /** For each schema the fields whose type it is. */
  fields: Map<string, { schema: string; field: string }[]>;
}

/** Finds every use of every named schema, direct or through other schemas. Linear in uses times reachable schemas. */
export function findUses(operations: Operation[], schemas: NamedSchema[]): Uses {
  const edges = new Map(schemas.map(({ name, schema }) => [name, directReferences(schema)]));
  const uses: Uses = { operations: new Map(), fields: findFieldUses(schemas) };
  for (const operation of operations) {
    for (const { place, schemas: used } of placesOf(operation)) {
      for (const [name, through] of reach(used, edges)) {
        const byOperation = uses.operations.get(name) ?? new Map<Operation, string[]>();
        const places = byOperation.get(operation) ?? [];
        places.push(through === undefined ? place : `${place}, in ${through}`);
        byOperation.set(operation, places);
        uses.operations.set(name, byOperation);
      }
    }
  }
  return uses;
}

/** Schemas reached from a place, each with the directly used schema it was reached through, nearest first. */
function reach(used: Schema[], edges: Map<string, Set<string>>): Map<string, string | undefined> {
  const reached = new Map<string, string | undefined>();
  const queue = used.flatMap((schema) => [...directReferences(schema)]);
  for (const name of queue) reached.set(name, undefined);
  for (let index = 0; index < queue.length; index += 1) {
    const name = queue[index] ?? '';
    for (const next of edges.get(name) ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, reached.get(name) ?? name);
      queue.push(next);
    }
  }
  return reached;
}

function findFieldUses(schemas: NamedSchema[]): Uses['fields'] {
  const fields: Uses['fields'] = new Map();
  for (const { name, schema } of schemas) {
    const walk = (inner: Schema, path: string[]): void => {
      if (inner.kind !== 'reference') {
        eachSubschema(inner, (next, field) => walk(next, field === undefined ? path : [...path, field]));
      } else if (path.length > 0) {
        const list = fields.get(inner.name) ?? [];
        const field = path.join('.');
        if (!list.some((use) => use.schema === name && use.field === field)) list.push({ schema: name, field });
        fields.set(inner.name, list);
      }
    };
    walk(schema, []);
  }
  return fields;
}
