import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../load/__tests__/files';
import { anchorFor } from '../../pages/__tests__/anchorFor';
import type { Problem } from '../../problems';
import { DescriptionError } from '../../report';
import { generateReference } from '../generate';
import type { CheckOptions, SourceOptions } from '../options';

const root = (paths = '', more = '') => `openapi: 3.1.0
info: {title: T, version: "1"}
tags:
  - {name: Tasks, x-page: tasks/Tasks, description: "See [b](#getTask)."}
  - name: Users
${more}
paths:
  /tasks/{id}: {$ref: paths/task.yaml}
  /users: {$ref: paths/users.yaml}
${paths}`;

const files = {
  'openapi/openapi.yaml': root(),
  'openapi/paths/task.yaml':
    'get:\n  tags: [Tasks]\n  operationId: getTask\n  description: See [guide](/docs/guide).\n  parameters:\n    - {name: id, in: path, required: true, schema: {type: string}}\n  responses:\n    "200":\n      description: OK\n      content:\n        application/json:\n          schema: {$ref: ../schemas/Task.yaml}\n',
  'openapi/paths/users.yaml':
    'post:\n  tags: [Users]\n  operationId: addUser\n  responses: {"204": {description: Done}}\n',
  'openapi/schemas/Task.yaml':
    'type: object\ndescription: A task of [users](#tag/Users).\nproperties:\n  id: {type: string}\n  parent: {$ref: Task.yaml}\n',
};

function generate(
  given: Record<string, string> = {},
  { linksBase, ...checks }: CheckOptions & Pick<SourceOptions, 'linksBase'> = {},
) {
  const siteDir = writeFiles({ ...files, ...given });
  const descriptionFile = path.join(siteDir, 'openapi/openapi.yaml');
  const home = { label: 'API', href: '/docs/api' };
  return generateReference({
    source: { siteDir, descriptionFile, ...(linksBase === undefined ? {} : { linksBase }) },
    site: { basePath: '/docs/ref', docsPath: '/docs', sitePaths: ['/docs/guide'], home },
    checks,
  });
}

/** The problems of a description that fails, as `file:line:column message`. */
async function problemsOf(given: Record<string, string>): Promise<string[]> {
  const error: unknown = await generate(given).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DescriptionError)) throw error;
  return error.problems
    .map(({ place, message }: Problem) => `${place.file}:${place.line}:${place.column} ${message}`)
    .sort();
}

describe('a description in several files', () => {
  it('becomes pages, an index and files', async () => {
    const { pages, files: written, sources, notices } = await generate();
    expect(pages.map(({ url, source }) => `${url} ${source}`)).toEqual([
      '/docs/ref/api/tasks/Tasks openapi/paths/task.yaml',
      '/docs/ref/api/users openapi/paths/users.yaml',
      '/docs/ref/models/task openapi/schemas/Task.yaml',
    ]);
    expect(written().map((file) => file.path)).toEqual(
      expect.arrayContaining(['openapi.yaml', 'openapi.json', 'reference-index.json']),
    );
    expect(sources.map((file) => path.basename(file)).sort()).toEqual([
      'Task.yaml',
      'openapi.yaml',
      'task.yaml',
      'users.yaml',
    ]);
    expect(notices).toEqual([]);
  });

  it('has an index that leads to its pages and anchors', async () => {
    const { files: written } = await generate();
    const index = JSON.parse(written().find((file) => file.path === 'reference-index.json')?.content ?? '');
    expect(index).toMatchObject({
      operations: [
        { id: 'addUser' },
        { id: 'getTask', page: '/docs/ref/api/tasks/Tasks', anchor: anchorFor('getTask') },
      ],
      models: [{ name: 'Task', page: '/docs/ref/models/task', usedBy: ['getTask'] }],
    });
  });

  it('has its links led to their pages', async () => {
    const { pages } = await generate();
    expect(pages.map(({ description }) => /href="([^"]*)"/.exec(description?.html ?? '')?.[1])).toEqual([
      `/docs/ref/api/tasks/Tasks#${anchorFor('getTask')}`,
      undefined,
      '/docs/ref/api/users',
    ]);
  });

  it('gives the same twice, to the byte', async () => {
    const [first, second] = [await generate(), await generate()];
    expect(second.pages).toEqual(first.pages);
    expect(second.files()).toEqual(first.files());
    expect(JSON.stringify(second.model)).toBe(JSON.stringify(first.model));
  });

  it('gives pages that are plain JSON', async () => {
    const { pages } = await generate();
    expect(JSON.parse(JSON.stringify(pages))).toEqual(JSON.parse(JSON.stringify(structuredClone(pages))));
  });
});

