import { testRule } from './lintSnippet';

const problem = (value: string): string => `\`${value}\` is a placeholder. Show a value that could be real.`;

testRule('retail/example-placeholder', [
  [
    'real values',
    { given: 'components: { schemas: { Name: { type: string, examples: [Lakeside, a string] } } }', want: [] },
  ],
  [
    'in a schema',
    {
      given:
        'components: { schemas: { Name: { examples: [string] }, Title: { example: Foo }, Older: { examples: [West, test] } } }',
      want: [problem('string'), problem('Foo')],
    },
  ],
  [
    'in a parameter and a header',
    {
      given: `components:
  parameters: { Name: { name: name, in: query, example: lorem } }
  headers: { X-Name: { example: bar } }`,
      want: [problem('lorem'), problem('bar')],
    },
  ],
  [
    'deep in a body',
    {
      given: `paths:
  /regions:
    post:
      requestBody:
        content:
          application/json: { examples: { west: { value: { dirs: [{ name: ' foo ' }] } } } }
          text/csv: { example: [string] }`,
      want: [problem(' foo '), problem('string')],
    },
  ],
  [
    'names that say only that they are examples',
    {
      given: `paths:
  /regions:
    post:
      requestBody:
        content:
          application/json: { examples: { a: { value: [test task, Example Mall, Some products are out of stock] } } }`,
      want: [problem('test task'), problem('Example Mall')],
    },
  ],
  [
    'made up, wherever it stands in the text',
    {
      given: `paths:
  /regions:
    post:
      requestBody:
        content:
          application/json:
            examples:
              a: { summary: TODO, value: [string1, test task for the stores, foo bar, 'Lorem ipsum dolor', xxx, <name>] }
              b: { summary: A region, value: [Test the fire alarm, Room 1, 'Lorem, the florist'] }`,
      want: ['string1', 'test task for the stores', 'foo bar', 'Lorem ipsum dolor', 'xxx', '<name>', 'TODO'].map(
        problem,
      ),
    },
  ],
  [
    'from an earlier description',
    {
      given: `paths: { /regions: { post: { requestBody: { content: { a/b: { examples: { older: { value: test } } } } } } } }`,
      want: [],
    },
  ],
]);
