import { testRule } from './lintSnippet';

const missing = (status: number, header: string): string =>
  `The ${status} response does not carry \`${header}\`. Refer to the header.`;

testRule('retail/response-headers', [
  [
    'all headers, in any case, behind references',
    {
      given: `paths:
  /regions:
    get:
      responses:
        '200': { headers: { x-request-id: {}, RateLimit-Limit: {}, RateLimit-Remaining: {}, RateLimit-Reset: {} } }
        '404': { $ref: '#/components/responses/NotFound' }
components:
  responses: { NotFound: { headers: { X-Request-Id: {} } } }`,
      want: [],
    },
  ],
  [
    'none',
    {
      given: "paths: { /regions: { get: { responses: { '204': {}, '404': {} } } } }",
      want: [
        missing(204, 'X-Request-Id'),
        missing(204, 'RateLimit-Limit'),
        missing(204, 'RateLimit-Remaining'),
        missing(204, 'RateLimit-Reset'),
        missing(404, 'X-Request-Id'),
      ],
    },
  ],
  ['a webhook', { given: "webhooks: { closed: { post: { responses: { '204': {} } } } }", want: [] }],
]);
