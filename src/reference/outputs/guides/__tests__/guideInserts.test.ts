import { describe, expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { anchorFor } from '../../../pages/__tests__/anchorFor';
import { makeGuideInserts } from '../guideInserts';

const error = (code: string) =>
  `{description: x, content: {application/json: {examples: {e: {value: {code: ${code}}}}}}}`;
const operations = Array.from(
  { length: 9 },
  (_, index) =>
    `  /o${index}: {get: {tags: [T], operationId: o${index}, responses: {401: ${error('no_token')}, ${index === 0 ? '' : `404: {description: n${index}}, `}500: {description: Internal server error}}}}`,
);
const inserts = makeGuideInserts(
  makeAll(
    `
paths:
  /tasks/{id}: {get: {tags: [T], operationId: getTask, summary: "Get *a* | <task>", deprecated: true, responses: {200: {description: x}}}}
${operations.join('\n')}
webhooks: {done: {post: {tags: [Hooks]}}}
components: {schemas: {A_b: {type: object}}}`.replace('/tasks/{id}', "'/tasks/{id}'"),
  ),
);

/** The link to the operation whose summary has characters of Markdown. */
const getTask = `[Get \\*a\\* \\| \\<task\\>](/docs/ref/api/t#${anchorFor('getTask')})`;

describe('overview', () => {
  it('lists pages with their operations, and models', () => {
    const { text } = inserts.overview;
    expect(text).toContain('### [T](/docs/ref/api/t)');
    expect(text).toContain('EVENT</span>');
    expect(text).toContain('\\{id\\}');
    expect(text).toContain('(/docs/ref/models/a_b)');
  });

  it('lets no word of the description be markup', () => {
    expect(inserts.overview.text).toContain(`~~${getTask}~~`);
  });
});

it('has no heading with nothing below: a tag of operations of other tags, one of several groups, one that is not used', () => {
  const made = makeGuideInserts(
    makeAll(`
tags: [{name: Tasks}, {name: Urgent}, {name: Unused}]
x-tagGroups: [{name: First, tags: [Tasks, Unused]}, {name: Second, tags: [Urgent, Tasks]}, {name: Third, tags: [Unused]}]
paths: {/a: {get: {tags: [Tasks, Urgent], operationId: getA, responses: {200: {description: x}}}}}`),
  );
  const text = `${made.overview.text}\n\n${JSON.stringify(made.about)}`;
  expect(text).not.toContain('Unused');
  expect(text).not.toContain('Third');
  const row = '| <span class="method get">GET</span> | [Get a](/docs/ref/api/first/tasks#get-a) | <code>\\/a</code> |';
  expect(text.match(/^(?:#|- |\| <span class="method ).*/gm)).toEqual([
    '## First {#first}',
    '### [Tasks](/docs/ref/api/first/tasks) {#page-first-tasks}',
    row,
    '## Second {#second}',
    '- [Tasks](/docs/ref/api/first/tasks)',
    '### [Urgent](/docs/ref/api/second/urgent) {#page-second-urgent}',
    row,
  ]);
});

it('lists tags of which nothing is said, where there are no operations', () => {
  const { about } = makeGuideInserts(makeAll('tags: [{name: A}, {name: B, description: Of b.}, {name: C}]'));
  expect(JSON.stringify(about)).toContain('<ul><li>A</li><li>C</li></ul>');
  expect(JSON.stringify(about)).toMatch(/<h3>(?!.*<h3>)B/);
});

describe('overview of a description without operations', () => {
  it.each<[what: string, yaml: string, want: string[]]>([
    ['nothing', '', []],
    ['paths alone', 'paths: {/a: {}, x-b: {}}', ['| <code>\\/a</code> | none |']],
    ['a webhook alone', 'webhooks: {done: {summary: S}}', ['| <code>done</code> | none |']],
    [
      'models',
      'components: {schemas: {A: {type: object}, B: {type: string}}}',
      ['## Models {#models-test}', '- [A](/docs/ref/models/a)', '| <code>schemas</code> | <code>B</code> |'],
    ],
    ...['responses', 'parameters', 'examples', 'requestBodies', 'headers', 'links', 'callbacks', 'pathItems'].map(
      (kind): [string, string, string[]] => [
        kind,
        `components: {${kind}: {A: {}, B: {}}, x-c: {D: {}}}`,
        ['## Components {#components}', `| <code>${kind}</code> | <code>A</code>, <code>B</code> |`],
      ],
    ),
    ['media types', 'components: {mediaTypes: {A: {}}}', ['| <code>mediaTypes</code> | <code>A</code> |']],
    ['kinds without an entry', 'components: {schemas: {}, headers: {}}', []],
  ])('says what is there: %s', (_what, yaml, want) => {
    const { introduction, overview } = makeGuideInserts(makeAll(yaml, '3.2.0'));
    expect(introduction.text).toContain('This description has no operations.');
    for (const line of want) expect(overview.text).toContain(line);
    expect(overview.text === '').toBe(want.length === 0);
    expect(overview.text).not.toMatch(/x-|Operations \{/);
  });

  it('leaves components to the pages where there is an operation', () => {
    const { introduction, overview } = makeGuideInserts(
      makeAll('paths: {/a: {get: {responses: {}}}, /b: {}}\ncomponents: {headers: {A: {}}}'),
    );
    expect(introduction.text).not.toContain('no operations');
    expect(overview.text).toContain('| <code>\\/b</code> | none |');
    expect(overview.text).not.toContain('Components');
  });
});

describe('overview of a large description', () => {
  const paths = Array.from(
    { length: 301 },
    (_, index) => `  /${'abcd'[index % 4]}/o${index}: {get: {tags: [${index === 0 ? 'One' : 'Many'}]}}`,
  );
  const { text } = makeGuideInserts(makeAll(`paths:\n${paths.join('\n')}\n`)).overview;

  it('lists the operations of each page below their number, a few of them open', () => {
    expect(text.match(/<summary>.*?<\/summary>/g)).toEqual([
      '<summary>1 operation</summary>',
      ...Array.from({ length: 4 }, () => '<summary>75 operations</summary>'),
    ]);
    expect(text.match(/<details.*?>/g)).toEqual([
      '<details class="operation-lines" open>',
      ...Array.from({ length: 4 }, () => '<details class="operation-lines">'),
    ]);
    expect(text.match(/<li>/g)).toHaveLength(301);
    expect(text).toContain(
      '<li><span class="method get">GET</span> <a href="/docs/ref/api/one#get-ao0">GET /a/o0</a> <code>/a/o0</code></li>',
    );
    expect(
      text
        .split('\n\n')
        .filter((block) => block.includes('<details'))
        .every((block) => block.endsWith('</details>')),
    ).toBe(true);
  });
});

describe('errors', () => {
  it('come by status, the ones that nearly all have by their exceptions', () => {
    const { text } = inserts['operations-by-status'];
    expect(text.match(/### \d+/g)).toEqual(['### 401', '### 404', '### 500']);
    expect(text).toContain('\n\n[O1](');
  });

  it('are listed page by page where many operations return one', () => {
    const paths = Array.from(
      { length: 20 },
      (_, at) =>
        `  /o${at}: {get: {tags: [${at % 2 ? 'A' : 'B'}], operationId: o${at}, responses: {${at > 9 ? 404 : 200}: {description: x}}}}`,
    );
    const { text } = makeGuideInserts(makeAll(`paths:\n${paths.join('\n')}\n`))['operations-by-status'];
    expect(text.match(/^- .*$/gm)?.map((line) => line.replace(/\(.*?\)/g, ''))).toEqual([
      '- **B:** [O10], [O12], [O14], [O16], [O18]',
      '- **A:** [O11], [O13], [O15], [O17], [O19]',
    ]);
  });

  it.each([
    ['401 Unauthorized {#operations-401}', 'x'],
    ['404 Not found {#operations-404}', 'There is nothing at this URL, or no object with this ID\\.'],
    [
      '500 Internal server error {#operations-500}',
      'Something went wrong on the server\\. The request itself may be valid\\.',
    ],
  ])('%s begins with its meaning: %s', (heading, meaning) => {
    expect(inserts['operations-by-status'].text).toContain(`### ${heading}\n\n${meaning}\n\n`);
  });

  it('come by the codes of their examples', () => {
    const { text } = inserts['operations-by-error-code'];
    expect(text).toBe(`### \`no_token\` {#operations-no-token}\n\nEvery operation except ${getTask}.`);
  });
});
