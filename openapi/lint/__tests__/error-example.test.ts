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
  [
    'a field that could be sent',
    { given: task('422', '{ details: [{ field: note }, { field: "note[0].name" }] }'), want: [] },
  ],
  [
    'a field that cannot be sent',
    {
      given: task('422', '{ details: [{ field: sap }] }'),
      want: ['The request has no field `sap`. Name one that it has.'],
    },
  ],
  [
    'a field that cannot be sent, inside and in the text',
    {
      given: task('422', '{ message: "`colour` is missing", details: [{ field: note.sap }, { field: note }] }'),
      want: [
        'The request has no field `colour`. Name one that it has.',
        'The request has no field `note.sap`. Name one that it has.',
      ],
    },
  ],
  [
    'a reason that the schema of the field does not state',
    {
      given: `paths:
  /tasks:
    post:
      requestBody:
        content:
          application/json:
            schema:
              allOf: [{ properties: { name: { maxLength: 255 }, due: { description: Has to lie in the future. }, at: {} } }]
      responses:
        '422': ${error(`{ details: [
          { field: name, message: must not be longer than 255 characters },
          { field: name, message: must not be longer than 50 characters },
          { field: due, message: has to lie in the future },
          { field: at, message: has to lie in the future }] }`)}`,
      want: [
        'The schema of `name` does not say this. Show what it says.',
        'The schema of `at` does not say this. Show what it says.',
      ],
    },
  ],
  [
    'a number of values that is not that of the details',
    {
      given: task('422', '{ message: 2 values are not valid, details: [{ field: note }] }'),
      want: ['The text counts 2, `details` has 1. Make them agree.'],
    },
  ],
  [
    'a record that the request does not name',
    {
      given: task('404', '{ message: No survey has the id 64f0a2b7e7b3d90012ab34ff }'),
      want: ['The request names no survey. Name a record of a kind that it names.'],
    },
  ],
  ['the record and the value that it is about', { given: task('409', '{ message: Task 1480 is closed }'), want: [] }],
  [
    'a record that is not there, a key of another operation, a name that is not sent',
    {
      given: `paths:
  /tasks/{id}:
    put:
      requestBody: { content: { application/json: { examples: { a: { value: { name: Check } } } } } }
      responses:
        '409':
          content:
            application/json:
              examples:
                a: { value: { message: Task 1499 is closed } }
                b: { value: { message: The key 6dc341e4-9b60-41a3-a45e-1f3d18595632 was used before } }
                c: { value: { message: The name Control is taken } }
                d: { value: { message: The name Check is taken } }
                e: { value: { message: The name Clear emergency exit B is taken } }`,
      want: [
        'Neither `openapi/world` nor an example of the operation has 1499. Name what one of them has.',
        'Neither `openapi/world` nor an example of the operation has 6dc341e4-9b60-41a3-a45e-1f3d18595632. Name what one of them has.',
        'Neither a request nor a record of `openapi/world` has Control. Name a value that one has.',
      ],
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
