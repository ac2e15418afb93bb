import { escapeRegExp } from '../../reference/escape';
import type { ExampleCache } from '../../reference/examples/schemaExample';
import type { Json } from '../../reference/json';
import { unionsOf } from '../../reference/keywords/subschemasOf';
import type { MediaType, Operation, Schema } from '../../reference/model';
import { isUnresolved } from '../../reference/schema';
import { itemsOf, propertiesIn, typesIn } from '../../reference/schemas/insideSchemas';
import { conventions, usualNames } from '../names/conventions';
import { structuredMedia, successOf } from './documented';

/** A path and that of its items: `/tasks` and `/tasks/{id}`. */
export interface Collection {
  path: string;
  /** Path parameter that names an item. */
  parameter: string;
  /** Field of an item that this parameter is. */
  idField: string;
  list?: Operation;
  create?: Operation;
  read?: Operation;
  /** `PUT` at the path of the collection, whose body names the item. */
  replaceInList?: Operation;
  /** Operations elsewhere that list its items: `/templates/{id}/questions` of `/questions`. */
  views: Operation[];
  /** The collection whose items have this one: `/tasks` of `/tasks/{id}/responses`. */
  parent?: Collection;
}

/** The role of an operation in a collection. */
export type Role = {
  kind: 'list' | 'create' | 'read' | 'replace' | 'patch' | 'delete' | 'replaceInList' | 'action' | 'bulk' | 'view';
  collection: Collection;
};

/** Where the objects of a body are: the body itself, its items, or a field of the objects around them. */
export interface Envelope {
  schema: Schema;
  item: Schema;
  isList: boolean;
  /** The fields that lead to them, from the outermost. */
  path: readonly string[];
}

/** Finds the collections of a description, with what each operation does in them. */
export function findCollections(
  operations: readonly Operation[],
  cache: ExampleCache,
): { collections: Collection[]; roles: ReadonlyMap<Operation, Role> } {
  const at = (path: string, method: string): Operation | undefined =>
    operations.find((operation) => operation.path === path && operation.method === method);
  const collections: Collection[] = [];
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const [, base, parameter] = /^(.*)\/\{([^{}/]+)\}$/.exec(path) ?? [];
    if (base === undefined || parameter === undefined || base === '') continue;
    const [list, create, read] = [at(base, 'get'), at(base, 'post'), at(path, 'get')];
    const known = [read, list, create].find(Boolean);
    const idField = known && findIdField(known, parameter, base, cache);
    if (!read || !(list ?? create) || idField === undefined) continue;
    const isList = list && envelopeOf(list, idField, cache)?.isList;
    collections.push({ path: base, parameter, idField, read, create, views: [], ...(isList ? { list } : {}) });
  }
  for (const collection of collections) {
    const put = at(collection.path, 'put');
    if (put && returnsItems(put, collection, cache)) collection.replaceInList = put;
    collection.parent = collections.find(({ path, parameter }) => isBelow(collection.path, `${path}/{${parameter}}`));
  }
  const roles = new Map<Operation, Role>();
  for (const operation of operations) {
    const role = roleOf(operation, collections, cache) ?? viewOf(operation, collections, cache);
    if (role) roles.set(operation, role);
    if (role?.kind === 'view') role.collection.views.push(operation);
  }
  return { collections, roles };
}

/** Collections by what their items are called (`shop` of `/shops`), where no other path without parameters is called so. */
export function findCollectionsByKind(
  operations: readonly Operation[],
  collections: readonly Collection[],
): ReadonlyMap<string, Collection> {
  const paths = [...new Set(operations.map(({ path }) => path))].filter((path) => !path.includes('{'));
  const kinds = paths.map(singularOf);
  const single = paths.filter((_path, at) => kinds.indexOf(kinds[at] ?? '') === kinds.lastIndexOf(kinds[at] ?? ''));
  return new Map(collections.filter(({ path }) => single.includes(path)).map((each) => [singularOf(each.path), each]));
}

/** The collections whose items are called by a name (`user`), in any case of its letters. */
export function collectionsOfKind(kind: string, collections: readonly Collection[]): Collection[] {
  return collections.filter(({ path }) => singularOf(path) === kind.toLowerCase());
}

/** Whether a path takes many items of a collection at once: `/tasks/bulk`, `/stores-bulk`, `/users/batch`. */
function isBulk(path: string, collection: string): boolean {
  return path.startsWith(collection) && conventions.bulk.test(path.slice(collection.length));
}

