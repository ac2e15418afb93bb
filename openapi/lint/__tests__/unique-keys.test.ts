import { testRule } from './lintSnippet';

const error = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const failed = (value: string): string => `{ get: { responses: { '404': ${error(value)} } } }`;
const create = (key: string): string =>
  `{ post: { parameters: [{ name: Idempotency-Key, in: header, example: ${key} }, { name: id, in: query, example: one }] } }`;

testRule('retail/unique-keys', [
  [
    'each its own',
    { given: `paths: { /a: ${failed('{ requestId: one }')}, /b: ${failed('{ requestId: two }')} }`, want: [] },
  ],
  [
    'a request id twice',
    {
      given: `paths: { /a: ${failed('{ requestId: one }')}, /b: ${failed('{ requestId: one }')} }`,
      want: ['GET /a has the request id one too. Show one of its own.'],
    },
  ],
  [
    'rows of one answer, and a shared error',
    {
      given: `paths:
  /a: { get: { responses: { '401': { $ref: '#/components/responses/Who' }, '404': ${error('[{ error: { requestId: one } }, { error: { requestId: one } }]')} } } }
  /b: { get: { responses: { '401': { $ref: '#/components/responses/Who' } } } }
components: { responses: { Who: ${error('{ requestId: two }')} } }`,
      want: [],
    },
  ],
  ['each its own idempotency key', { given: `paths: { /a: ${create('one')}, /b: ${create('two')} }`, want: [] }],
  [
    'an idempotency key twice',
    {
      given: `paths: { /a: ${create('one')}, /b: ${create('one')} }`,
      want: ['POST /a has the idempotency key one too. Show one of its own.'],
    },
  ],
]);
