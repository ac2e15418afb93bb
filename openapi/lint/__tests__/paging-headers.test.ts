import { testRule } from './lintSnippet';

const list = (parameters: string, headers: string, type = 'array'): string => `paths:
  /regions:
    get:
      operationId: listRegions
      parameters: ${parameters}
      responses:
        '200': { headers: ${headers}, content: { application/json: { schema: { type: ${type} } } } }
components:
  parameters:
    Page: { name: page, in: query }
    Size: { name: size, in: query }`;

const paged = "[{ $ref: '#/components/parameters/Page' }, { $ref: '#/components/parameters/Size' }]";
const problem = (header: string): string =>
  `The list of \`listRegions\` does not carry \`${header}\`. Refer to the header.`;

testRule('retail/paging-headers', [
  [
    'all four',
    { given: list(paged, '{ x-total-count: {}, X-Total-Pages: {}, X-Page-Number: {}, X-Page-Size: {} }'), want: [] },
  ],
  ['not paged', { given: list('[]', '{}'), want: [] }],
  ['not a list', { given: list(paged, '{}', 'object'), want: [] }],
  [
    'two of four',
    {
      given: list(paged, '{ X-Total-Count: {}, X-Total-Pages: {} }'),
      want: [problem('X-Page-Number'), problem('X-Page-Size')],
    },
  ],
]);
