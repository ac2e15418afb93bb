// @ts-check
import { isPlainObject } from '@redocly/openapi-core';

/** @import { Location, UserContext } from '@redocly/openapi-core' */
/** @typedef {Record<string, unknown>} Tree */
/** @typedef {{ node: Tree, location: Location }} Found */
/** @typedef {Pick<UserContext, 'location' | 'resolve'>} Lookup */

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * The operations under `paths`, with the parameters of their path item; those of webhooks and callbacks are left out,
 * because other parties respond to them.
 *
 * @param {object} paths the Paths Object
 * @param {Lookup} context
 * @returns {Array<{ path: string, method: string, operation: Found, parameters: Found[] }>}
 */
export function operationsOf(paths, context) {
  return Object.entries(paths).flatMap(([path, value]) => {
    const item = follow(value, context.location.child(path), context);
    if (!item) return [];
    return METHODS.flatMap((method) => {
      const operation = child(item, method, context);
      if (!operation) return [];
      const own = parametersOf(operation, context);
      const isOwn = (/** @type {Found} */ { node }) =>
        own.some((each) => each.node.in === node.in && each.node.name === node.name);
      const parameters = [...parametersOf(item, context).filter((each) => !isOwn(each)), ...own];
      return [{ path, method, operation, parameters }];
    });
  });
}

/**
 * The responses of the operations under `paths`, with the statuses that they are named for. One that several operations
 * refer to is there once.
 *
 * @param {object} paths the Paths Object
 * @param {Lookup} context
 * @returns {Array<{ status: string, response: Found }>}
 */
export function responsesOf(paths, context) {
  /** @type {Map<string, { status: string, response: Found }>} */
  const byPlace = new Map();
  for (const { operation } of operationsOf(paths, context)) {
    for (const [status, response] of children(operation, 'responses', context)) {
      const key = `${response.location.absolutePointer} ${status}`;
      if (!byPlace.has(key)) byPlace.set(key, { status, response });
    }
  }
  return [...byPlace.values()];
}

/**
 * The object at `key` below `found`, references followed; undefined when there is none.
 *
 * @param {Found} found
 * @param {string} key
 * @param {Lookup} context
 * @returns {Found | undefined}
 */
export function child(found, key, context) {
  return follow(found.node[key], found.location.child(key), context);
}

/**
 * The objects in the map at `key` below `found`, each with its name.
 *
 * @param {Found} found
 * @param {string} key
 * @param {Lookup} context
 * @returns {Array<[string, Found]>}
 */
export function children(found, key, context) {
  const map = child(found, key, context);
  if (!map) return [];
  return Object.keys(map.node).flatMap((name) => {
    const entry = child(map, name, context);
    return entry ? [/** @type {[string, Found]} */ ([name, entry])] : [];
  });
}

/**
 * The schemas of what an operation takes as its body, one for each media type.
 *
 * @param {Found} operation
 * @param {Lookup} context
 */
export function requestSchemas(operation, context) {
  const body = child(operation, 'requestBody', context);
  return body ? contentSchemas(body, context) : [];
}

/**
 * The schemas of a request body or a response, one for each media type.
 *
 * @param {Found} body
 * @param {Lookup} context
 * @returns {Found[]}
 */
export function contentSchemas(body, context) {
  return children(body, 'content', context).flatMap(([, media]) => child(media, 'schema', context) ?? []);
}

/**
 * The schema of a list's items; any other schema itself.
 *
 * @param {Found} schema
 * @param {Lookup} context
 */
export function itemSchema(schema, context) {
  return child(schema, 'items', context) ?? schema;
}

/**
 * Follows a reference from the file it stands in.
 *
 * @param {unknown} value
 * @param {Location} location where `value` stands
 * @param {Lookup} context
 * @returns {Found | undefined}
 */
function follow(value, location, context) {
  if (!isPlainObject(value)) return undefined;
  if (typeof value.$ref !== 'string') return { node: value, location };
  const target = context.resolve({ $ref: value.$ref }, location.source.absoluteRef);
  return isPlainObject(target.node) && target.location ? { node: target.node, location: target.location } : undefined;
}

/**
 * @param {Found} owner
 * @param {Lookup} context
 * @returns {Found[]}
 */
function parametersOf(owner, context) {
  const list = owner.node.parameters;
  if (!Array.isArray(list)) return [];
  const base = owner.location.child('parameters');
  return list.flatMap((value, index) => {
    const parameter = follow(value, base.child(index), context);
    return parameter ? [parameter] : [];
  });
}

/**
 * Whether a location is below `if` or `not`. Properties there test a field that is described elsewhere.
 *
 * @param {string} pointer
 */
export function isCondition(pointer) {
  return /(?<!\/properties)\/(if|not)\//.test(pointer);
}
