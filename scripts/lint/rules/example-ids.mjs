// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { objectsIn, operationExamples } from '../examples.mjs';
import { kindAt, kindsOf } from '../world.mjs';

/** @import { Location, Oas3Rule, UserContext } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @import { Kind } from '../world.mjs' */
/** @typedef {{ kinds: Kind[], id: string, location: Location }} Use where an example names a record */

/** A number, an ObjectId or a UUID; other text, such as a name, is no id. */
const ID = /^(\d+|[0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Every id in an example is one of a record in `openapi/world`, or of one that the answer to a POST or PUT makes. Which field
 * holds ids of what is stated in `openapi/world/world.yaml`.
 *
 * Good:
 *
 *     regionIds: [74]
 *
 * Bad:
 *
 *     regionIds: [99]
 *
 * @type {Oas3Rule}
 */
const exampleIds = () => {
  /**
   * @param {object} paths
   * @param {UserContext} context
   */
  const check = (paths, context) => {
    const examples = operationExamples(paths, context);
    const uses = examples.map((example) => ({ example, uses: usesIn(example) }));
    const made = new Set(
      uses
        .filter(({ example }) => makes(example))
        .flatMap((use) => use.uses.flatMap(({ kinds, id }) => names(kinds, id))),
    );
    const seen = new Set();
    for (const { kinds, id, location } of uses.flatMap((use) => use.uses)) {
      const place = location.absolutePointer;
      if (seen.has(place) || kinds.some(({ records }) => records.has(id))) continue;
      if (names(kinds, id).some((name) => made.has(name))) continue;
      seen.add(place);
      const kind = kinds.map(({ name }) => name).join(' or ');
      context.report({ message: `No ${kind} has the id ${id}. Name one of \`openapi/world\`.`, location });
    }
  };
  return { Paths: check, WebhooksMap: check };
};

export default exampleIds;

/** @param {OperationExample} example */
function makes({ method, place, status }) {
  return ['post', 'put'].includes(method) && place === 'response' && /^2/.test(String(status));
}

/**
 * @param {Kind[]} kinds
 * @param {string} id
 */
function names(kinds, id) {
  return kinds.map(({ name }) => `${name} ${id}`);
}

/**
 * @param {OperationExample} example
 * @returns {Use[]}
 */
function usesIn({ path, place, name, parameterIn, value, location }) {
  if (place === 'parameter') {
    const start = path.slice(0, path.indexOf(`{${name}}`)).replace(/\/$/, '');
    const own = parameterIn === 'path' ? kindAt(start) : undefined;
    const ids = name === 'ids' ? kindAt(path) : undefined;
    return idsIn(own || ids ? [own ?? ids].flatMap((kind) => kind ?? []) : kindsOf(name), value, location);
  }
  return objectsIn(value, location).flatMap(({ object, location: at, field }) => {
    const kinds = field === undefined ? [kindAt(path)].flatMap((kind) => kind ?? []) : kindsOf(field);
    const own = kinds.length > 0 && object.id !== undefined ? idsIn(kinds, object.id, at.child('id')) : [];
    const fields = Object.entries(object).flatMap(([key, item]) => idsIn(kindsOf(key), item, at.child(key)));
    return [...own, ...fields];
  });
}

/**
 * @param {Kind[]} kinds
 * @param {unknown} value an id, a list of them, or ids in braces
 * @param {Location} location
 * @returns {Use[]}
 */
function idsIn(kinds, value, location) {
  if (kinds.length === 0 || value === null || isPlainObject(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => idsIn(kinds, item, location.child(index)));
  const list = /^\{(.+)\}$/.exec(String(value))?.[1]?.split(',') ?? [value];
  return list.map(String).flatMap((id) => (ID.test(id) ? [{ kinds, id, location }] : []));
}
