import { isJsonObject, type Json } from '../reference/json';
import type { Operation, Schema } from '../reference/model';
import { escapeToken, toPlainPointer } from '../reference/pointer';
import { queryPairs } from '../sandbox/request/pairs';
import { type BodyReference, collectionOf, referencesIn } from '../sandbox/world/bodyReferences';
import type { Collection } from '../sandbox/world/collections';
import type { SandboxDescription } from '../sandbox/world/description';
import type { Fault } from './guideApi';
import type { IdsOf, KnownObjects } from './knownObjects';
import { unknownValue } from './shell';

const idInText = '(?:\\d+|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** Objects in a sentence: `store 679`, `Tasks 1480 and 1481`. */
const objectsInText = new RegExp(
  `\\b([A-Za-z]+?)s?\\s+(${idInText}(?:(?:,\\s*|\\s+(?:and|or)\\s+)${idInText})*)(?![\\w.,]*[\\w%])`,
  'g',
);

/** The ids in a sentence that no object has of those that the word before may be for. */
export function unknownInText(text: string, { idsOf, calledBy }: KnownObjects): (Fault & { index: number })[] {
  return [...text.matchAll(objectsInText)].flatMap(({ 0: found, 1: word = '', 2: list = '', index }) => {
    const start = index + found.length - list.length;
    return [...list.matchAll(new RegExp(idInText, 'g'))].flatMap(({ 0: id, index: place }) => {
      const faults = calledBy(word).map((collection) => faultsOf(collection, [id], idsOf)[0]);
      const [first] = faults;
      return first && faults.every(Boolean) ? [{ ...first, index: start + place }] : [];
    });
  });
}

/** The collection whose objects an operation returns as they are there already. */
export function collectionShownBy(operation: Operation, { description }: KnownObjects): Collection | undefined {
  return operation.method === 'get' ? description.roles.get(operation)?.collection : undefined;
}

/** The ids of the objects that a response shows, if its operation may have created them. */
export function createdIds(response: Json | undefined, operation: Operation, { description }: KnownObjects): string[] {
  if (operation.method === 'get') return [];
  const idField = description.roles.get(operation)?.collection.idField ?? 'id';
  return [...valuesOf(response, idField), ...valuesOf(response, 'externalId')];
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
export function unknownInQuery(url: string, operation: Operation, objects: KnownObjects): Fault[] {
  const { description, idsOf } = objects;
  const own = description.roles.get(operation)?.collection;
  return queryPairs(url).flatMap(([name, value]) => {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name);
    const collection = name === 'ids' ? own : parameter && collectionOf(name, parameter.schema, description);
    const values = value.split(',');
    return collection ? faultsOf(collection, values, idsOf) : unknownExternal(name, values, objects, own);
  });
}

/** The ids in a body that no object has. `own` is the collection that the body itself is of. */
export function unknownInBody(
  body: Json | undefined,
  schema: Schema | undefined,
  objects: KnownObjects,
  own?: Collection,
): Fault[] {
  const { description, idsOf } = objects;
  const unknown = [...referencesIn(body, schema, description, own), ...objectIds(body, description)].flatMap(
    ({ id, collection, pointer }) =>
      faultsOf(collection, [String(id)], idsOf).map((fault) => ({ ...fault, pointer: `#${pointer}` })),
  );
  const isOfItem = (pointer: string): boolean => /^(\/\d+)?\/\w+$/.test(pointer);
  const external = fieldsIn(body).flatMap(({ name, values, pointer }) =>
    unknownExternal(name, values, objects, isOfItem(pointer) ? own : undefined).map((fault) => ({
      ...fault,
      pointer: `#${pointer}`,
    })),
  );
  return [...unknown, ...external];
}

/** The external ids in a field or parameter, `regionExternalId` or `externalIds`, that no object has. */
function unknownExternal(name: string, values: string[], objects: KnownObjects, own?: Collection): Fault[] {
  const [isExternal, kind = ''] = /^(\w*?)_?external_?ids?$/i.exec(name) ?? [];
  if (!isExternal) return [];
  const collection = kind === '' ? own : objects.description.collectionsByKind.get(kind.toLowerCase());
  return collection ? faultsOf(collection, values, objects.externalIdsOf, 'external id') : [];
}

/** The fields of a value that hold texts or numbers, or lists of these. */
function fieldsIn(value: Json | undefined, pointer = ''): { name: string; values: string[]; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsIn(item, `${pointer}/${index}`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = `${pointer}/${escapeToken(name)}`;
    const values = [inner].flat().filter((each) => typeof each === 'string' || typeof each === 'number');
    return [...(values.length > 0 ? [{ name, values: values.map(String), pointer: at }] : []), ...fieldsIn(inner, at)];
  });
}

/** The ids of objects that a body has under what they are called, as events do: `task`. */
function objectIds(body: Json | undefined, { collectionsByKind }: SandboxDescription): BodyReference[] {
  if (!isJsonObject(body)) return [];
  return Object.entries(body).flatMap(([name, object]) => {
    const collection = collectionsByKind.get(name.toLowerCase());
    const id = collection && isJsonObject(object) ? object[collection.idField] : undefined;
    if (!collection || (typeof id !== 'string' && typeof id !== 'number')) return [];
    return [{ pointer: toPlainPointer([name, collection.idField]), id, collection }];
  });
}

/** A value that only the shell knows, or the name of a parameter in its place. */
const unstated = new RegExp(`${unknownValue}|^\\{.*\\}$`);

function faultsOf(collection: Collection, ids: string[], idsOf: IdsOf, what = 'id'): Fault[] {
  const known = idsOf(collection);
  if (known.size === 0) return [];
  return ids
    .filter((id) => id !== '' && !unstated.test(id) && !known.has(id))
    .map((id) => ({
      ...{ excerpt: id, id },
      message: `No object of ${collection.path} has the ${what} ${id} in the examples.`,
      remedy: 'Take one that the description shows, or show the request that creates it and its response first.',
    }));
}
