import { testRule } from './lintSnippet';

const bodies = (request: string, response: string, error = '{}'): string => `paths:
  /regions:
    post:
      requestBody: { content: { application/json: ${request} } }
      responses:
        '200': { content: { application/json: ${response} } }
        '204': { description: Nothing. }
        '400': { content: { application/json: ${error} } }`;

const named = '{ examples: { west: { summary: West, value: { id: 66 } } } }';
const problem = (body: string): string =>
  `The JSON body of the ${body} has no named example. Add one under \`examples\`.`;

testRule('retail/body-example', [
  ['named examples', { given: bodies(named, named), want: [] }],
  ['none', { given: bodies('{}', '{}'), want: [problem('request'), problem('200 response')] }],
  [
    'examples without a name',
    {
      given: bodies('{ example: { id: 66 } }', '{ examples: {} }'),
      want: [problem('request'), problem('200 response')],
    },
  ],
  [
    'a webhook',
    {
      given: 'webhooks: { taskClosed: { post: { requestBody: { content: { application/json: {} } } } } }',
      want: [problem('request')],
    },
  ],
]);
