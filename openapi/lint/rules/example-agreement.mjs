// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsIn, operationExamples, schemaExamples } from '../examples.mjs';
import { kindAt, kindsOf, valueIn, world } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Tree } from '../operations.mjs' */
/** @typedef {{ value: unknown, wanted: unknown, of: string, location: Location }} Pair */

/**
 * What an example says of a record is what the record in `openapi/world` says: lists and objects inside others show what
 * a read shows, and a name beside an id is the name of that record. An event, the response to a change and a further example
 * of a read that shows another status may differ from the record, but not in such names.
 *
 * Good:
 *
 *     { shopId: 679, shopName: Linden Mall }
 *
 * Bad:
 *
 *     { shopId: 679, shopName: Lakeside Mall }
 *
 * @type {Oas3Rule}
 */
const exampleAgreement = () => {
  /**
   * @param {object} paths
   * @param {UserContext} context
   */
  const check = (paths, context) => {
    const seen = new Set();
    for (const pair of operationExamples(paths, context).flatMap(pairsIn).filter(isDifferent)) {
      if (seen.has(pair.location.absolutePointer)) continue;
      seen.add(pair.location.absolutePointer);
      reportPair(pair, context);
    }
  };
  return {
    Paths: check,
    WebhooksMap: check,
    Schema(schema, context) {
      const { name, values } = schemaExamples(schema, context.location);
      for (const { value, location } of values) {
        const pairs = objectsIn(value, location).flatMap(({ object, location: at }) =>
          Object.keys(object).flatMap((key) => pairsBeside(object, key, at)),
        );
        for (const pair of pairs.filter(isDifferent)) reportPair(pair, context);
        const message = name === undefined ? undefined : unknownName(name, value);
        if (message) context.report({ message, location });
      }
    },
  };
};

export default exampleAgreement;

/** @param {Pair} pair */
function isDifferent({ value, wanted }) {
  return wanted !== undefined && !isSame(value, wanted);
}

/**
 * @param {Pair} pair
 * @param {UserContext} context
 */
function reportPair({ value, wanted, of, location }, { report }) {
  const message = `${JSON.stringify(value)} is not what ${of} has: ${JSON.stringify(wanted)}. Show the same.`;
  report({ message, location });
}

/**
 * What is wrong with the example of a field such as `shopName`, if no record has that name.
 *
 * @param {string} field
 * @param {unknown} value
 */
function unknownName(field, value) {
  const kinds = kindsNaming(field);
  if (kinds.length === 0 || typeof value !== 'string' || kinds.some(({ names }) => names.includes(value)))
    return undefined;
  return `No ${kinds.map(({ name }) => name).join(' or ')} has the ${field} ${value}. Name one of \`openapi/world\`.`;
}

/**
 * The kinds that have a property which the field repeats under a name of its own, such as `shopName`, each with the values
 * of that property in its records.
 *
 * @param {string} field
 */
function kindsNaming(field) {
  // A field of one word, such as `name`, says it of the object that it is in.
  if (!/[A-Z_]/.test(field)) return [];
  return world.kinds.flatMap(({ name, fields, records }) => {
    const [property] = Object.values(fields).flatMap((beside) => beside[field] ?? []);
    return property === undefined
      ? []
      : [{ name, names: [...records.values()].map((each) => valueIn(each, property)) }];
  });
}

/**
 * @param {OperationExample} example
 * @returns {Pair[]}
 */
function pairsIn({ path, method, place, first, value, location }) {
  if (place === 'parameter') return [];
  return objectsIn(value, location).flatMap(({ object, location: at, field }) => {
    const beside = Object.keys(object).flatMap((key) => pairsBeside(object, key, at));
    if (method !== 'get') return beside;
    const same = sameRecord(object, field === undefined ? path : '', field, at);
    // A further example may show the record at another time.
    const isEarlier =
      !first && object === value && same.some((one) => one.property === 'status' && !isSame(one.value, one.wanted));
    return isEarlier ? beside : [...beside, ...same];
  });
}

/**
 * The fields beside the id in `key` that repeat the record, each with the value of that.
 *
 * @param {Tree} object
 * @param {string} key
 * @param {Location} location
 * @returns {Pair[]}
 */
function pairsBeside(object, key, location) {
  return kindsOf(key).flatMap(({ name, fields, records }) => {
    const record = records.get(String(object[key]));
    if (!record) return [];
    return Object.entries(fields[key] ?? {}).flatMap(([other, property]) =>
      object[other] === undefined
        ? []
        : [
            {
              ...pair(object[other], valueIn(record, property)),
              of: `${name} ${object[key]}`,
              location: location.child(other),
            },
          ],
    );
  });
}

/**
 * @param {Tree} object
 * @param {string} path of the operation, empty inside another object
 * @param {string | undefined} field
 * @param {Location} location
 * @returns {Array<Pair & { property: string }>}
 */
function sameRecord(object, path, field, location) {
  const own = kindAt(path);
  const kinds = field === undefined ? (own ? [own] : []) : kindsOf(field);
  const kind = kinds.find(({ records }) => records.has(String(object.id)));
  const record = kind?.records.get(String(object.id));
  if (!kind || !record) return [];
  return Object.entries(object).flatMap(([key, value]) =>
    sameFields(value, valueIn(record, key), location.child(key)).map((each) => ({
      ...each,
      property: key,
      of: `${kind.name} ${object.id}`,
    })),
  );
}

/**
 * The value of a field, or those of the fields inside it: what has an id there is a record of its own.
 *
 * @param {unknown} value
 * @param {unknown} wanted
 * @param {Location} location
 * @returns {Array<Omit<Pair, 'of'>>}
 */
function sameFields(value, wanted, location) {
  if (!isPlainObject(value) || !isPlainObject(wanted) || 'id' in value) return [{ ...pair(value, wanted), location }];
  return Object.keys(value).flatMap((key) => sameFields(value[key], wanted[key], location.child(key)));
}

/**
 * Objects, and lists of them, are compared by themselves; null stands where a list leaves something out.
 *
 * @param {unknown} value
 * @param {unknown} wanted
 */
function pair(value, wanted) {
  const isInside = [value, wanted].some((one) => [one].flat().some(isPlainObject));
  return { value, wanted: isInside || (wanted === null && Array.isArray(value)) ? undefined : wanted };
}

/**
 * Whether two values say the same. A list may show as an empty text what a single object has as null.
 *
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  const [first, second] = [one, other].map((value) => JSON.stringify(value === '' ? null : value));
  return first === second;
}