function isBelow(path: string, item: string): boolean {
  return path.startsWith(`${item}/`) && !path.slice(item.length + 1).includes('/');
}

function roleOf(operation: Operation, collections: readonly Collection[], cache: ExampleCache): Role | undefined {
  const { path, method } = operation;
  for (const collection of collections) {
    const item = `${collection.path}/{${collection.parameter}}`;
    if (path === collection.path) {
      if (operation === collection.list) return { kind: 'list', collection };
      if (method === 'post') return { kind: 'create', collection };
      if (operation === collection.replaceInList) return { kind: 'replaceInList', collection };
    }
    if (path === item) {
      const kind = ({ get: 'read', put: 'replace', patch: 'patch', post: 'patch', delete: 'delete' } as const)[method];
      if (kind) return { kind, collection };
    }
    if (isBulk(path, collection.path) && method !== 'get' && method !== 'delete') return { kind: 'bulk', collection };
    if (isBelow(path, item) && method !== 'get' && method !== 'delete' && returnsItems(operation, collection, cache))
      return { kind: 'action', collection };
  }
  return undefined;
}

/** A list of a collection's items at another path: of all, or of those that name the item above in the path. */
function viewOf(operation: Operation, collections: readonly Collection[], cache: ExampleCache): Role | undefined {
  if (operation.method !== 'get') return undefined;
  const isListOf = (collection: Collection): boolean =>
    returnsItems(operation, collection, cache) && envelopeOf(operation, collection.idField, cache)?.isList === true;
  const [collection, ...others] = collections.filter((each) => !each.path.includes('{') && isListOf(each));
  if (!collection || others.length > 0) return undefined;
  const properties = propertiesIn(envelopeOf(operation, collection.idField, cache)?.item, cache);
  const above = aboveIn(operation, collections);
  const isNamed = above.length === operation.path.split('{').length - 1;
  return isNamed && above.every(({ field }) => properties.has(field)) ? { kind: 'view', collection } : undefined;
}

/** The collections whose items stand above a path, and the field in which another object names such an item. */
export function aboveIn(
  { path }: Operation,
  collections: readonly Collection[],
): { collection: Collection; field: string }[] {
  return collections
    .filter((each) => path.startsWith(`${each.path}/{${each.parameter}}/`))
    .map((collection) => ({ collection, field: `${singularOf(collection.path)}Id` }));
}

/** The parameter by which a path names an item of a collection, as it is called there: `userId` in `/users/{userId}/roles`. */
export function parameterIn(path: string, collection: Collection): string | undefined {
  const rest = path.startsWith(`${collection.path}/{`) ? path.slice(collection.path.length + 2) : '';
  return /^([^{}/]+)\}(?:\/|$)/.exec(rest)?.[1];
}

/** The values of path parameters that name an item of a collection by its id, encoded as in a URL; `above` has those before it. */
export function itemPath(
  { parameter }: Pick<Collection, 'parameter'>,
  id: Json | undefined,
  above: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { ...above, [parameter]: encodeURIComponent(String(id)) };
}

/** The nearest collection whose item stands above the path of an operation, with the parameter that names it there. */
export function collectionAbove({ path }: Operation, collections: readonly Collection[]): Collection | undefined {
  const above = collections.flatMap((each) => {
    const parameter = parameterIn(path, each);
    return parameter === undefined || path === `${each.path}/{${parameter}}` ? [] : [{ ...each, parameter }];
  });
  return above.sort((a, b) => b.path.length - a.path.length)[0];
}

/** Whether an operation returns an object of a collection, by the name of its schema. */
function returnsItems(operation: Operation, { read, create, idField }: Collection, cache: ExampleCache): boolean {
  const name = nameOf(envelopeOf(operation, idField, cache)?.item);
  const names = [read, create].map((each) => each && nameOf(envelopeOf(each, idField, cache)?.item));
  return name !== undefined && names.includes(name);
}

function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.kind === 'reference' ? schema.name : undefined;
}

/** Where the objects of an operation's response are; undefined where there are none with this field. */
export function envelopeOf(operation: Operation, idField: string, cache: ExampleCache): Envelope | undefined {
  return envelopeIn(operation, structuredMedia(successOf(operation).response), idField, cache);
}

