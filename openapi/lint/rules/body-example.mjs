// @ts-check
import { isPlainObject } from '@redocly/openapi-core';

/** @import { Location, Oas3Rule } from '@redocly/openapi-core' */

/**
 * Every JSON body that is sent, and every one that is returned on success, has a named example.
 *
 * Good:
 *
 *     application/json:
 *       schema: { $ref: Region.yaml }
 *       examples:
 *         west: { summary: A region with two stores, value: { id: 66 } }
 *
 * Bad:
 *
 *     application/json:
 *       schema: { $ref: Region.yaml }
 *
 * @type {Oas3Rule}
 */
const bodyExample = () => ({
  RequestBody(body, { report, location }) {
    if (lacksExample(body.content)) report(problem('request', location));
  },
  Response(response, { report, location, key }) {
    if (/^2/.test(String(key)) && lacksExample(response.content)) report(problem(`${key} response`, location));
  },
});

export default bodyExample;

/** @param {unknown} content */
function lacksExample(content) {
  const media = isPlainObject(content) ? content['application/json'] : undefined;
  if (!isPlainObject(media)) return false;
  return !isPlainObject(media.examples) || Object.keys(media.examples).length === 0;
}

/**
 * @param {string} body
 * @param {Location} location
 */
function problem(body, location) {
  return {
    message: `The JSON body of the ${body} has no named example. Add one under \`examples\`.`,
    location: location.child(['content', 'application/json']).key(),
  };
}