describe('a description with problems', () => {
  it.each<[string, Record<string, string>, RegExp[]]>([
    [
      'a syntax error in a file',
      { 'openapi/paths/users.yaml': 'post: {\n', 'openapi/schemas/Task.yaml': 'type: object\n' },
      [/^openapi\/openapi\.yaml:9:3 Can't resolve \$ref/, /^openapi\/paths\/users\.yaml:2:1 Failed to parse/],
    ],
    [
      'a syntax error in the root',
      { 'openapi/openapi.yaml': 'openapi: [\n' },
      [/^openapi\/openapi\.yaml:\d:\d Failed to parse/],
    ],
    [
      'a file that is missing',
      { 'openapi/openapi.yaml': root('  /x: {$ref: paths/nope.yaml}\n') },
      [/^openapi\/openapi\.yaml:10:\d .*\$ref/],
    ],
    [
      'an id that is there twice',
      { 'openapi/paths/users.yaml': 'post:\n  operationId: getTask\n' },
      [/^openapi\/paths\/users\.yaml:2:3 The operationId "getTask" is used before, by GET \/tasks\/\{id\}\.$/],
    ],
    [
      'pages that clash but for case',
      { 'openapi/openapi.yaml': root().replace('- name: Users', '- {name: Users, x-page: tasks/TASKS}') },
      [/^openapi\/openapi\.yaml:5:\d+ The page address "tasks\/TASKS" is stated twice, by Tasks and by Users\./],
    ],
    [
      'a link to nothing',
      { 'openapi/paths/users.yaml': 'post:\n  tags: [Users]\n  description: See [a](#nope).\n' },
      [/^openapi\/paths\/users\.yaml:3:3 The link "#nope" is broken/],
    ],
    [
      'a link to no page',
      { 'openapi/schemas/Task.yaml': 'type: object\ndescription: See [a](/docs/nope).\n' },
      [/^openapi\/schemas\/Task\.yaml:2:1 The link "\/docs\/nope" is broken/],
    ],
  ])('reports %s in its place', async (_case, given, want) => {
    expect(await problemsOf(given)).toEqual(want.map((pattern) => expect.stringMatching(pattern)));
  });

  it('reports several at once', async () => {
    const found = await problemsOf({
      'openapi/openapi.yaml': root('', 'security: []')
        .replace('(#getTask)', '(#nope)')
        .replace('- name: Users', '- {name: Users, x-page: tasks/TASKS}'),
      'openapi/paths/users.yaml':
        'post:\n  operationId: getTask\n  tags: [Users]\n  description: See [a](/docs/nope).\n',
    });
    expect(found).toEqual([
      expect.stringMatching(/^openapi\/openapi\.yaml:4:\d+ The link "#nope"/),
      expect.stringContaining('openapi/openapi.yaml:5:'),
      expect.stringContaining('openapi/paths/users.yaml:2:3 The operationId "getTask"'),
      expect.stringContaining('openapi/paths/users.yaml:4:3 The link "/docs/nope"'),
    ]);
  });
});

describe('what the specification forbids', () => {
  const given = {
    'openapi/openapi.yaml': root('', 'servers: {url: /v1}').replace('(#getTask)', '(#addUser)'),
    'openapi/paths/task.yaml': 'get:\n  operationId: addUser\n  responses: {}\n  sumary: x\n',
  };
  const found = [
    'openapi/openapi.yaml:6:1 Expected type "array" but got "object".',
    'openapi/paths/task.yaml:1:1 A name in the braces of the path is no parameter of the operation.',
    'openapi/paths/task.yaml:3:3 An operation needs at least one response.',
    'openapi/paths/task.yaml:4:3 "sumary" is not a field of the Operation Object, so it is not shown.',
    'openapi/paths/users.yaml:3:3 The operationId "addUser" is used before, by GET /tasks/{id}.',
  ];
  const say = ({ place, message }: Problem): string => `${place.file}:${place.line}:${place.column} ${message}`;

  it('is a single notice in somebody else’s description, whose pages are made', async () => {
    const { pages, notices } = await generate(given, { foreign: true });
    expect(pages).toHaveLength(2);
    expect(notices.map(say).sort()).toEqual(found);
    expect(new Set(notices.map(({ severity }) => severity))).toEqual(new Set(['notice']));
  });

  it.each([{ foreign: true }, { foreign: false }])('stops a strict build: %j', async (build) => {
    const error: unknown = await generate(given, { ...build, strict: true }).catch((reason: unknown) => reason);
    if (!(error instanceof DescriptionError)) throw error;
    const errors = error.problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(say).sort()).toEqual(found);
  });

  it('is left to the linter in one’s own description, but for what would break pages', async () => {
    const error: unknown = await generate(given).catch((reason: unknown) => reason);
    if (!(error instanceof DescriptionError)) throw error;
    expect(error.problems.map((problem) => `${problem.severity} ${say(problem)}`)).toEqual([
      `error ${found[4]}`,
      `notice ${found[3]}`,
    ]);
  });
});

