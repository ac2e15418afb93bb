import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { loadReference } from '../loadReference';
import type { PluginOptions } from '../options';
import type { DocsVersion } from '../versions';

const api = (mark: string, rest = ''): string => `openapi: 3.1.0
info: {title: Shop, version: 2.0.0}
tags: [{name: Tasks}, {name: SECRETtag, ${mark} description: d}]
paths:
  /tasks:
    get:
      tags: [Tasks, SECRETtag]
      operationId: listTasks
      summary: List
      parameters: [{name: SECRET, in: query, ${mark} schema: {type: string}}${rest}]
      responses: {200: {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
    post: {tags: [SECRETtag], operationId: SECRETpost, summary: Add, responses: {200: {description: OK}}}
components:
  schemas:
    Task: {type: object, required: [SECRET], properties: {id: {type: string}, SECRET: {${mark} $ref: '#/components/schemas/SECRETmodel'}}}
    SECRETmodel: {type: object, properties: {SECRETfield: {type: string}}}
`;

function release(text: string, version: string, date: string): string {
  const document = parse(text);
  return JSON.stringify({ ...document, info: { ...document.info, version, 'x-release-date': date } });
}

it('changelog, feeds and marks say nothing of what is internal, in the releases or now', async () => {
  const marked = 'x-internal: true,';
  const siteDir = writeFiles({
    'openapi.yaml': api(marked, ', {name: now, in: query, schema: {}}'),
    'releases/1.0.0.json': release(
      api('', ', {name: once, in: query, schema: {}}').replace('SECRETpost', 'SECRETmake'),
      '1.0.0',
      '2026-01-01',
    ),
    'releases/1.1.0.json': release(api(''), '1.1.0', '2026-02-01'),
    'releases/1.2.0.json': release(api(marked), '1.2.0', '2026-03-01'),
  });
  const version = { versionName: 'current', path: '/', docs: [] as DocsVersion['docs'] } as DocsVersion;
  const docs: LoadedContent = { loadedVersions: [version] };
  const options = {
    ...{
      description: 'openapi.yaml',
      folder: 'ref',
      home: 'ref',
      changelog: 'changelog',
      overlays: [] as string[],
      allowRefs: [] as string[],
    },
    ...{ foreign: true, strict: false, verbose: false, requestBuilder: true, internal: 'remove' },
  } as PluginOptions;
  const context = { siteDir, baseUrl: '/', siteConfig: { url: 'https://shop.example.com' } } as LoadContext;
  const reference = await loadReference(context, options, docs, version, {});
  const { releases, pages, model, inserts } = reference;
  const all = JSON.stringify([releases, pages, model, inserts, reference.files()]);
  expect(releases?.changelog.text).toContain('once');
  expect(all).toContain('Not released yet');
  expect(all).not.toMatch(/SECRET|x-internal/);
});