/** What the items of a collection are, as the operation that reads one returns them. */
export function itemSchema(
  { read, idField }: Pick<Collection, 'read' | 'idField'>,
  cache: ExampleCache,
): Schema | undefined {
  return read && envelopeOf(read, idField, cache)?.item;
}

/** A collection below the items of another one, with the schema of its own, by whose name a list of them is found. */
export interface CollectionBelow {
  below: Collection;
  schema: Extract<Schema, { kind: 'reference' }>;
}

/** The collections below the items of a collection whose items have a named schema. */
export function collectionsBelow(
  collection: Collection,
  { collections, cache }: { collections: readonly Collection[]; cache: ExampleCache },
): CollectionBelow[] {
  return collections
    .filter(({ parent }) => parent === collection)
    .flatMap((below) => {
      const schema = itemSchema(below, cache);
      return schema?.kind === 'reference' ? [{ below, schema }] : [];
    });
}

/** Where the objects of a response in a media type are; undefined where there are none with this field. */
export function envelopeIn(
  operation: Operation,
  media: MediaType | undefined,
  idField: string,
  cache: ExampleCache,
): Envelope | undefined {
  const schema = media?.schema;
  if (!schema || isUnresolved(schema)) return undefined;
  const itemAt = (inner: Schema): Pick<Envelope, 'item' | 'isList'> | undefined => {
    const items = typesIn(inner, cache).has('array') ? itemsOf(inner, cache) : undefined;
    const found = [items, inner].find((each) => propertiesIn(each, cache).has(idField));
    return found && { item: found, isList: found === items };
  };
  const own = itemAt(schema);
  if (own) return { schema, ...own, path: [] };
  const fields = [...propertiesIn(schema, cache)];
  for (const [field, property] of fields) {
    const found = itemAt(property);
    if (found) return { schema, ...found, path: [field] };
  }
  // HAL has a list in `_embedded`. What reads one object has lists of others so deep.
  if (operation.method !== 'get' || operation.path.endsWith('}')) return undefined;
  for (const [field, property] of fields)
    for (const [inner, list] of propertiesIn(property, cache)) {
      const found = itemAt(list);
      if (found?.isList) return { schema, ...found, path: [field, inner] };
    }
  return undefined;
}

/** The singular of the last part of a path: `/objects/checklist-templates` gives `template`, `/tasks` gives `task`. */
export function singularOf(path: string): string {
  const last =
    path
      .split('/')
      .filter((segment) => !segment.startsWith('{'))
      .at(-1) ?? '';
  const word = last.split(/[-_.]/).at(-1) ?? '';
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .toLowerCase();
}

function findIdField(operation: Operation, parameter: string, path: string, cache: ExampleCache): string | undefined {
  const singular = singularOf(path);
  const names = [parameter, ...usualNames.id, `${singular}Id`, `${singular}_id`, 'key', 'name'];
  return names.find((name) => envelopeOf(operation, name, cache) !== undefined);
}

/**
 * The fields in which an object refers to one of a kind: those with the name of the kind (`division`, `divisionId`), and those
 * whose schema has it (for `region`, a `cluster` that is a `RegionBrief`). The names are returned without `Id`.
 */
export function fieldsOfKind(kind: string, properties: ReadonlyMap<string, Schema>): string[] {
  const word = escapeRegExp(kind);
  const own = new RegExp(`^${word}(_?id)?$`, 'i');
  const named = new RegExp(`^${word}(brief|ref|summary|short)?$`, 'i');
  const found = [...properties].filter(
    ([name, schema]) => own.test(name) || schemaNames(schema).some((each) => named.test(each)),
  );
  return found.map(([name]) => name.replace(/_?Id$/i, ''));
}

/** The fields in which an object refers to one of a collection: those of its kind, and those with the schema of its items. */
export function fieldsOf(
  collection: Collection,
  properties: ReadonlyMap<string, Schema>,
  cache: ExampleCache,
): string[] {
  const name = nameOf(itemSchema(collection, cache));
  const alike = [...properties].filter(([, schema]) => name !== undefined && schemaNames(schema).includes(name));
  return [...new Set([...fieldsOfKind(singularOf(collection.path), properties), ...alike.map(([field]) => field)])];
}

function schemaNames(schema: Schema): string[] {
  if (schema.kind === 'reference') return [schema.name];
  return schema.kind === 'schema' ? [...unionsOf(schema).flat(), ...schema.allOf].flatMap(schemaNames) : [];
}
