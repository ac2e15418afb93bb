import { testRule } from './lintSnippet';

const body = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const read = (path: string, value: string): string =>
  `paths: { '${path}': { get: { responses: { '200': ${body(value)} } } } }`;
const missing = (kind: string, id: number | string, by = 'id'): string =>
  `No ${kind} has the ${by} ${id}. Name one of \`openapi/world\`.`;
const missingExternal = (kind: string, id: string): string => missing(kind, id, 'external id');
const unknown = (name: string): string =>
  `\`${name}\` looks like an id. State what it identifies in \`openapi/world/world.yaml\`.`;
const send = (path: string, request: string, answer: string): string =>
  `paths: { '${path}': { post: { requestBody: ${body(request)}, responses: { '200': ${body(answer)} } } } }`;
const objectId = '64f0a3d9e7b3d90012ab3499';

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
    'shown by a field of a schema: the first example, not the further ones',
    {
      given: `components: { schemas: { A: { properties: {
  shopId: { examples: [679, 4] }, taskId: { examples: [7] }, regionIds: { default: [75, 6] }, id: { examples: [7] },
  executors: { examples: [[{ id: 9 }]] }, divisionExternalId: { example: DIV-NONE } } } } }`,
      want: [missing('task', 7), missing('region', 6), missing('user', 9), missingExternal('division', 'DIV-NONE')],
    },
  ],
  [
    'shown by a whole schema, but not by a condition',
    {
      given: `components: { schemas: { A: { if: { properties: { taskId: { examples: [7] } } }, examples: [{ taskId: 8, shopIds: [679] }] } } }`,
      want: [missing('task', 8)],
    },
  ],
  [
    'in a webhook',
    {
      given: `webhooks: { closed: { post: { requestBody: ${body('{ task: { id: 7 } }')} } } }`,
      want: [missing('task', 7)],
    },
  ],
  [
    'made with the record that it stands in or below, and by no other field',
    {
      given: send(
        '/tasks',
        '{}',
        '{ id: 9, authorId: 9, parentTaskId: 9, responseList: [{ id: 8 }], category: { id: 7 } }',
      ),
      want: [missing('user', 9)],
    },
  ],
  [
    'what stands inside other records',
    {
      given: read(
        '/survey/questions/{id}',
        `{ originalId: ${objectId}, answerId: null, answerIds: [64f0a3d9e7b3d90012ab34c1, ${objectId}],
           possibleAnswers: [{ id: ${objectId} }], photos: [{ uid: 4f7d1c2e-8a35-4b09-9e61-000000000000 }] }`,
      ),
      want: [
        missing('survey question', objectId),
        missing('possible answer of a survey', objectId),
        missing('possible answer of a survey', objectId),
        missing('file', '4f7d1c2e-8a35-4b09-9e61-000000000000'),
      ],
    },
  ],
  [
    'an answer to a question that names no possible answer, and a status that is kept elsewhere',
    {
      given: send('/orgstruct/shops', `{ statusId: 4, answerId: ${objectId} }`, '{ statusId: 3 }'),
      want: [missing('status of stores', 4), missing('possible answer of a survey', objectId)],
    },
  ],
  [
    'external ids, own and of other records',
    {
      given: read(
        '/orgstruct/shops',
        "[{ externalId: ST-0001, regionExternalId: REG-CAYUGA }, { externalId: ST-9, regionExternalIds: [REG-9], region: { externalId: '1' } }]",
      ),
      want: [missingExternal('store', 'ST-9'), missingExternal('region', 'REG-9')],
    },
  ],
  [
    'external ids in parameters',
    {
      given: `paths:
  /orgstruct/users:
    get:
      parameters:
        - { name: externalIds, in: query, example: [EMP-00417, ST-0001] }
        - { name: shopExternalIds, in: query, example: [ST-0001, EMP-00417] }`,
      want: [missingExternal('user', 'ST-0001'), missingExternal('store', 'EMP-00417')],
    },
  ],
  [
    'an external id that a request gives, and one that it only names',
    {
      given: send('/orgstruct/shops', '{ externalId: ST-9, regionExternalId: REG-9 }', '{ externalId: ST-9 }'),
      want: [missingExternal('region', 'REG-9')],
    },
  ],
  [
    'what the response itself says is missing',
    {
      given: send(
        '/orgstruct/shops/bulk',
        '[{ regionExternalId: REG-8 }, { regionExternalId: REG-9 }]',
        '[{ error: { message: No region has the external id REG-9 } }]',
      ),
      want: [missingExternal('region', 'REG-8')],
    },
  ],
  [
    'what an error says is missing',
    {
      given: `paths:
  /orgstruct/shops:
    post:
      requestBody: ${body('{ regionId: 99 }')}
      responses: { '404': ${body('{ message: No region has the id 99 }')} }`,
      want: ['No region has the id 99. Name one of `openapi/world`.'],
    },
  ],
  [
    'values of a field that a list is filtered by',
    {
      given:
        "paths: { /orgstruct/shops: { get: { parameters: [{ name: saps, in: query, example: ['0001', '0099'] }] } } }",
      want: ['No store has the sap 0099. Name one of `openapi/world`.'],
    },
  ],
  [
    'the ids that schemas of records show as their own',
    {
      given: `paths:
  /orgstruct/shops: { get: { responses: { '200': { content: { application/json: { schema: {
    items: { $ref: '#/components/schemas/Shop' } } } } } } } }
  /boxes: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Box' } } } } } } }
components:
  schemas:
    Shop: { properties: { id: { examples: [4, 679] } }, example: { id: 5 } }
    Box: { properties: { id: { examples: [4] } } }`,
      want: [missing('store', 4), missing('store', 5)],
    },
  ],
  [
    'names like those of ids',
    {
      given: `paths:
  '/boxes/{boxId}':
    parameters:
      - { name: boxId, in: path, example: 1 }
      - { name: shelf_ids, in: query, example: [a] }
      - { name: X-Box-Id, in: header, example: a }
    get: { responses: { '200': ${body('{ boxId: a, valid: true, grid: 1, requestId: a, rows: [{ box_id: 1, boxExternalIds: [] }] }')} } }`,
      want: ['shelf_ids', 'X-Box-Id', 'boxId', 'box_id', 'boxExternalIds'].map(unknown),
    },
  ],
]);
