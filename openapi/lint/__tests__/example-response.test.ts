import { testRule } from './lintSnippet';

const body = (value: string, name = 'a'): string =>
  `{ content: { application/json: { examples: { ${name}: { value: ${value} } } } } }`;
const change = (sent: string, shown: string): string =>
  `paths: { /regions: { post: { requestBody: ${body(sent)}, responses: { '200': ${body(shown)} } } } }`;
const problem = (sent: string, shown: string): string =>
  `The request sends ${sent}, the response shows ${shown}. Show the same.`;

testRule('retail/example-response', [
  ['a response that repeats its request', { given: change('{ name: West }', '{ id: 66, name: West }'), want: [] }],
  ['another value', { given: change('{ name: West }', '{ name: East }'), want: [problem('"West"', '"East"')] }],
  ['in a list of one', { given: change('{ name: West }', '[{ name: East }]'), want: [problem('"West"', '"East"')] }],
  [
    'inside, and in lists',
    {
      given: change('{ rule: { days: [1, 2] }, ids: [1] }', '{ rule: { days: [1, 3] }, ids: [1, 2] }'),
      want: [problem('2', '3'), problem('[1]', '[1,2]')],
    },
  ],
  [
    'what is no repetition: a version, a choice of people, a record for its id, a new record of an old one',
    {
      given: change(
        '{ version: 4, executors: { role: SHOP }, shops: [679], id: 1 }',
        '{ version: 5, executors: [{ id: 3011 }], shops: [{ id: 679 }], id: 2, originalId: 1 }',
      ),
      want: [],
    },
  ],
  [
    'the first example, whatever its name, but no other that has no name in common',
    {
      given: `paths:
  /regions:
    post:
      requestBody: ${body('{ name: West }')}
      responses:
        '200': { content: { application/json: { examples: { b: { value: { name: East } }, c: { value: { name: South } } } } } }
  /divisions:
    post:
      requestBody: ${body('{ name: West }')}
      responses:
        '200': { content: { application/json: { examples: { b: { value: { name: East } }, a: { value: { name: West } } } } } }`,
      want: [problem('"West"', '"East"')],
    },
  ],
  [
    'another record than the one in the path',
    {
      given: `paths:
  /regions/{id}:
    parameters: [{ name: id, in: path, example: 74 }]
    get: { responses: { '200': ${body('{ id: 75 }')} } }
  /regions/{id}/close:
    post: { parameters: [{ name: id, in: path, example: 74 }], responses: { '200': ${body('[{ id: 76 }]')} } }
  /regions/{id}/shops:
    get: { parameters: [{ name: id, in: path, example: 74 }], responses: { '200': ${body('[{ id: 679 }]')} } }
  /divisions/{id}:
    parameters: [{ name: id, in: path, example: 60 }]
    put: { parameters: [{ name: id, in: path, example: 61 }], responses: { '200': ${body('{ id: 61 }')} } }`,
      want: [problem('74', '75'), problem('74', '76')],
    },
  ],
  [
    'another record than those in the path, after an action and above',
    {
      given: `paths:
  /tasks/{id}/responses/{responseId}/submit:
    parameters: [{ name: id, in: path, example: 1480 }, { name: responseId, in: path, example: r1 }]
    post: { responses: { '200': ${body('{ id: r2, taskId: 1485, parentTaskId: 1486 }')} } }
  /tasks/{id}/responses:
    parameters: [{ name: id, in: path, example: 1480 }]
    get: { responses: { '200': ${body('[{ id: r1, taskId: 1480 }, { id: r2, taskId: 1485 }]')} } }
    post: { responses: { '200': ${body('{ id: r3 }')} } }`,
      want: [problem('1480', '1485'), problem('"r1"', '"r2"'), problem('1480', '1485')],
    },
  ],
]);
