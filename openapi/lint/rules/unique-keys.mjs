// @ts-check
import { objectsIn, operationExamples } from '../examples.mjs';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */
/** @typedef {{ operation: string, what: string, key: string, owner: string, location: Location }} Key */

/**
 * No two requests share an id and no two operations an idempotency key, because a reader who copies both would get the
 * response of the other. A shared error response, such as 401, counts as one, and so do the rows of one response.
 *
 * Good:
 *
 *     createTask: … Idempotency-Key … example: 7c1f0a52-9a43-4f0e-8c07-2d1f3b8e6a90
 *     createShop: … Idempotency-Key … example: 0378b8e4-dd11-40e1-8f2c-c3e2d75ae913
 *
 * Bad:
 *
 *     createShop: … Idempotency-Key … example: 7c1f0a52-9a43-4f0e-8c07-2d1f3b8e6a90
 *
 * @type {Oas3Rule}
 */
const uniqueKeys = () => ({
  Paths(paths, context) {
    /** @type {Map<string, Key>} */
    const firsts = new Map();
    const seen = new Set();
    for (const each of operationExamples(paths, context).flatMap(keysIn)) {
      const { what, key, owner, location } = each;
      const first = firsts.get(`${what} ${key}`) ?? each;
      firsts.set(`${what} ${key}`, first);
      if (first.owner === owner || seen.has(owner)) continue;
      seen.add(owner);
      context.report({
        message: `${first.operation} has the ${what} ${key} too. Show one of its own.`,
        location,
      });
    }
  },
});

export default uniqueKeys;

/**
 * @param {OperationExample} example
 * @returns {Key[]}
 */
function keysIn({ path, method, operation, place, name, value, location }) {
  const about = { operation: `${method.toUpperCase()} ${path}` };
  if (place === 'parameter') {
    const owner = operation.location.absolutePointer;
    return name === 'Idempotency-Key'
      ? [{ ...about, what: 'idempotency key', key: String(value), owner, location }]
      : [];
  }
  const owner = location.absolutePointer;
  return objectsIn(value, location).flatMap(({ object: { requestId }, location: at }) =>
    requestId === undefined
      ? []
      : [{ ...about, what: 'request id', key: String(requestId), owner, location: at.child('requestId') }],
  );
}
