import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { packageCommand } from '../../scripts/command';

vi.setConfig({ testTimeout: 90_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-costly-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  lines: string[];
  pages: number;
  megabytes: number;
  /** Of the processor: the clock runs on while other processes have it. */
  seconds: number;
}

/** Loads a description in a process of its own; what never ends is stopped. */
function load(name: string): Result {
  const { file, args } = packageCommand('tsx', 'tsx', [
    path.join(__dirname, 'loadOne.ts'),
    path.join(folder, name),
    folder,
  ]);
  const { stdout, stderr, signal } = spawnSync(file, args, {
    timeout: 60_000,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=768' },
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
    /^it\.yaml:4:\d+ nesting exceeded/,
  ],
  [
    '10,000 objects inside each other',
    `${head}x-a: ${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
    /^it\.yaml:4:\d+ nesting exceeded/,
  ],
  ['10,000 dashes', `${head}x-a:\n  ${'- '.repeat(10_000)}a\n`, /^it\.yaml:5:\d+ nesting exceeded/],
  [
    '3,000 indented levels',
    `${head}x-a:\n${Array.from({ length: 3000 }, (_v, i) => `${' '.repeat(i + 1)}a:\n`).join('')}`,
    /^it\.yaml:10\d:\d+ nesting exceeded/,
  ],
  ['a text of 50 MB', `${head}x-a: "${'a'.repeat(50_000_000)}"\n`, /^it\.yaml:4:1 A text of 50000000 characters/],
  [
    'a block of 50 MB',
    `${head}x-a: |\n${`  ${'a'.repeat(97)}\n`.repeat(500_000)}`,
    /^it\.yaml:4:1 A text of \d+ characters/,
  ],
  [
    'a key of 2 MB',
    `${head}x-a: {"${'a'.repeat(2_000_000)}": 1}\n`,
    /^it\.yaml:\d+:\d+ (A text of 2000000|Failed to parse)/,
  ],
  [
    'a file of 70 MB',
    `${head}${`# ${'a'.repeat(97)}\n`.repeat(700_000)}`,
    /^it\.yaml:1:1 it\.yaml has 70\d+ bytes; the maximum is/,
  ],
])('ends in a problem with its place for %s', (_name, text, problem) => {
  writeFileSync(path.join(folder, 'it.yaml'), text);
  const { lines, megabytes, seconds } = load('it.yaml');
  expect(lines).toEqual([expect.stringMatching(problem)]);
  expect(megabytes).toBeLessThan(1024);
  expect(seconds).toBeLessThan(10);
});

const numbered = <Part>(count: number, make: (index: number) => Part): Record<string, Part> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, make(index)]));
const previous = (index: number) => ({ $ref: `#/components/schemas/n${index - 1}` });

// The steps and sizes of more are in `src/reference/__tests__/costly/`.
it.each<[string, object]>([
  [
    'a chain of 14 schemas, each with the one before twice',
    {
      components: {
        schemas: numbered(14, (index) =>
          index === 0 ? { type: 'string' } : { oneOf: [previous(index), previous(index)] },
        ),
      },
    },
  ],
  [
    'a server with 4,000 variables',
    {
      servers: [
        {
          url: `https://example.com/${Object.keys(numbered(4000, String)).map((name) => `{${name}}`)}`,
          variables: numbered(4000, () => ({ default: 'x' })),
        },
      ],
    },
  ],
  ['20,000 tags', { tags: Object.keys(numbered(20_000, String)).map((name) => ({ name })) }],
  [
    '30,000 properties',
    {
      components: {
        schemas: { All: { type: 'object', properties: numbered(30_000, () => ({ type: 'string' })) } },
      },
    },
  ],
  ['a million small values', { 'x-values': Array.from({ length: 500_000 }, (_, index) => ({ a: index, b: [index] })) }],
])('builds %s', (_name, part) => {
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'd' } } } } };
  writeFileSync(
    path.join(folder, 'large.json'),
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, ...part }),
  );
  const { lines, megabytes, seconds } = load('large.json');
  expect(lines).toEqual([]);
  expect(megabytes).toBeLessThan(1024);
  expect(seconds).toBeLessThan(20);
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
