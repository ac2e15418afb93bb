import { testRule } from './lintSnippet';

const body = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const answer = (method: string, path: string, value: string): string =>
  `paths: { '${path}': { ${method}: { responses: { '200': ${body(value)} } } } }`;
const other = (shown: string, of: string, wanted: string): string =>
  `"${shown}" is not what ${of} has: "${wanted}". Show the same.`;

testRule('retail/example-agreement', [
  [
    'a list that shows what a read shows',
    { given: answer('get', '/orgstruct/shops', '[{ id: 679, sap: "0001", locality: Linden Mall }]'), want: [] },
  ],
  [
    'a read that shows null where the list has an empty text',
    { given: answer('get', '/objects/checklists/{id}', '{ id: 92840, duration: null }'), want: [] },
  ],
  [
    'a list that shows something else',
    {
      given: answer('get', '/orgstruct/shops', '[{ id: 679, locality: Mall }]'),
      want: [other('Mall', 'store 679', 'Linden Mall')],
    },
  ],
  [
    'a further example of a read, but one that shows another status',
    {
      given: `paths:
  /tasks/{id}:
    get:
      responses:
        '200':
          content:
            application/json:
              examples:
                a: { value: { id: 1480 } }
                b: { value: { id: 1480, status: CLOSED, name: Other } }
                c: { value: { id: 1480, status: IN_PROGRESS, name: Other } }`,
      want: [other('Other', 'task 1480', 'Check the fridge temperature')],
    },
  ],
  [
    'a part of a record that has no id',
    {
      given: answer('get', '/tasks/{id}', '{ id: 1480, labels: { campaign: autumn } }'),
      want: [other('autumn', 'task 1480', 'spring-2030')],
    },
  ],
  [
    'names beside ids',
    {
      given: answer(
        'get',
        '/survey/reports/tasks',
        '[{ shopId: 679, shopName: Mall, executorId: 3011, executorName: Jo }]',
      ),
      want: [other('Mall', 'store 679', 'Linden Mall'), other('Jo', 'user 3011', 'Jonas Weber')],
    },
  ],
  [
    'names that fields and schemas show by themselves',
    {
      given: `components: { schemas: { A: {
  properties: { shopName: { examples: [Mall] }, executorName: { examples: [Jonas Weber, Jo] }, name: { examples: [Jo] } },
  examples: [{ shopId: 679, shopName: Lakeside Mall }] } } }`,
      want: [
        other('Lakeside Mall', 'store 679', 'Linden Mall'),
        'No store has the shopName Mall. Name one of `openapi/world`.',
      ],
    },
  ],
  [
    'a record inside another',
    {
      given: answer('get', '/tasks/{id}', '{ id: 1480, observers: [{ id: 3012, name: Maria }] }'),
      want: [other('Maria', 'user 3012', 'Maria Keller')],
    },
  ],
  [
    'the response to a change, but for names beside ids',
    {
      given: answer('put', '/tasks/{id}', '{ id: 1480, name: Another, authorId: 1, authorName: Me }'),
      want: [other('Me', 'user 1', 'System Administrator')],
    },
  ],
  [
    'an event',
    {
      given: `webhooks: { closed: { post: { requestBody: ${body('{ task: { id: 1480, status: CLOSED, authorId: 1, authorName: Me } }')} } } }`,
      want: [other('Me', 'user 1', 'System Administrator')],
    },
  ],
]);
