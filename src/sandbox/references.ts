import { itemsOf, propertiesIn } from '../reference/examples/insideSchemas';
import type { Json } from '../reference/json';
import type { Schema } from '../reference/model';
import type { Call } from './call';
import { collectionsOfKind, fieldsOfKind, singularOf } from './collections';
import { itemsOfKind, withSameId } from './items';
import type { JsonObject } from './types';

type Known = Pick<Call, 'state' | 'description'>;

/**
 * The ids that a body sets under further names: `divisionExternalId`, an id of the sender's own system, sets `divisionId`, and
 * `regionId` sets `clusterId` as well where a cluster is a `Region`. `shopExternalIds` sets what `shopIds` sets.
 */
export function furtherIds(
  body: JsonObject,
  schema: Schema | undefined,
  known: Known,
): { values: JsonObject; missing?: { field: string; value: string } } {
  const properties = propertiesIn(schema, known.description.cache);
  const values: JsonObject = {};
  for (const [field, value] of Object.entries(body)) {
    const list = idsOfExternal(field, value, properties, known);
    if (list?.missing !== undefined) return { values, missing: { field, value: list.missing } };
    Object.assign(values, list?.values);
    const [, kind, external] = /^(\w+?)_?(external_?)?id$/i.exec(field) ?? [];
    if (kind === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const found = external === undefined ? { id: value } : withExternalId(kind, value, known);
    if (found === 'unknown') return { values, missing: { field, value: String(value) } };
    const targets = fieldsOfKind(kind, properties).flatMap((name) => [`${name}Id`, `${name}_id`]);
    for (const name of targets) if (found && name !== field && properties.has(name)) values[name] = found.id;
  }
  return { values };
}

/** The ids that a list of external ids stands for, under the field that `shopIds` sets for `shopExternalIds`; undefined for no such list. */
function idsOfExternal(
  field: string,
  value: Json,
  properties: ReadonlyMap<string, Schema>,
  known: Known,
): { values: JsonObject; missing?: undefined } | { missing: string } | undefined {
  const [, kind] = /^(\w+?)_?external_?ids$/i.exec(field) ?? [];
  if (kind === undefined || !Array.isArray(value)) return undefined;
  const found = value.map((each) => ({ each, object: withExternalId(kind, each, known) }));
  const lost = found.find(({ object }) => object === 'unknown');
  if (lost) return { missing: String(lost.each) };
  const ids = found.flatMap(({ object }) => (object && object !== 'unknown' ? [object.id] : []));
  const names = [...properties].flatMap(([name, property]) =>
    [name, known.description.setBy.get(property)].includes(`${kind}Ids`) ? [name] : [],
  );
  return { values: Object.fromEntries(names.map((name) => [name, ids])) };
}

/** The id of the object of a kind that has an external id; undefined where the sandbox keeps no such objects. */
function withExternalId(kind: string, value: Json, known: Known): { id: Json } | 'unknown' | undefined {
  if (collectionsOfKind(kind, known.description.collections).length === 0) return undefined;
  return (
    itemsOfKind(kind, known).find(({ item }) => item.externalId === value || item.external_id === value) ?? 'unknown'
  );
}

/** The objects that a list of ids stands for, where a response has objects in this place; undefined where it has none. */
export function objectsByIds(name: string, value: Json, schema: Schema | undefined, known: Known): Json | undefined {
  const { cache } = known.description;
  if (!Array.isArray(value) || value.some((id) => typeof id === 'object')) return undefined;
  const fields = propertiesIn(itemsOf(propertiesIn(schema, cache).get(name), cache), cache);
  if (!fields.has('id')) return undefined;
  const items = itemsOfKind(singularOf(`/${name}`), known);
  const objects = value.map((id) => withSameId(items, id)?.item).filter((item) => item !== undefined);
  if (objects.length < value.length) return undefined;
  return objects.map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field))));
}
