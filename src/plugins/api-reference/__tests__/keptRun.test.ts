import { writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { description, type Edit, replaced } from '../../../reference/__tests__/editedDescription';
import { keepLastRun, type LastRun } from '../../../reference/lastRun';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { loadReference } from '../loadReference';
import type { PluginOptions } from '../options';
import { storedRun } from '../storedRun';
import type { DocsVersion } from '../versions';

const edits: [what: string, edit: Edit][] = [
  ['the text of an operation', replaced('List tasks', 'List all tasks')],
  ['the text of a schema', replaced('A user., prop', 'Somebody., prop')],
  ['the title of a schema', replaced('title: A task', 'title: Task of a user')],
  ['an added field', replaced('size: {', 'colour: {type: string}, size: {')],
  ['a limit that examples keep', replaced('minimum: 3', 'minimum: 7')],
  ['a schema with another name', replaced(/\bToy\b/g, 'Plaything')],
  ['an operation with another id', replaced(/\bgetUser\b/g, 'readUser')],
  ['a removed operation', replaced(/ {2}\/tasks:\n[\s\S]*?(?= {2}\/tasks\/)/, '')],
  ['a removed schema', replaced(/ {4}Error:.*\n/, '')],
  ['another $ref', replaced("schema: {$ref: '#/components/schemas/User'", "schema: {$ref: '#/components/schemas/Cat'")],
  ['another tag', replaced('tags: [Users]', 'tags: [Tasks]')],
  ['another parameter of a component', replaced('Id of it', 'The id')],
  ['another server', replaced('api.example', 'other.example')],
  ['another security scheme', replaced('X-Key', 'X-Token')],
  ['a link that leads somewhere', replaced('[nothing](#nowhere)', '[nothing](#getUser)')],
  ['a link that leads nowhere any more', replaced('[one](#getTask)', '[one](#getTasks)')],
  ['a field of a webhook', replaced('{204: {desc', '{200: {description: Yes}, 204: {desc')],
  [
    'the order of the operations',
    (text) => text.replace('  /pets:', '  /a:\n    get: {tags: [Pets], responses: {}}\n  /pets:'),
  ],
  ['nothing', (text) => text],
];

/** The description with another version and date, as a release. */
function releaseOf(text: string, version: string, date: string): string {
  const document = parse(text);
  return JSON.stringify({ ...document, info: { ...document.info, version, 'x-release-date': date } });
}

const releases = {
  'releases/1.0.0.json': releaseOf(replaced('minimum: 3', 'minimum: 1')(description), '1.0.0', '2026-01-15'),
  'releases/1.1.0.json': releaseOf(description, '1.1.0', '2026-02-15'),
};

/** All that the site shows of the description in a folder, as text. */
async function load(siteDir: string, kept?: LastRun): Promise<string> {
  const context = { siteDir, baseUrl: '/', siteConfig: { url: 'https://shop.example.com' } } as LoadContext;
  const options = {
    ...{ description: 'openapi.yaml', folder: 'ref', home: 'ref', changelog: 'changelog', allowRefs: [] as string[] },
    overlays: [] as string[],
    ...{ foreign: true, strict: false, verbose: false, requestBuilder: true },
  } as PluginOptions;
  const version = { versionName: 'current', path: '/', docs: [] as DocsVersion['docs'] } as DocsVersion;
  const docs: LoadedContent = { loadedVersions: [version] };
  const { pages, inserts, notices, files, releases } = await loadReference(context, options, docs, version, { kept });
  return JSON.stringify({ pages, inserts, notices, files: files(), releases }, null, 1);
}

vi.spyOn(logger, 'info').mockImplementation(() => undefined);
vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

/** What the next start of the dev server has of this one. */
async function afterRestart(kept: LastRun, siteDir: string): Promise<LastRun> {
  const folder = path.join(siteDir, 'run');
  await storedRun(folder, []).write(kept.plain());
  return keepLastRun(await storedRun(folder, []).read());
}

const known: { unedited?: string } = {};

describe('what a site shows after an edit', () => {
  it.each(edits)('is what it shows from nothing: %s', async (_what, edit) => {
    const siteDir = writeFiles({ 'openapi.yaml': description, ...releases });
    const write = (text: string): void => writeFileSync(path.join(siteDir, 'openapi.yaml'), text);
    const kept = keepLastRun();
    await load(siteDir, kept);
    kept.end();
    known.unedited ??= await load(siteDir);
    const restarted = await afterRestart(kept, siteDir);
    write(edit(description));
    const fromNothing = await load(siteDir);
    expect(await load(siteDir, kept)).toBe(fromNothing);
    expect(await load(siteDir, restarted)).toBe(fromNothing);
    kept.end();
    // And back again, with what the edit has left.
    write(description);
    expect(await load(siteDir, kept)).toBe(known.unedited);
  });

  it('is what it shows from nothing: an edited release', async () => {
    const siteDir = writeFiles({ 'openapi.yaml': description, ...releases });
    const kept = keepLastRun();
    const first = await load(siteDir, kept);
    kept.end();
    const restarted = await afterRestart(kept, siteDir);
    writeFileSync(path.join(siteDir, 'releases/1.0.0.json'), releaseOf(description, '1.0.0', '2026-01-15'));
    const edited = await load(siteDir, kept);
    expect(edited).not.toBe(first);
    expect(await load(siteDir, restarted)).toBe(edited);
    expect(edited).toBe(await load(siteDir));
  });
});
