import { subschemasOf } from '../keywords/subschemasOf';
import type { MediaType, NamedSchema, Operation, Schema, SchemaReference } from '../model';
import type { PagesLimit } from './pagesLimit';
import { titleOf } from './typeWords';

/** Calls `visit` with each schema that a schema refers to, and the fields that lead to it: none, or `executors.shop`. */
function eachReference(schema: Schema, visit: (to: SchemaReference, path: string) => void, path?: string): void {
  if (schema.kind === 'reference') visit(schema, path ?? '');
  if (schema.kind !== 'schema') return;
  for (const { schema: inner, key, property } of subschemasOf(schema)) {
    const named = path === undefined ? key : `${path}.${key}`;
    eachReference(inner, visit, property ? named : path);
  }
}

/** How a schema refers to a named one. */
interface DirectReference {
  /** The fields that lead to it. */
  path: string;
  /** Whether it is only extended, so that its subtypes are not meant; what it refers to counts as referred to here. */
  isBase: boolean;
}

/** The schemas that a schema refers to without passing through another named one, with the first path to each. */
export function directReferences(schema: Schema): Map<string, DirectReference> {
  const found = new Map<string, DirectReference>();
  const bases = new Set<Schema>();
  const add = ({ name, base }: SchemaReference, path: string): void => {
    const known = found.get(name);
    if (!known) found.set(name, { path, isBase: base !== undefined });
    else if (!base) known.isBase = false;
    if (!base || bases.has(base)) return;
    bases.add(base);
    eachReference(base, add, path === '' ? undefined : path);
  };
  eachReference(schema, add);
  return found;
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
  /** For each schema the operations that reach it, with the places and the field there: `200, in Region.shops`. */
  operations: Map<string, Map<Operation, string[]>>;
  /** For each schema the fields whose type it is. */
  fields: Map<string, { schema: string; field: string }[]>;
}

/** Characters of the link to an operation, on the page of a model that it uses. */
const linkLength = 150;

/**
 * Finds every use of every named schema, direct or through other schemas. It takes uses times reachable schemas, which count
 * for the pages of models (`limit`).
 */
export function findUses(
  operations: Operation[],
  schemas: Map<string, NamedSchema>,
  limit?: Pick<PagesLimit, 'count' | 'within'>,
): Uses {
  const edges = new Map([...schemas].map(([name, { schema }]) => [name, directReferences(schema)]));
  const uses: Uses = { operations: new Map(), fields: findFieldUses([...schemas.values()]) };
  for (const operation of operations) {
    for (const { place, schemas: used } of placesOf(operation)) {
      for (const [name, { through, path }] of reach(used, edges)) {
        const byOperation = uses.operations.get(name) ?? new Map<Operation, string[]>();
        const places = byOperation.get(operation) ?? [];
        const field = joinPath(through === undefined ? '' : titleOf(through, schemas), path);
        const text = field === '' ? place : `${place}, in ${field}`;
        limit?.within(operation.pointer, () => limit.count(text.length + linkLength));
        places.push(text);
        byOperation.set(operation, places);
        uses.operations.set(name, byOperation);
      }
    }
  }
  return uses;
}

/** How a schema is reached: the directly used schema on the path, if any, and the fields that lead to it from there. */
interface Reach extends DirectReference {
  through?: string;
}

/** Schemas reached from a place, each by the shortest path, nearest first. */
function reach(used: Schema[], edges: Map<string, Map<string, DirectReference>>): Map<string, Reach> {
  const reached = new Map<string, Reach>();
  const add = (name: string, found: Reach): void => {
    const known = reached.get(name);
    if (known && (found.isBase || !known.isBase)) return;
    // One that was only extended until now leads on from here.
    reached.delete(name);
    reached.set(name, known ? { ...known, isBase: false } : found);
  };
  for (const [name, found] of used.flatMap((schema) => [...directReferences(schema)])) add(name, found);
  // Iterating a Map includes entries that are added meanwhile.
  for (const [name, from] of reached) {
    if (from.isBase) continue;
    for (const [next, { path, isBase }] of edges.get(name) ?? []) {
      const through = from.through ?? name;
      add(next, { through, path: joinPath(from.through === undefined ? '' : from.path, path), isBase });
    }
  }
  return reached;
}

function joinPath(start: string, end: string): string {
  return [start, end].filter((step) => step !== '').join('.');
}

function findFieldUses(schemas: NamedSchema[]): Uses['fields'] {
  const fields: Uses['fields'] = new Map();
  const pointed = new Map(schemas.filter(isPointed).map(({ name, schema }) => [name, schema]));
  for (const { name: schema, schema: stated } of schemas) {
    const open = new Set<string>();
    const inOthers = new Set<string>();
    const found = new Set<string>();
    const add = ({ name }: SchemaReference, field: string): void => {
      if (field === '') return;
      const list = fields.get(name) ?? [];
      const use = JSON.stringify([name, field]);
      if (!found.has(use)) list.push({ schema, field });
      found.add(use);
      fields.set(name, list);
      const inner = pointed.get(name);
      // Places that lead to each other twice would be gone through very often.
      if (!inner || open.has(name) || (open.size > 0 && inOthers.has(name))) return;
      if (open.size > 0) inOthers.add(name);
      open.add(name);
      eachReference(inner, add, field);
      open.delete(name);
    };
    eachReference(stated, add);
  }
  return fields;
}

/** Whether a schema is a place inside another one that a reference leads to: it has no page, and its fields are shown where it is used. */
function isPointed({ pointer }: NamedSchema): boolean {
  return !/^#\/components\/schemas\/[^/]+$/.test(pointer);
}
