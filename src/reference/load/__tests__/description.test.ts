import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';

async function load(files: Record<string, string>, root = 'openapi.yaml') {
  const folder = writeFiles(files);
  return { folder, ...(await loadDescription(path.join(folder, root), folder)) };
}

/** Problems as `file:line:column pointer message`, cut at the first path of this machine. */
async function problemsOf(files: Record<string, string>, root?: string): Promise<string[]> {
  const { problems, folder } = await load(files, root);
  return problems.map(({ place, message }) =>
    `${place.file}:${place.line}:${place.column} ${place.pointer} ${message}`.replaceAll(`${folder}/`, ''),
  );
}

describe('loadDescription', () => {
  it.each(['3.0.3', '3.1.0', '3.2.0'])('reads version %s', async (version) => {
    const { description, problems } = await load({ 'openapi.yaml': head.replace('3.1.0', version) });
    expect(problems).toEqual([]);
    expect(description?.document).toMatchObject({ openapi: version, info: { title: 'T', version: '1' } });
  });

  it('reads JSON', async () => {
    const { description } = await load(
      { 'a.json': '{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}}' },
      'a.json',
    );
    expect(description?.document.info.title).toBe('T');
  });

  it('keeps references inside, makes references to files inner ones, and lists the files', async () => {
    const { description, folder } = await load({
      'openapi.yaml': `${head}paths:\n  /a: {$ref: paths/a.yaml}\ncomponents:\n  schemas:\n    A: {$ref: '#/components/schemas/B'}\n    B: {type: string}\n`,
      'paths/a.yaml':
        'get:\n  responses:\n    "200":\n      description: x\n      content:\n        application/json:\n          schema: {$ref: ../schemas/Task.yaml}\n',
      'schemas/Task.yaml': 'type: object\nproperties: {next: {$ref: Task.yaml}}\n',
    });
    const text = JSON.stringify(description?.document);
    expect(text).toContain('"A":{"$ref":"#/components/schemas/B"}');
    expect(text).toContain('"next":{"$ref":"#/components/schemas/Task"}');
    expect(description?.files).toEqual(
      ['openapi.yaml', 'paths/a.yaml', 'schemas/Task.yaml'].map((file) => path.join(folder, file)),
    );
  });

  it.each<[string, string, RegExp]>([
    ['a syntax error', `${head}paths:\n  /a: [\n`, /^openapi\.yaml:5:1 # Failed to parse/],
    [
      'a key that is there twice',
      'openapi: 3.1.0\nopenapi: 3.1.0\n',
      /^openapi\.yaml:2:1 # Failed to parse: duplicated mapping key/,
    ],
    ['another version', 'openapi: 4.0.0\n', /^openapi\.yaml:1:1 # .*4\.0\.0/],
    ['an empty file', '', /^openapi\.yaml:1:1 # /],
    ['a list', '[]', /^openapi\.yaml:1:1 # /],
    [
      'a missing name',
      `${head}components:\n  schemas:\n    A: {$ref: '#/components/schemas/B'}\n`,
      /^openapi\.yaml:5:\d #\/components\/schemas\/A\S* Can't resolve \$ref/,
    ],
  ])('reports %s', async (_case, yaml, want) => {
    expect(await problemsOf({ 'openapi.yaml': yaml })).toEqual([expect.stringMatching(want)]);
  });

  it('reports a root that is not there', async () => {
    expect(await problemsOf({}, 'nope.yaml')).toEqual([expect.stringMatching(/^nope\.yaml:1:1 # /)]);
  });

  it('reports every file that is missing or broken, each in its place', async () => {
    const found = await problemsOf({
      'openapi.yaml': `${head}paths:\n  /a: {$ref: a.yaml}\n  /b: {$ref: nope.yaml}\n  /c: {$ref: c.yaml}\n`,
      'a.yaml': 'get:\n  responses:\n    "200": {$ref: "../gone.yaml"}\n',
      'c.yaml': 'get: {\n',
    });
    expect(found.map((line) => line.split(':').slice(0, 2).join(':')).sort()).toEqual([
      'a.yaml:3',
      'c.yaml:2',
      'openapi.yaml:5',
      'openapi.yaml:6',
    ]);
    expect(found.join()).not.toContain(tmpdir());
  });

  it('says for every problem what to do', async () => {
    const { problems } = await load({ 'openapi.yaml': `${head}paths:\n  /b: {$ref: nope.yaml}\n` });
    expect(problems[0]?.remedy).toBe('Correct the path or name after `$ref`, or add what it refers to.');
  });
});

it.each([
  ['x-policy: {$ref: lost.yaml}', ['notice false']],
  ['paths: {/a: {x-policy: {$ref: lost.yaml}}}', ['notice false']],
  ['components: {schemas: {x-own: {$ref: lost.yaml}}}', ['error true']],
  ['components: {schemas: {A: {properties: {x-own: {$ref: lost.yaml}}}}}', ['error true']],
])('a reference that leads nowhere breaks nothing in an extension: %s', async (text, want) => {
  const { problems } = await load({ 'openapi.yaml': `${head}${text}\n` });
  expect(problems.map(({ severity, isViolation = false }) => `${severity} ${isViolation}`)).toEqual(want);
});
