import Ajv from 'ajv';
import { expect, it } from 'vitest';
import type { DiffReport, ReportedChange } from '../../report';
import { formats } from '../formats';

const operation = { kind: 'operation' as const, method: 'get', path: '/tasks/{id}', operationId: 'getTask' };
const place = { file: 'openapi/Task.yaml', line: 7, column: 3, pointer: '#/properties/deadline' };

const renamed: ReportedChange = {
  ...{ rule: 'property-renamed', verdict: 'breaking', directions: ['request', 'response'], where: 'Task.deadline' },
  ...{
    message: 'Field renamed: `due` → `deadline`.',
    name: 'due',
    field: { model: 'Task', names: ['deadline'] },
  },
  ...{ base: '#/a/due', revision: '#/a/deadline', operations: [operation], models: ['Task'] },
  ...{ place, basePlace: { ...place, line: 5, pointer: '#/properties/due' }, page: '/docs/task#task.deadline' },
  touched: [
    { kind: 'guide', file: 'docs/a.md', line: 3 },
    { kind: 'guide', file: 'docs/a.md', line: 9 },
    { kind: 'recipe', file: 'openapi/workflows/a.arazzo.yaml', line: 12 },
    { kind: 'zap', file: 'openapi/zapier.yaml', line: 4 },
    { kind: 'sample', file: 'openapi/tasks.yaml', line: 20 },
  ],
};

/** With what a format may take for its own: a line break, `%`, `,`, `:`, Markdown, HTML and a mention. */
const odd: ReportedChange = {
  ...{ rule: 'link-removed', verdict: 'risky', directions: [], where: 'GET /a*b_/@me' },
  ...{
    message: 'Gone: `100%`\r\n<b>&amp;',
    field: { names: [] },
    base: '#/b',
    revision: '#/b',
    operations: [],
    models: [],
  },
  ...{ place: { ...place, file: 'a b,c:d.yaml' }, basePlace: { ...place, file: 'a b,c:d.yaml' }, touched: [] },
};

const added: ReportedChange = {
  ...{ rule: 'webhook-added', verdict: 'safe', directions: [], where: 'taskClosed', message: 'Added webhook.' },
  ...{ field: { names: [] }, base: '#', revision: '#/webhooks/taskClosed', models: [], touched: [] },
  operations: [{ kind: 'webhook', method: 'post', path: 'taskClosed' }],
  ...{ place, basePlace: place },
};

const report: DiffReport = {
  base: { name: 'origin/main', version: '1.3.0' },
  revision: { name: 'openapi/openapi.yaml', version: '1.4.0' },
  changes: [renamed, odd, added],
};

const summary =
  'origin/main (1.3.0) → openapi/openapi.yaml (1.4.0): 3 changes, 1 breaking, 1 risky, 1 safe. ' +
  'Breaking changes need a higher major version (info.version).';

it('writes text', () => {
  expect(formats.text(report)).toBe(
    [
      'breaking  Task.deadline',
      '    Field renamed: `due` → `deadline`. In requests and responses.  [property-renamed]',
      '    openapi/Task.yaml:7:3  #/properties/deadline',
      '    Before: openapi/Task.yaml:5:3',
      '    Page: /docs/task#task.deadline',
      '    Operations: GET /tasks/{id}',
      '    Models: Task',
      '    Guides: docs/a.md:3,9',
      '    Samples: openapi/tasks.yaml:20',
      '    Recipes: openapi/workflows/a.arazzo.yaml:12',
      '    Zaps: openapi/zapier.yaml:4',
      '',
      'risky  GET /a*b_/@me',
      '    Gone: `100%`\\u000d\\u000a<b>&amp;  [link-removed]',
      '    a b,c:d.yaml:7:3  #/properties/deadline',
      '',
      'safe  taskClosed',
      '    Added webhook.  [webhook-added]',
      '    openapi/Task.yaml:7:3  #/properties/deadline',
      '    Operations: taskClosed',
      '',
      summary,
    ].join('\n'),
  );
});

it('writes Markdown', () => {
  expect(formats.markdown({ ...report, site: 'https://developers.example.com' })).toBe(
    [
      '# Changes of the API',
      '',
      summary,
      '',
      '## Breaking',
      '',
      '- **[`Task.deadline`](https://developers.example.com/docs/task#task.deadline)**: Field renamed: ' +
        '`due` → `deadline`. In requests and responses. (`property-renamed`)',
      '  - Place: `openapi/Task.yaml:7`',
      '  - Page: `/docs/task#task.deadline`',
      '  - Operations: `GET /tasks/{id}`',
      '  - Models: `Task`',
      '  - Guides: `docs/a.md:3,9`',
      '  - Samples: `openapi/tasks.yaml:20`',
      '  - Recipes: `openapi/workflows/a.arazzo.yaml:12`',
      '  - Zaps: `openapi/zapier.yaml:4`',
      '',
      '## Risky',
      '',
      '- **`GET /a*b_/@me`**: Gone: `100%` \\<b>\\&amp; (`link-removed`)',
      '  - Place: `a b,c:d.yaml:7`',
      '',
      '<details><summary>Safe (1)</summary>',
      '',
      '- **`taskClosed`**: Added webhook. (`webhook-added`)',
      '  - Place: `openapi/Task.yaml:7`',
      '  - Operations: `taskClosed`',
      '',
      '</details>',
    ].join('\n'),
  );
  expect(formats.markdown(report)).toContain('- **`Task.deadline`**: ');
});

it('keeps a comment as short as GitHub takes it', () => {
  const text = formats.markdown({ ...report, changes: [renamed, ...Array<ReportedChange>(2000).fill(added)] });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('<details><summary>Safe (2000)</summary>');
  expect(text).toMatch(/\n- 1,?\d{3} more changes that a comment has no room for\n\n<\/details>$/);
});

