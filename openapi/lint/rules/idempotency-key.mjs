// @ts-check
import { operationsOf } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/**
 * A POST that creates something (its operationId begins with `create`) takes an `Idempotency-Key`, which may be left
 * out. No other method takes one, because it may be repeated anyway.
 *
 * Good:
 *
 *     post:
 *       operationId: createRegion
 *       parameters: [{ $ref: IdempotencyKey.yaml }]
 *
 * Bad:
 *
 *     post:
 *       operationId: createRegion
 *
 * @type {Oas3Rule}
 */
const idempotencyKey = () => ({
  Paths(paths, { report, location, resolve }) {
    for (const { method, operation, parameters } of operationsOf(paths, { location, resolve })) {
      const key = parameters.find(({ node: { in: place, name } }) => place === 'header' && name === 'Idempotency-Key');
      const id = String(operation.node.operationId);
      const at = operation.location.child('parameters').key();
      if (method === 'post' && id.startsWith('create') && !key) {
        report({ message: `\`${id}\` creates something and takes no \`Idempotency-Key\`. Add it.`, location: at });
      }
      if (key?.node.required === true) {
        report({ message: `\`${id}\` requires an \`Idempotency-Key\`. Let callers leave it out.`, location: at });
      }
      if (method !== 'post' && key) {
        report({ message: `\`${id}\` is safe to repeat and takes an \`Idempotency-Key\`. Remove it.`, location: at });
      }
    }
  },
});

export default idempotencyKey;
