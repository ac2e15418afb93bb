// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { child, operationsOf } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/**
 * Every operation names the errors it can give: 401 and 429 always, 400 with parameters or a body, 404 with a path
 * parameter, 422 with a JSON body. 403 says that the object in the path belongs to another company, so an operation
 * without a path parameter does not have it. Webhooks and callbacks are left out.
 *
 * Good:
 *
 *     /regions/{id}:
 *       get:
 *         responses: { '200': …, '400': …, '401': …, '404': …, '429': … }
 *
 * Bad:
 *
 *     /regions/{id}:
 *       get:
 *         responses: { '200': … }
 *
 * @type {Oas3Rule}
 */
const operationErrorResponses = () => ({
  Paths(paths, { report, location, resolve }) {
    const context = { location, resolve };
    for (const { operation, parameters } of operationsOf(paths, context)) {
      const body = child(operation, 'requestBody', context);
      const content = body && child(body, 'content', context);
      const wanted = {
        400: parameters.length > 0 || body !== undefined,
        401: true,
        404: parameters.some(({ node }) => node.in === 'path'),
        422: content?.node['application/json'] !== undefined,
        429: true,
      };
      const responses = isPlainObject(operation.node.responses) ? operation.node.responses : {};
      if (responses[403] !== undefined && !wanted[404]) {
        report({
          message: `\`${operation.node.operationId}\` names no object in its path and has a 403 response. Remove it.`,
          location: operation.location.child(['responses', '403']).key(),
        });
      }
      for (const [status, isWanted] of Object.entries(wanted)) {
        if (!isWanted || responses[status] !== undefined) continue;
        report({
          message: `\`${operation.node.operationId}\` has no ${status} response. Add it, or refer to the shared one.`,
          location: operation.location.child('responses').key(),
        });
      }
    }
  },
});

export default operationErrorResponses;
