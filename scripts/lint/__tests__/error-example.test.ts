import { testRule } from './lintSnippet';

const error = (value: string): string => `{ content: { application/json: { examples: { a: { value: ${value} } } } } }`;
const task = (status: string, value: string): string => `paths:
  /tasks/{id}:
    put:
      parameters: [{ name: id, in: path, example: 1480 }]
      requestBody: { content: { application/json: { schema: { properties: { note: {} } }, examples: { a: { value: { name: Check } } } } } }
      responses: { '${status}': ${error(value)} }`;

testRule('retail/error-example', [
  ['a parameter of the operation', { given: task('400', '{ message: Parameter id has to be a number }'), want: [] }],
  [
    'a parameter of another one',
    {
      given: task('400', '{ message: Parameter page has to be a number }'),
      want: ['The operation has no parameter `page`. Name one that it has.'],
    },
  ],
  ['an id that no record has', { given: task('404', '{ message: No task has the id 1499 }'), want: [] }],
  [
    'the id of a record',
    {
      given: task('404', '{ message: No task has the id 1480 }'),
      want: ['`openapi/world` has a record with the id 1480. Name one that it does not have.'],
    },
  ],
  ['fields that are sent', { given: task('422', '{ details: [{ field: name }, { field: "[0].name" }] }'), want: [] }],
  ['a field that could be sent', { given: task('422', '{ details: [{ field: note }] }'), want: [] }],
  [
    'a field that cannot be sent',
    {
      given: task('422', '{ details: [{ field: sap }] }'),
      want: ['The request has no field `sap`. Name one that it has.'],
    },
  ],
  [
    'shared by two operations, but for errors that do not lie in the request',
    {
      given: `paths:
  /a: { get: { responses: { '404': { $ref: '#/components/responses/None' }, '401': { $ref: '#/components/responses/Who' } } } }
  /b: { get: { responses: { '404': { $ref: '#/components/responses/None' }, '401': { $ref: '#/components/responses/Who' } } } }
components: { responses: { None: ${error('{ message: None }')}, Who: ${error('{ message: Who }')} } }`,
      want: ['Operations share this error. Show one of each operation itself.'],
    },
  ],
]);