describe('a part of the description that cannot be read', () => {
  const given = {
    'openapi/paths/task.yaml': 'get: {\n',
    'openapi/paths/users.yaml': 'post:\n  tags: [Users]\n  operationId: addUser\n  description: See [a](#getTask).\n',
  };

  it('has what may follow from it below it', async () => {
    const error: unknown = await generate(given).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      /has 1 problem:[\s\S]*Failed to parse[\s\S]*follow from it(?=[\s\S]*resolve \$ref)(?=[\s\S]*"#getTask")/,
    );
  });

  it('leaves the rest of somebody else’s description, unless the build is strict', async () => {
    const { pages, notices } = await generate(given, { foreign: true });
    expect(pages.map(({ url }) => url)).toContain('/docs/ref/api/users');
    expect(notices.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Failed to parse'),
        expect.stringContaining("Can't resolve $ref"),
      ]),
    );
    await expect(generate(given, { foreign: true, strict: true })).rejects.toThrow('Failed to parse');
  });
});

describe('a relative link in a text of another team', () => {
  const text = 'servers: [{url: "https://api.example.com/v1"}]';
  const linked = {
    'openapi/paths/task.yaml': 'get: {operationId: getTask, description: "[more](/guides)", responses: {}}',
  };
  const shown = async (above: string, linksBase?: string): Promise<string> => {
    const { pages } = await generate(
      { 'openapi/openapi.yaml': root('', `${text}\n${above}`), ...linked },
      { foreign: true, ...(linksBase === undefined ? {} : { linksBase }) },
    );
    return JSON.stringify(pages);
  };

  it('leads to the further documentation', async () => {
    expect(await shown('externalDocs: {url: "https://docs.example.com/x"}')).toContain(
      'https://docs.example.com/guides',
    );
  });

  it.each(['', 'externalDocs: {url: "https://docs.example.com/x"}'])(
    'leads to the base that the site states, beside %j',
    async (above) => {
      expect(await shown(above, 'https://own.example.com/docs/')).toContain('https://own.example.com/guides');
    },
  );

  it('is text without it, and never leads to the server of the API', async () => {
    expect(await shown('')).not.toContain('https://api.example.com/guides');
  });
});
