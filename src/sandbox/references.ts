import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import type { Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { singularOf } from './collections';
import { itemsIn } from './items';
import type { JsonObject } from './types';

type Known = Pick<Call, 'state' | 'description'>;

/**
 * The fields in which an object has another one, by what that one is called: itself (`division`, `divisionId`), and those
 * whose schema is called so (`cluster`, which is a `RegionBrief`, for `region`). None of them ends with `Id`.
 */
export function fieldsOfKind(kind: string, properties: ReadonlyMap<string, Schema>): string[] {
  const own = new RegExp(`^${kind}(_?id)?$`, 'i');
  const named = new RegExp(`^${kind}(brief|ref|summary|short)?$`, 'i');
  const found = [...properties].filter(
    ([name, schema]) => own.test(name) || schemaNames(schema).some((each) => named.test(each)),
  );
  return found.map(([name]) => name.replace(/_?Id$/i, ''));
}

function schemaNames(schema: Schema): string[] {
  if (schema.kind === 'reference') return [schema.name];
  return schema.kind === 'schema' ? [...schema.oneOf, ...schema.anyOf, ...schema.allOf].flatMap(schemaNames) : [];
}

/** Ids of other objects that a body names by those of the sender's own system: `divisionExternalId` sets `divisionId`. */
export function idsByExternalIds(
  body: JsonObject,
  schema: Schema | undefined,
  { state, description }: Known,
): { values: JsonObject; missing?: { field: string; value: string } } {
  const properties = propertiesIn(schema, description.cache);
  const values: JsonObject = {};
  for (const [field, value] of Object.entries(body)) {
    const [, kind] = /^(\w+?)_?external_?id$/i.exec(field) ?? [];
    if (kind === undefined || typeof value !== 'string') continue;
    const collections = description.collections.filter(({ path }) => singularOf(path) === kind.toLowerCase());
    if (collections.length === 0) continue;
    const found = collections
      .flatMap((collection) =>
        itemsIn(collection, { path: {}, state, description }).map((item) => ({ item, collection })),
      )
      .find(({ item }) => item.externalId === value || item.external_id === value);
    if (!found) return { values, missing: { field, value } };
    const targets = fieldsOfKind(kind, properties).flatMap((name) => [`${name}Id`, `${name}_id`]);
    for (const name of targets) if (properties.has(name)) values[name] = found.item[found.collection.idField] ?? null;
  }
  return { values };
}

/** The objects that a list of ids stands for, where a response has objects in this place; undefined where it has none. */
export function objectsByIds(
  name: string,
  value: Json,
  schema: Schema | undefined,
  { state, description }: Known,
): Json | undefined {
  if (!Array.isArray(value) || value.some((id) => typeof id === 'object')) return undefined;
  const fields = propertiesIn(
    itemsOf(propertiesIn(schema, description.cache).get(name), description.cache),
    description.cache,
  );
  if (!fields.has('id')) return undefined;
  const kind = singularOf(`/${name}`);
  const known = description.collections
    .filter(({ path }) => singularOf(path) === kind)
    .flatMap((collection) => itemsIn(collection, { path: {}, state, description }));
  const objects = value.map((id) => known.find((item) => item.id === id)).filter((item) => item !== undefined);
  if (objects.length < value.length) return undefined;
  return objects.map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field))));
}
