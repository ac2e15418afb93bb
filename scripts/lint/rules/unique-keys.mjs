// @ts-check
import { objectsIn, operationExamples } from '../examples.mjs';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */
/** @import { OperationExample } from '../examples.mjs' */

/**
 * No two requests share an id and no two operations an idempotency key, because a reader who copies both would get the
 * response of the other. A shared error response, such as 401, counts as one, and so
 * do the rows of one response.
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
    /** @type {Map<string, string>} */
    const owners = new Map();
    const seen = new Set();
    for (const { what, key, owner, location } of operationExamples(paths, context).flatMap(keysIn)) {
      const first = owners.get(`${what} ${key}`) ?? owner;
      owners.set(`${what} ${key}`, first);
      if (first === owner || seen.has(owner)) continue;
      seen.add(owner);
      context.report({ message: `Another one has the ${what} ${key}. Show one of its own.`, location });
    }
  },
});

export default uniqueKeys;

/**
 * @param {OperationExample} example
 * @returns {Array<{ what: string, key: string, owner: string, location: Location }>}
 */
function keysIn({ operation, place, name, value, location }) {
  if (place === 'parameter') {
    const owner = operation.location.absolutePointer;
    return name === 'Idempotency-Key' ? [{ what: 'idempotency key', key: String(value), owner, location }] : [];
  }
  return objectsIn(value, location).flatMap(({ object, location: at }) =>
    object.requestId === undefined
      ? []
      : [
          {
            what: 'request id',
            key: String(object.requestId),
            owner: location.absolutePointer,
            location: at.child('requestId'),
          },
        ],
  );
}
