import { isJsonObject, type Json } from '../reference/json';
import type { Operation, Schema } from '../reference/model';
import { type BodyReference, collectionOf, referencesIn } from '../sandbox/bodyReferences';
import { type Collection, singularOf } from '../sandbox/collections';
import type { SandboxDescription } from '../sandbox/description';
import { itemsOfKind } from '../sandbox/items';
import { queryPairs } from '../sandbox/pairs';
import { emptyState } from '../sandbox/types';
import type { Fault } from './guideApi';
import { unknownValue } from './shell';

/** What is known of the objects that the examples of a description show. */
export interface KnownObjects {
  description: SandboxDescription;
  /** The ids of the objects of a collection; none where the description shows no object of it. */
  idsOf: (collection: Collection) => ReadonlySet<string>;
}

/** Collects the objects of a description, of each collection when it is first asked for. */
export function knownObjects(description: SandboxDescription): KnownObjects {
  const known = new Map<Collection, ReadonlySet<string>>();
  const itemsOf = ({ path }: Collection) => itemsOfKind(singularOf(path), { state: emptyState, description });
  const idsOf = (collection: Collection): ReadonlySet<string> => {
    const ids = known.get(collection) ?? new Set(itemsOf(collection).map(({ id }) => String(id)));
    known.set(collection, ids);
    return ids;
  };
  return { description, idsOf };
}

/** The collection whose objects an operation returns as they are there already. */
export function collectionShownBy(operation: Operation, { description }: KnownObjects): Collection | undefined {
  return operation.method === 'get' ? description.roles.get(operation)?.collection : undefined;
}

/** The ids of the objects that a response shows, if its operation may have created them. */
export function createdIds(response: Json | undefined, operation: Operation, { description }: KnownObjects): string[] {
  if (operation.method === 'get') return [];
  return valuesOf(response, description.roles.get(operation)?.collection.idField ?? 'id');
}

function valuesOf(value: Json | undefined, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, field));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === field && typeof inner !== 'object' ? [String(inner)] : valuesOf(inner, field),
  );
}

/** The ids in a path that no object has. `values` are those of its parameters. */
export function unknownInPath(
  { path }: Operation,
  values: Readonly<Record<string, string>>,
  { description, idsOf }: KnownObjects,
): Fault[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);
  return description.collections.flatMap((collection) => {
    const item = withoutNames(`${collection.path}/{}`);
    if (!`${withoutNames(path)}/`.startsWith(`${item}/`)) return [];
    const name = names[item.split('{}').length - 2] ?? '';
    return faultsOf(collection, [values[name] ?? ''], idsOf);
  });
}

/** A path whose parameters may be called otherwise further down: `/users/{id}` and `/users/{userId}/roles`. */
function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The ids in the query of an address that no object has. */
export function unknownInQuery(url: string, operation: Operation, { description, idsOf }: KnownObjects): Fault[] {
  const own = description.roles.get(operation)?.collection;
  return queryPairs(url).flatMap(([name, value]) => {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name);
    const collection = name === 'ids' ? own : parameter && collectionOf(name, parameter.schema, description);
    return collection ? faultsOf(collection, value.split(','), idsOf) : [];
  });
}

/** The ids in a body that no object has. `own` is the collection that the body itself is of. */
export function unknownInBody(
  body: Json | undefined,
  schema: Schema | undefined,
  { description, idsOf }: KnownObjects,
  own?: Collection,
): Fault[] {
  return [...referencesIn(body, schema, description, own), ...objectIds(body, description)].flatMap(
    ({ id, collection, pointer }) =>
      faultsOf(collection, [String(id)], idsOf).map((fault) => ({ ...fault, pointer: `#${pointer}` })),
  );
}

/** The ids of objects that a body has under what they are called, as events do: `task`. */
function objectIds(body: Json | undefined, { collectionsByKind }: SandboxDescription): BodyReference[] {
  if (!isJsonObject(body)) return [];
  return Object.entries(body).flatMap(([name, object]) => {
    const collection = collectionsByKind.get(name.toLowerCase());
    const id = collection && isJsonObject(object) ? object[collection.idField] : undefined;
    if (!collection || (typeof id !== 'string' && typeof id !== 'number')) return [];
    return [{ pointer: `/${name}/${collection.idField}`, id, collection }];
  });
}

/** A value that only the shell knows, or the name of a parameter in its place. */
const unstated = new RegExp(`${unknownValue}|^\\{.*\\}$`);

function faultsOf(collection: Collection, ids: string[], idsOf: KnownObjects['idsOf']): Fault[] {
  const known = idsOf(collection);
  if (known.size === 0) return [];
  return ids
    .filter((id) => id !== '' && !unstated.test(id) && !known.has(id))
    .map((id) => ({
      ...{ part: id, id },
      message: `No object of ${collection.path} has the id ${id} in the examples.`,
      remedy: 'Take one that the description shows, or show the request that creates it and its response first.',
    }));
}
