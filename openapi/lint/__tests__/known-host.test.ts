import { testRule } from './lintSnippet';

const problem = (host: string): string =>
  `Host \`${host}\` is not \`example.com\`. Use \`example.com\` or a host below it.`;
const text = (description: string): string => `components: { schemas: { Name: { description: "${description}" } } }`;

testRule('retail/known-host', [
  [
    'only ours',
    {
      given: `servers: [{ url: 'https://api.example.com/v1' }]
components: { schemas: { Name: { description: See example.com or ask maria@example.com. } } }`,
      want: [],
    },
  ],
  [
    'names of files and fields',
    { given: text('shelf-3.png, executors.id, yyyy-MM-dd, v1.2.3, Europe/Berlin'), want: [] },
  ],
  ['a server', { given: "servers: [{ url: 'https://api.acme.com/v1' }]", want: [problem('api.acme.com')] }],
  ['a host that only ends alike', { given: text('https://badexample.com'), want: [problem('badexample.com')] }],
  ['a machine', { given: text('http://localhost:8080'), want: [problem('localhost')] }],
  ['a mail address', { given: text('Write to maria@acme.ru.'), want: [problem('acme.ru')] }],
  ['a bare host', { given: text('Sign in at portal.acme.io, then go on.'), want: [problem('portal.acme.io')] }],
  [
    'deep in an example',
    {
      given: "components: { schemas: { Name: { examples: [{ a/b: ['ftp://files.acme.com/1'] }] } } }",
      want: [problem('files.acme.com')],
    },
  ],
]);