it('writes annotations for GitHub, which encode what is read as the end of a line or property', () => {
  expect(formats.github(report)).toBe(
    [
      '::error file=openapi/Task.yaml,line=7,col=3,title=breaking%3A property-renamed::' +
        'Task.deadline: Field renamed: `due` → `deadline`. In requests and responses.%0A' +
        'Operations: GET /tasks/{id}%0AModels: Task%0AGuides: docs/a.md:3,9%0ASamples: openapi/tasks.yaml:20%0A' +
        'Recipes: openapi/workflows/a.arazzo.yaml:12%0AZaps: openapi/zapier.yaml:4',
      '::warning file=a b%2Cc%3Ad.yaml,line=7,col=3,title=risky%3A link-removed::' +
        'GET /a*b_/@me: Gone: `100%25`\\u000d\\u000a<b>&amp;',
      summary,
    ].join('\n'),
  );
});

it('writes JSON with all that is known', () => {
  expect(JSON.parse(formats.json(report))).toEqual({
    ...{ base: report.base, revision: report.revision, isMajorRaised: false },
    count: { breaking: 1, risky: 1, safe: 1 },
    changes: [renamed, odd, added].map(({ base: _base, revision: _revision, ...rest }) => rest),
  });
});

it('writes SARIF', () => {
  const { runs, ...rest } = JSON.parse(formats.sarif(report));
  expect(rest).toEqual({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0' });
  const [{ results, ...run }] = runs;
  expect(run).toEqual({
    columnKind: 'utf16CodeUnits',
    tool: {
      driver: {
        name: 'API diff',
        rules: [
          { id: 'link-removed', shortDescription: { text: 'Removed link' } },
          { id: 'property-renamed', shortDescription: { text: 'Field renamed' } },
          { id: 'webhook-added', shortDescription: { text: 'Added webhook' } },
        ],
      },
    },
  });
  expect(results).toHaveLength(3);
  expect(results[1]).toEqual({
    ...{
      ruleId: 'link-removed',
      level: 'warning',
      message: { text: 'GET /a*b_/@me: Gone: `100%`\\u000d\\u000a<b>&amp;' },
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a%20b%2Cc%3Ad.yaml' },
          region: { startLine: 7, startColumn: 3 },
        },
        logicalLocations: [{ fullyQualifiedName: '#/properties/deadline' }],
      },
    ],
    partialFingerprints: { change: 'link-removed #/b #/b Gone: `100%`\r\n<b>&amp;' },
  });
  expect(results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning', 'note']);
});

/** What SARIF 2.1.0 asks for of the objects that a report has (3.13, 3.14, 3.19, 3.27 to 3.30, 3.33, 3.49). */
const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const position = { type: 'integer', minimum: 1 };
const region = { type: 'object', required: ['startLine'], properties: { startLine: position, startColumn: position } };
// A relative reference (RFC 3986, 4.2): no space, quotation mark or colon in its first part.
const artifact = {
  type: 'object',
  properties: { uri: { type: 'string', pattern: "^[\\w.~!$&'()*+,;=@%-]+(/[\\w.~!$&'()*+,;=:@%-]+)*$" } },
};
const location = {
  type: 'object',
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      properties: { artifactLocation: artifact, region },
    },
    logicalLocations: { type: 'array', uniqueItems: true },
  },
};
const result = {
  type: 'object',
  required: ['message'],
  properties: {
    message: text,
    ruleId: { type: 'string' },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    locations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
const rule = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, shortDescription: text } };
const driver = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, rules: { type: 'array', uniqueItems: true, items: rule } },
};
const run = {
  type: 'object',
  required: ['tool'],
  properties: {
    tool: { type: 'object', required: ['driver'], properties: { driver } },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
};
const sarif = {
  type: 'object',
  required: ['version', 'runs'],
  properties: { version: { const: '2.1.0' }, runs: { type: 'array', items: run } },
};

it.each([
  ['changes', report],
  ['no change', { ...report, changes: [] }],
])('writes SARIF of %s that has what SARIF asks for', (_, given) => {
  const validate = new Ajv({ strict: false }).compile(sarif);
  const log = JSON.parse(formats.sarif(given));
  expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  const ids = log.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id);
  expect(log.runs[0].results.filter(({ ruleId }: { ruleId: string }) => !ids.includes(ruleId))).toEqual([]);
});

it.each([
  ['1.9.0', '2.0.0', 'The major version was raised, so that breaking changes are allowed.'],
  ['0.73.0', '0.74.0', 'The minor version of 0.x was raised, so that breaking changes are allowed.'],
  ['v0.9', 'v1.0', 'The major version was raised, so that breaking changes are allowed.'],
  ['0.73.0', '0.73.1', 'Breaking changes need a higher major version (info.version).'],
  ['1.1.0', '1.2.0', 'Breaking changes need a higher major version (info.version).'],
])('names the part of the version that was raised: %s → %s', (base, revision, want) => {
  const sides = { base: { ...report.base, version: base }, revision: { ...report.revision, version: revision } };
  expect(formats.text({ ...report, ...sides })).toContain(want);
});

it('says where the major version allows breaking changes', () => {
  const raised = { ...report, revision: { ...report.revision, version: '2.0.0' } };
  expect(formats.text(raised)).toMatch(/The major version was raised, so that breaking changes are allowed\.$/);
  expect(formats.github(raised)).toMatch(/^::warning file=openapi\/Task\.yaml,/);
  expect(JSON.parse(formats.sarif(raised)).runs[0].results[0].level).toBe('warning');
});
