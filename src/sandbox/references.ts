import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import type { Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { fieldsOfKind, singularOf } from './collections';
import { itemsIn } from './items';
import type { JsonObject } from './types';

type Known = Pick<Call, 'state' | 'description'>;

/**
 * The ids that a body sets under further names: `divisionExternalId`, an id of the sender's own system, sets `divisionId`, and
 * `regionId` sets `clusterId` as well where a cluster is a `Region`.
 */
export function furtherIds(
  body: JsonObject,
  schema: Schema | undefined,
  known: Known,
): { values: JsonObject; missing?: { field: string; value: string } } {
  const properties = propertiesIn(schema, known.description.cache);
  const values: JsonObject = {};
  for (const [field, value] of Object.entries(body)) {
    const [, kind, external] = /^(\w+?)_?(external_?)?id$/i.exec(field) ?? [];
    if (kind === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const found = external === undefined ? { id: value } : withExternalId(kind, value, known);
    if (found === 'unknown') return { values, missing: { field, value: String(value) } };
    const targets = fieldsOfKind(kind, properties).flatMap((name) => [`${name}Id`, `${name}_id`]);
    for (const name of targets) if (found && name !== field && properties.has(name)) values[name] = found.id;
  }
  return { values };
}

/** The id of the object of a kind that has an external id; undefined where the sandbox keeps no such objects. */
function withExternalId(
  kind: string,
  value: Json,
  { state, description }: Known,
): { id: Json } | 'unknown' | undefined {
  const collections = description.collections.filter(({ path }) => singularOf(path) === kind.toLowerCase());
  if (collections.length === 0) return undefined;
  const items = collections.flatMap((collection) =>
    itemsIn(collection, { path: {}, state, description }).map((item) => ({
      item,
      id: item[collection.idField] ?? null,
    })),
  );
  return items.find(({ item }) => item.externalId === value || item.external_id === value) ?? 'unknown';
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
