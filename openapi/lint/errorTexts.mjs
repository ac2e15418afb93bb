// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsWithin } from './examples.mjs';
import { child, children } from './operations.mjs';
import { kindAt, kindsOf, kindsOfExternal, world } from './world.mjs';

/** @import { OperationExample } from './examples.mjs' */
/** @import { Found, Lookup, Tree } from './operations.mjs' */
/** @import { Kind } from './world.mjs' */

/** An ObjectId or a UUID inside a text. */
const LONG_ID = /\b([0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/**
 * The kinds of records that a request names: in its path, its parameters and its body.
 *
 * @param {OperationExample[]} own the examples of an operation
 * @param {string[]} fields of its body
 * @returns {Kind[]}
 */
export function namedKinds(own, fields) {
  const parameters = own.filter(({ place }) => place === 'parameter');
  const above = parameters.flatMap(({ path, name }) => kindAt(path.split(`/{${name}}`)[0] ?? '') ?? []);
  const inBody = fields.includes('id') ? own.slice(0, 1).flatMap(({ path }) => kindAt(path) ?? []) : [];
  const names = [...fields, ...parameters.map(({ name }) => name)];
  return [...above, ...inBody, ...names.flatMap((name) => [...kindsOf(name), ...kindsOfExternal(name)])];
}

/**
 * The kind that a text calls by its name, or by the end of it: a task response is a response too.
 *
 * @param {string} name
 */
export function kindsCalled(name) {
  const lower = name.toLowerCase();
  return world.kinds.filter((kind) => kind.name === lower || kind.name.endsWith(` ${lower}`));
}

/**
 * The ids in the text of an error that no record and no example of its operation has.
 *
 * @param {string} text
 * @param {OperationExample[]} own
 * @returns {string[]}
 */
export function unknownIds(text, own) {
  const shown = own.flatMap(({ value, status }) => (/^[45]/.test(String(status)) ? [] : [JSON.stringify(value)]));
  const long = [...text.matchAll(LONG_ID)].flatMap(([, id = '']) => {
    const isKnown = world.kinds.some(({ records }) => records.has(id)) || shown.some((each) => each?.includes(id));
    return isKnown ? [] : [id];
  });
  const short = world.kinds.flatMap(({ name }) => {
    const last = name.split(' ').at(-1) ?? name;
    return [...text.matchAll(new RegExp(`\\b((?:[a-z]+ )*${last}) (\\d+)\\b`, 'gi'))].flatMap(
      ([, called = '', id = '']) => {
        const kinds = called.split(' ').flatMap((_, index, words) => kindsCalled(words.slice(index).join(' ')));
        return kinds.some(({ records }) => records.has(id)) ? [] : [id];
      },
    );
  });
  return [...new Set([...long, ...short])];
}

/**
 * All fields that a schema states, at any depth, with their names.
 *
 * @param {Found} schema
 * @param {Lookup} context
 * @param {Set<string>} [seen] places of schemas that have been read
 * @returns {Array<[string, Found]>}
 */
export function fieldsWithin(schema, context, seen = new Set()) {
  if (seen.has(schema.location.absolutePointer)) return [];
  seen.add(schema.location.absolutePointer);
  const fields = children(schema, 'properties', context);
  const items = child(schema, 'items', context);
  // A list is read as an object, whose keys are its indexes.
  const members = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => children(asMaps(schema), keyword, context));
  const inside = [...fields, ...members].map(([, found]) => found);
  return [...fields, ...[...inside, ...(items ? [items] : [])].flatMap((found) => fieldsWithin(found, context, seen))];
}

/**
 * Whether what an error says of a value is what the schema of its field says. Only limits of length and times in the future
 * are compared.
 *
 * @param {string} reason
 * @param {Found[]} fields with the name
 */
export function isReasonOf(reason, fields) {
  const longest = /longer than (\d+) characters/.exec(reason)?.[1];
  const states = (/** @type {(node: Tree) => boolean} */ test) => fields.some(({ node }) => test(node));
  if (longest !== undefined) return states(({ maxLength }) => maxLength === Number(longest));
  if (/to lie in the future/.test(reason))
    return states(({ description }) => /in the future/.test(String(description)));
  return true;
}

/**
 * The names of all fields that a value has, at any depth.
 *
 * @param {unknown} value
 */
export function fieldsOf(value) {
  return objectsWithin(value).flatMap(({ object }) => (isPlainObject(object) ? Object.keys(object) : []));
}

/**
 * @param {Found} schema
 * @returns {Found}
 */
function asMaps({ node, location }) {
  return {
    node: Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, Array.isArray(value) ? { ...value } : value]),
    ),
    location,
  };
}
