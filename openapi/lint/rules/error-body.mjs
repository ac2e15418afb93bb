// @ts-check
import { isPlainObject } from '@redocly/openapi-core';
import { child, responsesOf } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/**
 * Every error response carries the one shared body, `Error` unless the option `schema` names another. Webhooks and
 * callbacks are left out.
 *
 * Good:
 *
 *     '404':
 *       content:
 *         application/json:
 *           schema: { $ref: ../schemas/common/Error.yaml }
 *
 * Bad:
 *
 *     '404':
 *       description: No such region.
 *
 * @type {Oas3Rule}
 */
const errorBody = ({ schema = 'Error' }) => {
  const isShared = new RegExp(`(^|/)${schema}(\\.[a-z]+)?$`);
  return {
    Paths(paths, { report, location, resolve }) {
      const context = { location, resolve };
      for (const { status, response } of responsesOf(paths, context)) {
        if (!/^[45]|^default$/.test(status)) continue;
        const media = child(response, 'content', context)?.node['application/json'];
        const body = isPlainObject(media) && isPlainObject(media.schema) ? media.schema.$ref : undefined;
        if (typeof body === 'string' && isShared.test(body)) continue;
        report({
          message: `The ${status} response does not carry the shared \`${schema}\` body as JSON. Refer to it.`,
          location: response.location,
        });
      }
    },
  };
};

export default errorBody;
