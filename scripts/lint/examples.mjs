// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { child, children, operationsOf } from './operations.mjs';

/** @import { Location } from '@redocly/openapi-core' */
/** @import { Found, Lookup, Tree } from './operations.mjs' */
/**
 * @typedef {object} OperationExample an example of a parameter or body of an operation
 * @property {string} path
 * @property {string} method
 * @property {Found} operation
 * @property {'parameter' | 'request' | 'response'} place
 * @property {string} [status] of the response
 * @property {string} name of the example, or of the parameter
 * @property {string} [parameterIn] where the parameter is sent
 * @property {boolean} first whether samples and pages show it first
 * @property {unknown} value
 * @property {Location} location of the value
 */

/**
 * Every example of the operations under `paths`. Those whose names begin with `older` are left out: they are from an
 * earlier description of the API.
 *
 * @param {object} paths the Paths Object, or the one of webhooks
 * @param {Lookup} context
 * @returns {OperationExample[]}
 */
export function operationExamples(paths, context) {
  return operationsOf(paths, context).flatMap(({ path, method, operation, parameters }) => {
    const own = { path, method, operation };
    const body = child(operation, 'requestBody', context);
    return [
      ...parameters.flatMap((parameter) => {
        const about = { name: String(parameter.node.name), parameterIn: String(parameter.node.in) };
        return valuesOf(parameter, context).map((value) => ({ ...own, place: 'parameter', ...value, ...about }));
      }),
      ...(body ? bodiesOf(body, context).map((value) => ({ ...own, place: 'request', ...value })) : []),
      ...children(operation, 'responses', context).flatMap(([status, response]) =>
        bodiesOf(response, context).map((value) => ({ ...own, place: 'response', status, ...value })),
      ),
    ].map((example) => /** @type {OperationExample} */ (example));
  });
}

/**
 * @param {Found} body
 * @param {Lookup} context
 */
function bodiesOf(body, context) {
  return children(body, 'content', context).flatMap(([, media]) => valuesOf(media, context));
}

/**
 * @param {Found} owner
 * @param {Lookup} context
 */
function valuesOf(owner, context) {
  const { example } = owner.node;
  const single = example === undefined ? [] : [{ name: '', value: example, location: owner.location.child('example') }];
  const named = children(owner, 'examples', context).map(([name, found]) => ({
    name,
    value: found.node.value,
    location: found.location.child('value'),
  }));
  const all = [...single, ...named].map((value, index) => ({ ...value, first: index === 0 }));
  return all.filter(({ name }) => !name.startsWith('older'));
}

/**
 * Every object in a value, with the field that holds it (none for the value itself and for items of a list that is the
 * value).
 *
 * @param {unknown} value
 * @param {Location} location
 * @param {string} [field]
 * @returns {Array<{ object: Tree, location: Location, field: string | undefined }>}
 */
export function objectsIn(value, location, field) {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, location.child(index), field));
  if (!isPlainObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => objectsIn(item, location.child(key), key));
  return [{ object: value, location, field }, ...inside];
}
