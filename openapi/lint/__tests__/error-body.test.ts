import { testRule } from './lintSnippet';

const answer = (response: string): string => `paths:
  /regions:
    get:
      responses:
        '200': { description: The regions. }
        ${response}
    post:
      responses:
        ${response}
components:
  schemas: { Error: { type: object }, Region: { type: object } }
  responses:
    NotFound: { description: None. }
    Forbidden:
      description: Out of reach.
      content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } }`;

const problem = (status: string): string =>
  `The ${status} response does not carry the shared \`Error\` body as JSON. Refer to it.`;

testRule('retail/error-body', [
  ['shared response', { given: answer("'403': { $ref: '#/components/responses/Forbidden' }"), want: [] }],
  [
    'shared response without a body, reported once',
    { given: answer("'404': { $ref: '#/components/responses/NotFound' }"), want: [problem('404')] },
  ],
  [
    'another body',
    {
      given: answer("default: { content: { application/json: { schema: { $ref: '#/components/schemas/Region' } } } }"),
      want: [problem('default'), problem('default')],
    },
  ],
  [
    'a body of its own',
    {
      given: answer("'409': { content: { application/json: { schema: { type: object } } } }"),
      want: [problem('409'), problem('409')],
    },
  ],
]);
