import { propertiesIn } from '../reference/examples/insideSchemas';
import type { Json } from '../reference/json';
import { collectionOf } from './bodyReferences';
import type { Call } from './call';
import { type Collection, envelopeOf, singularOf } from './collections';
import { fits, written } from './compose';
import { bodySchema } from './documented';
import { itemsIn, itemsOfKind, withSameId } from './items';
import type { JsonObject } from './types';

/**
 * An item whose fields beside an id that was sent are of the object with that id: `shopName` and `shopSap` beside `shopId`.
 * `before` is the item, or the example, that had another id.
 */
export function withFieldsBeside(item: JsonObject, before: JsonObject, collection: Collection, call: Call): JsonObject {
  const { operation, description } = call;
  const { list, read, idField } = collection;
  const schemas = [read, list].map((each) => each && envelopeOf(each, idField, description.cache)?.item);
  const names = schemas.flatMap((schema) => [...propertiesIn(schema, description.cache).keys()]);
  const sent = written(call);
  const bodyFields = propertiesIn(bodySchema(operation), description.cache);
  let made = item;
  for (const field of Object.keys(sent)) {
    const [, kind] = /^(\w+?)_?id$/i.exec(field) ?? [];
    const of = kind === undefined ? undefined : collectionOf(field, bodyFields.get(field), description);
    if (kind === undefined || !of || item[field] === before[field]) continue;
    const objects = itemsOfKind(singularOf(of.path), call);
    const objectOf = (each: JsonObject): JsonObject | undefined => withSameId(objects, each[field] ?? '')?.item;
    const object = objectOf(item);
    const beside = names.filter((name) => name !== field && !(name in sent) && new RegExp(`^${kind}[A-Z_]`).test(name));
    for (const name of object ? beside : []) {
      const samples = [before, ...itemsIn(collection, call)].filter((each) => typeof each[name] === 'string');
      const ways = samples.map((each) => wayTo(each[name] ?? null, objectOf(each) ?? {}));
      const way = ways.find((each) => each.length > 0) ?? [];
      const value = way.map((key) => object?.[key] ?? '').join(' ');
      if (way.length > 0 && schemas.some((schema) => fits(name, value, schema, call)))
        made = { ...made, [name]: value };
    }
  }
  return made;
}

/** The fields of an object that make a text: one (`sap`), or two (`firstName`, `lastName`); none where it is from elsewhere. */
function wayTo(text: Json, object: JsonObject): string[] {
  const texts = Object.keys(object).filter((key) => typeof object[key] === 'string' && object[key] !== '');
  const pairs = texts.flatMap((first) => texts.map((second) => [first, second]));
  const ways = [...texts.map((key) => [key]), ...pairs];
  return ways.find((keys) => keys.map((key) => object[key]).join(' ') === text) ?? [];
}
