import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findMissing } from '../coverage';
import { coverageOf } from './rendered';

const root = path.resolve(__dirname, '../../../..');
const examples = path.join(root, 'node_modules/@readme/oas-examples');
const github = path.join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json');

/** Every description of the corpus, in both of its formats. */
const corpus = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[23]\.\d\/.*\.(json|ya?ml)$/.test(file))
  .sort();

it('finds the corpus', () => {
  expect(corpus.length).toBeGreaterThan(120);
});

it.each(corpus)('%s is shown whole', async (file) => {
  const { missing } = await coverageOf(path.join(examples, file));
  expect(missing).toEqual([]);
});

it('our own description is shown whole, and nothing in it is unused', { timeout: 300_000 }, async () => {
  const { missing, unused, checked } = await coverageOf(path.join(root, 'openapi/openapi.yaml'));
  expect(missing).toEqual([]);
  expect(unused).toEqual([]);
  expect(checked).toBeGreaterThan(20_000);
});

it("GitHub's description is shown whole", { timeout: 900_000 }, async () => {
  const { missing, checked } = await coverageOf(github);
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(50_000);
});

const document = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/a': {
      get: {
        operationId: 'getA',
        description: 'Says *much*.',
        parameters: [{ name: 'q', in: 'query', schema: { maxLength: 77 } }],
      },
    },
  },
};

it.each([
  ['getA Says much. /a q 77', []],
  ['getA Says. /a q 77', ['Says *much*.']],
  ['getA Says much. /a q 770', ['77']],
  ['Says much. /a q 77', ['getA']],
])('a page that says %j lacks %j', (text, want) => {
  const found = findMissing({
    document,
    pages: new Map([
      ['/p', `<p>getA Says much. 77</p><article class="op" aria-labelledby="x"><p>${text}</p></article>`],
    ]),
    overview: 'Test 1',
    tagPages: new Map(),
    operations: new Map([['#/paths/~1a/get', { page: '/p', anchor: 'x' }]]),
    index: { models: [] },
  });
  expect(found.missing.map((needle) => needle.text)).toEqual(want);
});
