import { testRule } from './lintSnippet';

const media = (value: string): string =>
  `content: { application/json: { schema: { $ref: '#/components/schemas/Task' }, examples: { one: { value: ${value} } } } }`;

const schemas = `components:
  schemas:
    Task:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
        token: { type: string, writeOnly: true }`;

const whole = '{ id: 66, name: Count the trolleys }';
const sent = '{ name: Count the trolleys, token: abc }';
const readOnly = 'Example value must conform to the schema: `id` property must NOT be present in request context.';
const required = "Example value must conform to the schema: must have required property 'id'.";
const writeOnly = 'Example value must conform to the schema: `token` property must NOT be present in response context.';
const wrongType = 'Example value must conform to the schema: `name` property type must be string.';

testRule('retail/media-type-example', [
  [
    'as the reader sends and receives it',
    {
      given: `paths:
  /tasks: { post: { requestBody: { ${media(sent)} }, responses: { '200': { ${media(whole)} } } } }
${schemas}`,
      want: [],
    },
  ],
  [
    'the other way round',
    {
      given: `paths:
  /tasks: { post: { requestBody: { ${media(whole)} }, responses: { '200': { ${media(sent)} } } } }
${schemas}`,
      want: [readOnly, required, writeOnly],
    },
  ],
  [
    'a webhook',
    {
      given: `webhooks:
  taskClosed: { post: { requestBody: { ${media(whole)} }, responses: { '200': { ${media(sent)} } } } }
${schemas}`,
      want: [],
    },
  ],
  [
    'a webhook, the other way round',
    {
      given: `webhooks: { taskClosed: { post: { requestBody: { ${media('{ id: 66, name: Count, token: abc }')} } } } }
${schemas}`,
      want: [writeOnly],
    },
  ],
  [
    'a callback, and what comes after it',
    {
      given: `paths:
  /exports:
    post:
      callbacks: { ready: { '{$request.body#/url}': { post: { requestBody: { ${media(whole)} } } } } }
  /tasks: { post: { requestBody: { ${media(whole)} } } }
${schemas}`,
      want: [readOnly],
    },
  ],
  [
    'another type',
    {
      given: `paths: { /tasks: { post: { requestBody: { ${media('{ name: 66 }')} } } } }
${schemas}`,
      want: [wrongType],
    },
  ],
]);
