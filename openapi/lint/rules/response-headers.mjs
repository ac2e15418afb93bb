// @ts-check
import { child, responsesOf } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

/** Headers of every response, and those of responses that are not errors. */
const ALWAYS = ['X-Request-Id'];
const SUCCESS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/**
 * Every response carries the id of the request, and one that is not an error also says how many requests are left, so that a
 * client can slow down before it gets 429. Webhooks and callbacks are left out.
 *
 * Good:
 *
 *     '404':
 *       headers: { X-Request-Id: { $ref: X-Request-Id.yaml } }
 *
 * Bad:
 *
 *     '404':
 *       description: No such region.
 *
 * @type {Oas3Rule}
 */
const responseHeaders = () => ({
  Paths(paths, { report, location, resolve }) {
    const context = { location, resolve };
    for (const { status, response } of responsesOf(paths, context)) {
      const headers = Object.keys(child(response, 'headers', context)?.node ?? {}).map((name) => name.toLowerCase());
      const wanted = /^[23]/.test(status) ? [...ALWAYS, ...SUCCESS] : ALWAYS;
      for (const header of wanted.filter((name) => !headers.includes(name.toLowerCase()))) {
        report({
          message: `The ${status} response does not carry \`${header}\`. Refer to the header.`,
          location: response.location,
        });
      }
    }
  },
});

export default responseHeaders;
