import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { assembleSite } from '../assembleSite';
import { sidebarItems } from '../sidebar';

/** A description that has this text in each place where readers see one. */
const described = (text: string): string =>
  JSON.stringify({
    ...{ openapi: '3.1.0', info: { title: text, version: text, description: `${text} \`${text}\`` } },
    ...{ servers: [{ url: 'https://api.example.com', description: text }], tags: [{ name: text, description: text }] },
    paths: {
      '/things': {
        get: {
          ...{ operationId: 'list', tags: [text], summary: text, description: text },
          parameters: [{ name: text, in: 'query', description: text, schema: { enum: [text], default: text } }],
          responses: { 200: { description: text, content: { 'text/plain': { example: text } } } },
        },
      },
    },
    components: { schemas: { Thing: { title: text, properties: { [text]: { description: text } } } } },
  });

const workflow = (text: string): string =>
  JSON.stringify({
    ...{ arazzo: '1.0.1', info: { title: text, version: '1' } },
    sourceDescriptions: [{ name: 'api', url: 'openapi.json', type: 'openapi' }],
    workflows: [
      {
        ...{ workflowId: 'one', summary: text, description: text },
        inputs: { type: 'object', properties: { a: { type: 'string', description: text, default: text } } },
        steps: [{ stepId: 'a', description: text, operationId: 'list' }],
      },
    ],
  });

it.each([
  ['an override of the direction', 'a\u202egnp.exe', /\u202e/, 'a\\u202egnp.exe'],
  ['a letter that no screen shows', 'a\u{e0049}b', /[\u{e0000}-\u{e007f}]/u, 'a\\udb40\\udc49b'],
])('shows %s in pages, guides and the sidebar', async (_what, text, hidden, want) => {
  const siteDir = writeFiles({ 'openapi.json': described(text) });
  const reference = await assembleSite({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.json') },
    site: { basePath: '/ref', docsPath: '/', sitePaths: [], home: { label: 'API', href: '/' } },
    checks: { foreign: true },
  });
  expect(JSON.stringify([reference.pages, reference.inserts, sidebarItems(reference)])).not.toMatch(hidden);
  expect(reference.pages.map(({ title }) => title)).toEqual([want, want]);
  expect(reference.inserts.title.text).toContain('\\u');
});

it.each([
  ['an override of the direction', 'a\u202egnp.exe', /\u202e/, 'a\\u202egnp.exe'],
  ['a letter that no screen shows', 'a\u{e0049}b', /[\u{e0000}-\u{e007f}]/u, 'a\\udb40\\udc49b'],
])('shows %s in the data of requests and recipes, which still send it', async (_what, text, hidden, want) => {
  const siteDir = writeFiles({ 'openapi.json': described(text), 'one.arazzo.json': workflow(text) });
  const { files } = await assembleSite({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.json') },
    site: {
      ...{ basePath: '/ref', docsPath: '/', sitePaths: [], hasRequestBuilder: true },
      home: { label: 'API', href: '/' },
    },
    checks: { foreign: true },
  });
  const data = files().filter((file) => file.path.startsWith('request-builder/'));
  for (const { path: name, content } of data) expect(content, name).not.toMatch(hidden);
  const read = (name: RegExp) => JSON.parse(data.find((file) => name.test(file.path))?.content ?? '{}');
  expect(read(/^request-builder\/list/)).toMatchObject({
    servers: [{ description: want }],
    parameters: [{ description: want, parameter: { name: text } }],
  });
  expect(read(/recipes/)).toMatchObject({
    title: want,
    inputs: [{ description: want, initial: text }],
    steps: [{ title: want, description: want }],
  });
});
