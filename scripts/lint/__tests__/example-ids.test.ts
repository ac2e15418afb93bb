import { testRule } from './lintSnippet';

const body = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const read = (path: string, value: string): string =>
  `paths: { '${path}': { get: { responses: { '200': ${body(value)} } } } }`;
const missing = (kind: string, id: number | string): string =>
  `No ${kind} has the id ${id}. Name one of \`openapi/world\`.`;

testRule('retail/example-ids', [
  ['a record and what it names', { given: read('/orgstruct/shops/{id}', '{ id: 679, clusterId: 74 }'), want: [] }],
  ['no such record', { given: read('/orgstruct/shops/{id}', '{ id: 678 }'), want: [missing('store', 678)] }],
  [
    'in a list of ids and in objects of a field',
    {
      given: read('/tasks', '[{ id: 1480, executors: [{ id: 9 }], route: { id: 9 } }, { id: 7, taskIds: [1480, 8] }]'),
      want: [missing('user', 9), missing('task', 7), missing('task', 8)],
    },
  ],
  [
    'one field for several kinds',
    { given: read('/tasks', '[{ templateId: 1 }]'), want: [missing('checklist template or survey template', 1)] },
  ],
  [
    'in parameters, and in braces',
    {
      given: `paths:
  /orgstruct/regions/{id}:
    get:
      parameters:
        - { name: id, in: path, example: 5 }
        - { name: ids, in: query, example: [75, 6] }
        - { name: shopIds, in: query, examples: { one: { value: [679, 4] } } }
        - { name: var_checklist_ids, in: query, example: '{92811,3}' }`,
      want: [missing('region', 5), missing('region', 6), missing('store', 4), missing('checklist', 3)],
    },
  ],
  [
    'made by the POST beside it',
    {
      given: `paths:
  /orgstruct/regions: { post: { responses: { '200': ${body('{ id: 500 }')} } } }
  /orgstruct/regions/{id}: { get: { responses: { '200': ${body('{ id: 500, divisionId: 500 }')} } } }`,
      want: [missing('division', 500)],
    },
  ],
  [
    'from an earlier description',
    {
      given: `paths: { /tasks: { get: { responses: { '200': { content: { a/b: { examples: { older: { value: { id: 7 } } } } } } } } } }`,
      want: [],
    },
  ],
  [
    'in a webhook',
    {
      given: `webhooks: { closed: { post: { requestBody: ${body('{ task: { id: 7 } }')} } } }`,
      want: [missing('task', 7)],
    },
  ],
]);
