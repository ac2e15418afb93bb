import path from 'node:path';
import { expect, it } from 'vitest';
import { findMissing } from './coverage';
import { missingInMarkdown } from './markdownPages';
import { coverageOf, readDescribed } from './rendered';

const ours = path.resolve(__dirname, '../../openapi/openapi.yaml');

it('our own description is shown whole, in Markdown too, and nothing in it is unused', {
  timeout: 300_000,
}, async () => {
  const described = await readDescribed(ours);
  const { missing, unused, replaced, checked } = coverageOf(described);
  expect(missing).toEqual([]);
  expect(unused).toEqual([]);
  expect(replaced.filter((pointer) => !pointer.endsWith('/description'))).toEqual([]);
  expect(checked).toBeGreaterThan(20_000);
  expect(missingInMarkdown(described)).toEqual([]);
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

const ref = { $ref: '#/components/schemas/Text' };

it.each<[string, object, missing: string[], replaced: number]>([
  ['has no text of its own', ref, ['Schema.'], 0],
  ['has its own', { ...ref, description: 'much' }, [], 1],
  ['is a list with its own', { type: 'array', description: 'much', items: ref }, [], 1],
  ['is a list of lists with its own', { $ref: '#/components/schemas/List', description: 'much' }, [], 2],
  ['is a list without', { $ref: '#/components/schemas/List' }, ['List.'], 1],
  ['may be null and has its own', { description: 'much', anyOf: [ref, { type: 'null' }] }, [], 1],
  ['is one of two and has its own', { description: 'much', anyOf: [ref, { type: 'integer' }] }, ['Schema.'], 0],
  ['has a part that is said elsewhere', { description: 'much', properties: { 77: ref } }, ['Schema.'], 0],
])('the text of a schema is looked for where a row %s', (_case, schema, missing, replaced) => {
  const parameters = [{ name: 'q', in: 'query', schema }];
  const found = findMissing({
    document: {
      ...document,
      paths: { '/a': { get: { operationId: 'getA', parameters } } },
      components: {
        schemas: { Text: { description: 'Schema.' }, List: { description: 'List.', type: 'array', items: ref } },
      },
    },
    pages: new Map([['/p', '<article class="op" aria-labelledby="x"><p>getA /a q much 77</p></article>']]),
    overview: 'Test 1',
    tagPages: new Map(),
    operations: new Map([['#/paths/~1a/get', { page: '/p', anchor: 'x' }]]),
    index: { models: [] },
  });
  expect(found.missing.map((needle) => needle.text)).toEqual(missing);
  expect(found.replaced).toHaveLength(replaced);
});

it.each<[string, string[]]>([
  ['<p>First.</p><ul><li>getA</li></ul><p>Second.</p>', []],
  ['<p>First.</p>', ['First.\n\nSecond.']],
  ['<p>Second.</p>', ['First.\n\nSecond.']],
])('the description of an API may go on after its operations, and is whole: %s', (overview, missing) => {
  const found = findMissing({
    document: { openapi: '3.1.0', info: { description: 'First.\n\nSecond.' }, paths: {} },
    pages: new Map(),
    overview: `3.1.0 ${overview}`,
    tagPages: new Map(),
    operations: new Map(),
    index: { models: [] },
  });
  expect(found.missing.map((needle) => needle.text)).toEqual(missing);
});
