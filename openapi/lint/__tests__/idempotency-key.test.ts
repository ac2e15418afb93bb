import { testRule } from './lintSnippet';

const operation = (method: string, id: string, key: string): string =>
  `paths: { /regions: { ${method}: { operationId: ${id}, parameters: [${key}] } } }`;

testRule('retail/idempotency-key', [
  [
    'a create with a key',
    { given: operation('post', 'createRegion', '{ name: Idempotency-Key, in: header }'), want: [] },
  ],
  ['an action without a key', { given: operation('post', 'activateUser', ''), want: [] }],
  [
    'a create without a key',
    {
      given: operation('post', 'createRegion', '{ name: Idempotency-Key, in: query }'),
      want: ['`createRegion` creates something and takes no `Idempotency-Key`. Add it.'],
    },
  ],
  [
    'a key that is required',
    {
      given: operation('post', 'createRegion', '{ name: Idempotency-Key, in: header, required: true }'),
      want: ['`createRegion` requires an `Idempotency-Key`. Let callers leave it out.'],
    },
  ],
  [
    'a key for a change',
    {
      given: operation('put', 'updateRegion', '{ name: Idempotency-Key, in: header }'),
      want: ['`updateRegion` is safe to repeat and takes an `Idempotency-Key`. Remove it.'],
    },
  ],
]);
