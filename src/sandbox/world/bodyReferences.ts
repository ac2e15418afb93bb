import { isNumber, type JsonNumber } from '../../reference/exactNumber';
import { isJsonObject, type Json } from '../../reference/json';
import type { Operation, Schema } from '../../reference/model';
import { escapeToken, pointerKeys, valueAt } from '../../reference/pointer';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import { emptyState, type JsonObject } from '../request/types';
import type { Call } from './call';
import { type Collection, parameterIn, singularOf } from './collections';
import type { SandboxDescription } from './description';
import { bodiesShown, bodySchema } from './documented';
import { itemOfKind, itemsEverywhere } from './everywhere';
import { itemsWith } from './itemIndex';
import { itemsIn } from './items';

/** An id in a body that is of an object of a collection. */
export interface BodyReference {
  /** Where it stands. */
  pointer: string;
  id: string | JsonNumber;
  collection: Collection;
  /** What the id is called, where it is not the one of paths. */
  called?: string;
}

/** The first id in the body of a request that no object has. An id that an example of the request shows is never one. */
export function unknownReference(call: Call): BodyReference | undefined {
  const { operation, description, body } = call;
  const keyOf = ({ collection, id }: BodyReference): string => `${collection.path} ${id}`;
  const idsIn = (value: Json | undefined): BodyReference[] => referencesIn(value, bodySchema(operation), description);
  // The same id may stand there thousands of times.
  const distinct = new Map<string, BodyReference>();
  for (const each of idsIn(body)) if (!distinct.has(keyOf(each))) distinct.set(keyOf(each), each);
  let shown: Set<string> | undefined;
  const isShown = (key: string): boolean => {
    shown ??= new Set(bodiesShown(operation, description.cache).flatMap((example) => idsIn(example).map(keyOf)));
    return shown.has(key);
  };
  for (const [key, reference] of distinct)
    if (objectOf(reference, call) === undefined && !isShown(key)) return reference;
  return undefined;
}

/**
 * A value of an object that an id in the body, or in one of its rows, names: `/templateId/active` is `active` of the one with
 * the id in `templateId`.
 */
export function namedValue(pointer: string, call: Call, row?: JsonObject): Json | undefined {
  const { description, operation } = call;
  const schema = row ? rowSchemas(operation, description)[0] : bodySchema(operation);
  const references = referencesIn(row ?? call.body, schema, description);
  const reference = references.find((each) => pointer.startsWith(`${each.pointer}/`));
  const object = reference && objectOf(reference, call);
  return object && (valueAt(object, pointer.slice(reference.pointer.length)) as Json | undefined);
}

/** The schemas of the rows of a body. */
export function rowSchemas(operation: Operation, { cache }: SandboxDescription): Schema[] {
  const body = bodySchema(operation);
  return [body, ...propertiesIn(body, cache).values()].flatMap((each) => {
    const row = itemsOf(each, cache);
    return row && propertiesIn(row, cache).size > 0 ? [row] : [];
  });
}

/** A message of an example about a condition (`x-when`), with the ids that were sent in place of those that it names. */
export function withSentIds(message: string, condition: string, { body, operation, description }: Call): string {
  let own = message;
  for (const { pointer, id, collection } of referencesIn(body, bodySchema(operation), description)) {
    if (!condition.includes(`$named#${pointer}/`)) continue;
    // What the message names may have been deleted.
    const items = itemsEverywhere(collection, { state: emptyState, description });
    const known = new Set(items.map((item) => String(item[collection.idField])));
    own = own.replace(/[\w-]+/g, (word) => (known.has(word) ? String(id) : word));
  }
  return own;
}

/** The collection that has the objects whose ids a field of a request holds; undefined where nothing says which. */
export function collectionOf(
  name: string,
  schema: Schema | undefined,
  { collections, collectionsByKind, refersTo }: SandboxDescription,
): Collection | undefined {
  const stated = schema && refersTo.get(schema);
  if (stated !== undefined) return referredTo(stated, collections);
  const [, kind] = conventions.idOf.exec(name) ?? [];
  return kind === undefined ? undefined : collectionsByKind.get(kind.toLowerCase());
}

/** The collection that `x-refers-to` names; the field of `/webhooks#/url` is then what tells its objects apart. */
export function referredTo(stated: string, collections: readonly Collection[]): Collection | undefined {
  const [path, pointer = ''] = stated.split('#');
  const [field] = pointerKeys(pointer);
  const found = collections.find((each) => each.path === path);
  return found && field !== undefined ? { ...found, idField: field } : found;
}

/**
 * The object with an id, in the collection or in one whose items have the same name (`/forms/{id}/questions`). If the path names
 * the parent of the collection, the object has to be below that parent.
 */
function objectOf({ collection, id }: BodyReference, call: Call): JsonObject | undefined {
  const { parent, idField } = collection;
  const isBelow = parent && parameterIn(call.operation.path, parent) === parent.parameter;
  if (isBelow) return itemsWith(itemsIn(collection, call), idField, String(id), call.description.indexes)[0];
  return itemOfKind(singularOf(collection.path), id, call, idField)?.item;
}

/**
 * The ids of objects of collections in a value: by `x-refers-to`, else by the name of their field (`shopIds`). `own` is the
 * collection that the value itself is of.
 */
export function referencesIn(
  body: Json | undefined,
  bodySchema: Schema | undefined,
  description: SandboxDescription,
  own?: Collection,
): BodyReference[] {
  const { cache } = description;
  const found: BodyReference[] = [];
  const walk = (
    value: Json | undefined,
    schema: Schema | undefined,
    collection: Collection | undefined,
    pointer: string,
  ): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        walk(item, itemsOf(schema, cache), collection, `${pointer}/${index}`);
    } else if (isJsonObject(value)) {
      const properties = propertiesIn(schema, cache);
      for (const [name, inner] of Object.entries(value)) {
        const property = properties.get(name);
        const named = name === collection?.idField ? collection : collectionOf(name, property, description);
        walk(inner, property, named, `${pointer}/${escapeToken(name)}`);
      }
    } else if (collection && (typeof value === 'string' || isNumber(value))) {
      const isById = description.collections.some(
        (each) => each.idField === collection.idField && each.path === collection.path,
      );
      found.push({ pointer, id: value, collection, ...(isById ? {} : { called: collection.idField }) });
    }
  };
  walk(body, bodySchema, own, '');
  return found;
}
