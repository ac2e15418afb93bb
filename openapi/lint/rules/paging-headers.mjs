// @ts-check
import { child, operationsOf } from '../operations.mjs';

/** @import { Oas3Rule } from '@redocly/openapi-core' */

const HEADERS = ['X-Total-Count', 'X-Total-Pages', 'X-Page-Number', 'X-Page-Size'];

/**
 * A list that comes a page at a time (parameters `page` and `size`, an array in the 200 response) carries the four
 * paging headers.
 *
 * Good:
 *
 *     parameters: [{ $ref: Page.yaml }, { $ref: Size.yaml }]
 *     responses:
 *       '200':
 *         headers: { X-Total-Count: …, X-Total-Pages: …, X-Page-Number: …, X-Page-Size: … }
 *
 * Bad:
 *
 *     parameters: [{ $ref: Page.yaml }, { $ref: Size.yaml }]
 *     responses:
 *       '200': { description: The regions of this page. }
 *
 * @type {Oas3Rule}
 */
const pagingHeaders = () => ({
  Paths(paths, { report, location, resolve }) {
    const context = { location, resolve };
    for (const { operation, parameters } of operationsOf(paths, context)) {
      const names = parameters.filter(({ node }) => node.in === 'query').map(({ node }) => node.name);
      const found = ['responses', '200'].reduce(
        (owner, key) => owner && child(owner, key, context),
        /** @type {import('../operations.mjs').Found | undefined} */ (operation),
      );
      const schema = ['content', 'application/json', 'schema'].reduce(
        (owner, key) => owner && child(owner, key, context),
        found,
      );
      if (!found || schema?.node.type !== 'array' || !names.includes('page') || !names.includes('size')) continue;
      const headers = Object.keys(child(found, 'headers', context)?.node ?? {}).map((name) => name.toLowerCase());
      for (const header of HEADERS.filter((name) => !headers.includes(name.toLowerCase()))) {
        report({
          message: `The list of \`${operation.node.operationId}\` does not carry \`${header}\`. Refer to the header.`,
          location: found.location,
        });
      }
    }
  },
});

export default pagingHeaders;
