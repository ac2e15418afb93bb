import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { costlySubjects } from '../../scripts/bench/costly';
import { packageCommand } from '../../scripts/command';

vi.setConfig({ testTimeout: 200_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-costly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  lines: string[];
  pages: number;
  /** Characters of the pages and of the files beside them. */
  written: number;
}

/** Loads a description in a process of its own; what never ends is stopped. */
function load(name: string): Result {
  const { file, args } = packageCommand('tsx', 'tsx', [
    path.join(__dirname, 'loadOne.ts'),
    path.join(folder, name),
    folder,
  ]);
  const { stdout, stderr, signal } = spawnSync(file, args, {
    // The largest takes a minute on a slow machine that does other work as well.
    timeout: 180_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=4096' },
  });
  if (signal) throw new Error(`${name} does not end.`);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Result;
}

const head = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\n';
const multiply = (levels: number): string =>
  Array.from({ length: levels }, (_value, level) => {
    const items = Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`));
    return `x-${level}: &a${level} [${items.join(', ')}]\n`;
  }).join('');

it.each<[string, string, RegExp]>([
  ['aliases that multiply', head + multiply(10), /^it\.yaml:\d+:\d+ Written out, the aliases and references /],
  [
    'aliases of a long text',
    `${head}x-a: &a "${'y'.repeat(900_000)}"\nx-b: [${Array(9000).fill('*a')}]\n`,
    /^it\.yaml:5:\d+ Written out, the aliases/,
  ],
  ['an alias inside itself', `${head}x-a: &a\n  b: *a\n`, /^it\.yaml:5:3 A value contains itself/],
  [
    '10,000 lists inside each other',
    `${head}x-a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
    /^it\.yaml:4:\d+ The nesting is deeper than 100 levels/,
  ],
  [
    '10,000 objects inside each other',
    `${head}x-a: ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
    /^it\.yaml:4:\d+ The nesting is deeper than 100 levels/,
  ],
  [
    '10,000 dashes',
    `${head}x-a:\n  ${'- '.repeat(10_000)}a\n`,
    /^it\.yaml:5:\d+ The nesting is deeper than 100 levels/,
  ],
  [
    '3,000 indented levels',
    `${head}x-a:\n${Array.from({ length: 3000 }, (_v, i) => `${' '.repeat(i + 1)}a:\n`).join('')}`,
    /^it\.yaml:100\d:\d+ The nesting is deeper than 100 levels/,
  ],
  [
    'a file of 70 MB',
    `${head}${`# ${'a'.repeat(97)}\n`.repeat(700_000)}`,
    /^it\.yaml:1:1 it\.yaml has 70\d+ bytes; the maximum is/,
  ],
])('ends in a problem with its place for %s', (_name, text, problem) => {
  writeFileSync(path.join(folder, 'it.yaml'), text);
  expect(load('it.yaml').lines).toEqual([expect.stringMatching(problem)]);
});

const info = 'openapi: 3.1.0\npaths: {}\ninfo:\n title: T\n version: "1"\n description: ';
it.each([
  ['one of 50 MB', `${info}"${'a'.repeat(50_000_000)}"\n`],
  ['a block of 50 MB', `${info}|\n${`  ${'a'.repeat(97)}\n`.repeat(500_000)}`],
  ['a key of 2 MB', `${head}x-a: {"${'a'.repeat(2_000_000)}": 1}\n`],
])('refuses no text for its length alone: %s', (_name, text) => {
  writeFileSync(path.join(folder, 'it.yaml'), text);
  const { lines, written } = load('it.yaml');
  expect(lines).toEqual([]);
  expect(written).toBeLessThan(4 * text.length);
});

// What these take is in `npm run bench -- --only costly`; steps and sizes of more are in `src/reference/__tests__/costly/`.
it.each(Object.entries(costlySubjects))('builds %s', (_name, make) => {
  writeFileSync(path.join(folder, 'large.json'), JSON.stringify(make()));
  const { lines, written } = load('large.json');
  expect(lines).toEqual([]);
  expect(written).toBeLessThan(500_000_000);
});

it('never runs a pattern of the description', () => {
  const slow = { type: 'string', pattern: '^(a+)+$', minLength: 40, example: `${'a'.repeat(60)}!` };
  const document = {
    ...{ openapi: '3.1.0', info: { title: 'T', version: '1' } },
    paths: {
      '/{id}': {
        post: {
          operationId: 'post',
          parameters: [{ name: 'id', in: 'path', required: true, schema: slow, example: `${'a'.repeat(60)}!` }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Slow' } } } },
          responses: { default: { description: 'd' } },
        },
      },
    },
    components: {
      schemas: {
        Slow: {
          type: 'object',
          properties: { a: slow, b: { ...slow, example: undefined }, c: { ...slow, pattern: '(((' } },
          patternProperties: { '^(([a-z])+.)+[A-Z]([a-z])+$': slow },
          propertyNames: { pattern: '^(a|aa)+$' },
          default: { ['a'.repeat(60)]: `${'a'.repeat(60)}!` },
        },
      },
    },
  };
  writeFileSync(path.join(folder, 'slow.json'), JSON.stringify(document));
  expect(load('slow.json')).toMatchObject({ lines: [], pages: 2 });
});

it('reads no pipe, which would wait without end', () => {
  execFileSync('mkfifo', [path.join(folder, 'pipe.yaml')]);
  expect(load('pipe.yaml').lines).toEqual(['pipe.yaml:1:1 pipe.yaml is a device or a pipe, not a file.']);
});
