import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { joinVersions } from '../joinVersion';
import type { PluginOptions } from '../options';
import { referenceInserts } from '../referenceInserts';
import type { DocsVersion } from '../versions';

const api = (mark: string): string => `openapi: 3.1.0
info: {title: Shop, version: 2.0.0}
paths:
  /tasks:
    get:
      operationId: listTasks
      parameters: [{name: SECRET, in: query, ${mark} schema: {type: string}}]
      responses: {200: {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
    post: {${mark} operationId: SECRETpost, responses: {200: {description: OK}}}
components:
  schemas:
    Task: {type: object, required: [SECRET], properties: {id: {type: string}, SECRET: {${mark} type: string}}}
`;

const marked = 'x-internal: true,';

function release(version: string, item: object): string {
  const info = { title: 'Shop', version, 'x-release-date': '2026-01-01' };
  return JSON.stringify({ openapi: '3.1.0', info, paths: { '/tasks': item } });
}

/** All that is stored for the site that shows these versions. */
async function stored(names: string[]): Promise<string> {
  const siteDir = writeFiles({
    'openapi/openapi.yaml': api(marked),
    'openapi_versions/1.0/openapi.yaml': api(''),
    'openapi_versions/1.0/releases/0.8.0.json': release('0.8.0', { put: { operationId: 'putTask', responses: {} } }),
    'openapi_versions/1.0/releases/0.9.0.json': release('0.9.0', {
      post: { operationId: 'SECRETpost', responses: {} },
      patch: { operationId: 'patchTask', responses: {} },
    }),
  });
  const loadedVersions = names.map((versionName) => ({
    ...{ versionName, path: versionName === 'current' ? '/docs' : `/docs/${versionName}` },
    ...{ docs: [], sidebars: {} },
  })) as unknown as DocsVersion[];
  const directory = path.join(siteDir, 'stored');
  const context = {
    siteDir,
    baseUrl: '/',
    siteConfig: { url: 'https://shop.example.com', future: {} },
  } as unknown as LoadContext;
  const options = {
    ...{
      description: 'openapi/openapi.yaml',
      folder: 'ref',
      home: 'ref',
      changelog: 'changelog',
      overlays: [] as string[],
      allowRefs: [] as string[],
    },
    ...{ foreign: true, strict: false, verbose: false, requestBuilder: true, internal: 'remove', editUrl: '' },
  } as unknown as PluginOptions;
  const content = { loadedVersions } as unknown as LoadedContent;
  const joined = await joinVersions({ context, options, directory, inserts: referenceInserts() }, content, undefined);
  expect(joined.map(({ stored: { name } }) => name)).toEqual(names);
  return textIn(directory);
}

function textIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => (statSync(file).isDirectory() ? textIn(file) : readFileSync(file, 'utf8')))
    .join('\n');
}

it.each([[['current', '1.0']], [['1.0', 'current']], [['1.0']]])(
  'of the versions %s none shows what is internal in the current description',
  async (names) => {
    const text = await stored(names);
    expect(text).toContain('listTasks');
    expect(text).toContain('PATCH /tasks');
    expect(text).not.toMatch(/SECRET|x-internal/);
  },
);
