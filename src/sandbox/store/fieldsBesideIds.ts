import { isJsonObject } from '../../reference/json';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { conventions } from '../names/conventions';
import type { JsonObject } from '../request/types';
import { collectionOf } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { type Collection, envelopeOf, itemSchema, singularOf } from '../world/collections';
import { displayName, mostSamples } from '../world/displayName';
import { bodySchema } from '../world/documented';
import { itemOfKind } from '../world/everywhere';
import { itemsIn } from '../world/items';
import { canHold, sentFields } from './compose';

/**
 * Fills the fields that repeat the object of a sent id: `shopName` and `shopSap` beside `shopId`. `before` is the item or the
 * example that had another id.
 */
export function withFieldsBeside(item: JsonObject, before: JsonObject, collection: Collection, call: Call): JsonObject {
  const { operation, description } = call;
  const { list, read, idField } = collection;
  const schemas = [read, list].map((each) => each && envelopeOf(each, idField, description.cache)?.item);
  const names = schemas.flatMap((schema) => [...propertiesIn(schema, description.cache).keys()]);
  const sent = sentFields(call);
  const bodyFields = propertiesIn(bodySchema(operation), description.cache);
  let made = withNamesInRows(item, collection, call);
  for (const field of Object.keys(sent)) {
    const [, kind] = conventions.singleIdOf.exec(field) ?? [];
    const of = kind === undefined ? undefined : collectionOf(field, bodyFields.get(field), description);
    if (kind === undefined || !of || item[field] === before[field]) continue;
    const objectOf = (each: JsonObject): JsonObject | undefined =>
      itemOfKind(singularOf(of.path), each[field] ?? '', call)?.item;
    const object = objectOf(item);
    const beside = names.filter((name) => name !== field && !(name in sent) && new RegExp(`^${kind}[A-Z_]`).test(name));
    for (const name of object ? beside : []) {
      const shown = displayName(name, object, [before, ...itemsIn(collection, call).slice(0, mostSamples)], objectOf);
      const value = shown ?? object?.[ownName(name, kind)] ?? null;
      if (schemas.some((schema) => canHold(name, value, schema, call.description.cache)))
        made = { ...made, [name]: value };
    }
  }
  return made;
}

/**
 * Fills what other items show of the objects in a list that was sent with ids alone: the `name` of an observer, who is a user.
 */
function withNamesInRows(item: JsonObject, collection: Collection, call: Call): JsonObject {
  const { operation, description } = call;
  const schema = itemSchema(collection, description.cache);
  const bodyFields = propertiesIn(bodySchema(operation), description.cache);
  const sent = sentFields(call);
  let made = item;
  for (const [name, property] of propertiesIn(schema, description.cache)) {
    const field = description.setBy.get(property) ?? name;
    const of = collectionOf(field, bodyFields.get(field), description);
    const rows = item[name];
    if (!of || !(field in sent) || !Array.isArray(rows) || !rows.every(isJsonObject)) continue;
    const objectOf = (row: JsonObject): JsonObject | undefined =>
      itemOfKind(singularOf(of.path), row.id ?? '', call)?.item;
    const known = itemsIn(collection, call).slice(0, mostSamples);
    const samples = known.flatMap((each) => [each[name] ?? []].flat().filter(isJsonObject));
    const texts = propertiesIn(itemsOf(property, description.cache), description.cache).keys();
    const named = [...texts].reduce(
      (all, text) =>
        all.map((row): JsonObject => {
          const value = displayName(text, objectOf(row), samples, objectOf);
          return value === undefined ? row : { ...row, [text]: value };
        }),
      rows,
    );
    if (canHold(name, named, schema, call.description.cache)) made = { ...made, [name]: named };
  }
  return made;
}

/** What an object itself calls the field that is named after its kind beside its id: `latitude` of `shopLatitude`. */
function ownName(name: string, kind: string): string {
  const own = name.slice(kind.length).replace(/^_/, '');
  return own.charAt(0).toLowerCase() + own.slice(1);
}
