import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../../../reference/load/__tests__/files';
import { summariseNotices } from '../../../../reference/notices';
import { sectionsOf } from '../../../../reference/page';
import { assembleSite } from '../../assembleSite';
import { requestBuilderAliases } from '../bundling';

/** A description with a small operation, two whose ids differ by case alone, one that is too large, and a webhook. */
const description = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/small': {
      get: { operationId: 'get/one', responses: { 204: { description: 'Done' } } },
      post: { operationId: 'GET.one', responses: { 204: { description: 'Done' } } },
    },
    '/large': {
      put: {
        operationId: 'putAll',
        requestBody: { content: { 'text/plain': { example: 'e'.repeat(210_000) } } },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  webhooks: { changed: { post: { responses: { 204: { description: 'Done' } } } } },
};

function generate(hasRequestBuilder: boolean) {
  const siteDir = writeFiles({ 'openapi.json': JSON.stringify(description, null, 2) });
  return assembleSite({
    source: { siteDir, descriptionFile: path.join(siteDir, 'openapi.json') },
    site: {
      ...{ basePath: '/docs/ref', docsPath: '/docs', sitePaths: [], filesPath: '/base/1.0/', hasRequestBuilder },
      home: { label: 'API', href: '/docs/ref' },
    },
  });
}

describe('the request builders of a reference', () => {
  it('are files, with their addresses in the pages; what is too large has none, and a notice', async () => {
    const given = await generate(false);
    const { pages, files, notices } = await generate(true);
    const sections = pages.flatMap(sectionsOf);
    expect(
      Object.fromEntries(
        sections.map(({ method, path: name, requestBuilder }) => [`${method} ${name}`, requestBuilder]),
      ),
    ).toEqual({
      'GET /small': expect.stringMatching(/^\/base\/1\.0\/request-builder\/get\.one\.\w{7}\.json$/),
      'POST /small': expect.stringMatching(/^\/base\/1\.0\/request-builder\/GET\.one\.\w{7}\.json$/),
      'PUT /large': undefined,
      'POST changed': undefined,
    });
    const own = new Set(given.files().map((file) => file.path));
    const added = files().filter((file) => !own.has(file.path));
    expect(added.map((file) => file.path)).toEqual([
      expect.stringMatching(/^request-builder\/get\.one\.\w{7}\.json$/),
      expect.stringMatching(/^request-builder\/GET\.one\.\w{7}\.json$/),
      'request-builder/contract/all.json',
    ]);
    const [first, second, contract] = added.map(({ content }) => JSON.parse(content));
    expect([first.method, second.method]).toEqual(['GET', 'POST']);
    expect(first.contract).toBe('/base/1.0/request-builder/contract/all.json');
    expect(Object.keys(contract.paths)).toEqual(['/small', '/large']);
    const known = given.notices.map(({ message }) => message);
    expect(summariseNotices(notices.filter(({ message }) => !known.includes(message)))).toMatch(
      /^An operation has no request builder: its data is larger than 200 KB\. \(.*openapi\.json:\d+:\d+\)$/,
    );
  });
});

describe('the imports of the bundler', () => {
  it.each([
    [false, true, 'RequestBuilder.tsx', 'RecipeOpener.tsx'],
    [false, false, 'emptyModule.ts', 'emptyModule.ts'],
    [true, true, 'emptyModule.ts', 'emptyModule.ts'],
  ] as const)('on the server (%s), switched on (%s): %s, %s', (isServer, isEnabled, ...files) => {
    expect(Object.values(requestBuilderAliases(isServer, isEnabled)).map((file) => path.basename(file))).toEqual(files);
  });
});
