import { testRule } from './lintSnippet';

const missing = (status: number): string =>
  `\`changeRegion\` has no ${status} response. Add it, or refer to the shared one.`;

testRule('retail/operation-error-responses', [
  [
    'all that apply',
    {
      given: `paths:
  /regions/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    put:
      operationId: changeRegion
      requestBody: { content: { application/json: {} } }
      responses: { '200': {}, '400': {}, '401': {}, '404': {}, '422': {}, '429': {} }`,
      want: [],
    },
  ],
  [
    'none of them',
    {
      given: `paths:
  /regions/{id}:
    put:
      operationId: changeRegion
      parameters: [{ $ref: '#/components/parameters/Id' }]
      requestBody: { $ref: '#/components/requestBodies/Region' }
      responses: { '200': {} }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: integer } } }
  requestBodies: { Region: { content: { application/json: {} } } }`,
      want: [missing(400), missing(401), missing(404), missing(422), missing(429)],
    },
  ],
  [
    'no parameters, no body',
    {
      given: 'paths: { /regions: { get: { operationId: changeRegion, responses: {} } } }',
      want: [missing(401), missing(429)],
    },
  ],
  [
    '403 without a path parameter',
    {
      given: `paths:
  /regions:
    get:
      operationId: changeRegion
      responses: { '401': {}, '403': {}, '429': {} }`,
      want: ['`changeRegion` names no object in its path and has a 403 response. Remove it.'],
    },
  ],
  [
    'a query parameter',
    {
      given: `paths:
  /regions:
    get:
      operationId: changeRegion
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { '401': {}, '429': {} }`,
      want: [missing(400)],
    },
  ],
  [
    'an upload',
    {
      given: `paths:
  /files:
    post:
      operationId: changeRegion
      requestBody: { content: { multipart/form-data: {} } }
      responses: { '401': {}, '429': {} }`,
      want: [missing(400)],
    },
  ],
  [
    'a webhook',
    { given: "webhooks: { taskClosed: { post: { operationId: taskClosed, responses: { '200': {} } } } }", want: [] },
  ],
]);
