// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { child, children, isCondition, operationsOf } from './operations.mjs';

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
 * What a schema shows by itself: its default and, of its examples, which have no names, the first. `name` is that of the
 * property, if it is one. What is below `if` or `not` shows nothing.
 *
 * @param {unknown} schema
 * @param {Location} location
 * @returns {{ name: string | undefined, values: Array<{ value: unknown, location: Location }> }}
 */
export function schemaExamples(schema, location) {
  if (!isPlainObject(schema) || isCondition(location.pointer)) return { name: undefined, values: [] };
  const [, name] = /\/properties\/([^/]+)$/.exec(location.pointer) ?? [];
  const shown = ['default', 'example'].map((key) => ({ value: schema[key], location: location.child(key) }));
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  const all = [...shown, { value: first, location: location.child(['examples', 0]) }];
  return { name, values: all.filter(({ value }) => value !== undefined) };
}

/**
 * Every object in a value, with its place and the field that holds it (none for the value itself and for items of a list
 * that is the value).
 *
 * @param {unknown} value
 * @param {Location} location
 */
export function objectsIn(value, location) {
  return objectsWithin(value).map(({ object, field, keys }) => ({ object, field, location: location.child(keys) }));
}

/**
 * The same without places in files: `keys` lead from the value to the object.
 *
 * @param {unknown} value
 * @param {string} [field]
 * @param {Array<string | number>} [keys]
 * @returns {Array<{ object: Tree, field: string | undefined, keys: Array<string | number> }>}
 */
export function objectsWithin(value, field, keys = []) {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsWithin(item, field, [...keys, index]));
  if (!isPlainObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => objectsWithin(item, key, [...keys, key]));
  return [{ object: value, field, keys }, ...inside];
}
