import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assembleSite } from '../../src/plugins/api-reference/assembleSite';
import { pageFileName } from '../../src/plugins/api-reference/pageFiles';
import { storeFiles, storePages } from '../../src/plugins/api-reference/storeReference';
import { isReservedName } from '../../src/reference/slug';
import type { Reference } from '../../src/reference/stages/generate';
import { generateFrom } from './generated';

const state = { folder: '' };
beforeEach(() => {
  state.folder = mkdtempSync(path.join(os.tmpdir(), 'portal-names-'));
});
afterEach(() => rmSync(state.folder, { recursive: true, force: true }));

/** Names that end up as names of files, and that one file system or another takes for something else. */
const names: [why: string, names: string[]][] = [
  ['names that Windows keeps', ['CON', 'nul', 'Aux', 'prn', 'com1', 'LPT9', 'con.x', 'NUL.json']],
  ['names that differ in case alone', ['listTasks', 'ListTasks', 'LISTTASKS', 'listtasks']],
  ['names of more than 255 bytes', ['a'.repeat(300), `${'a'.repeat(300)}b`, 'é'.repeat(200), '工'.repeat(120)]],
  [
    'paths',
    ['..', '.', '../x', '../../../../etc/passwd', '..\\..\\x', '/etc/passwd', 'C:\\x', 'a/b', 'a\\b', './x', '~'],
  ],
  ['names with a character that ends them', ['a\u0000', '\u0000', 'a\u0000b', 'a\n', 'a\r\nb']],
  [
    'one name in several forms of Unicode',
    ['\u00e9t\u00e9', 'e\u0301te\u0301', '\u212b', '\u00c5', 'A\u030a', '\ufb01', 'fi'],
  ],
  ['names with a dot or a space at an end', ['.hidden', 'a.', 'a..', ' a', 'a ', '...', ' ', 'a']],
  ['names of other letters', ['задачи', '工作', '🙂', '\u202etxt.exe', '\u200b', '\ud800']],
  [
    'names of the folder itself',
    ['index', 'index.html', 'page', 'operation', '_', 'request-builder', 'openapi', '404'],
  ],
  ['names like those that are made unique', ['a', 'A', 'a.2', 'a-2', 'A.2', 'a.2.json', 'a-2-2']],
  ['names that objects have', ['__proto__', 'constructor', 'toString', 'hasOwnProperty']],
];

/** A description in which each name is an operationId, a tag and a schema. */
function described(all: string[]): object {
  const schemas = all.map((name, index) => [
    name.replace(/[^\w.-]/g, (character) => `_${character.codePointAt(0)}`) || `empty${index}`,
    { type: 'object', title: name, properties: { a: { type: 'string' } } },
  ]);
  const paths = all.map((name, index) => [
    `/things/${index}`,
    { get: { operationId: name, tags: [name], responses: { 200: { description: 'Done' } } } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

async function generate(all: string[]): Promise<Reference> {
  const { reference } = await generateFrom(described(all), {}, assembleSite);
  return reference;
}

/** A path of a file that no file system takes for another one, or refuses. */
function expectPlain(file: string): void {
  for (const part of file.split('/')) {
    expect(part).toMatch(/^[\p{L}\p{N}_-]([\p{L}\p{N}\p{M}._-]*[\p{L}\p{N}\p{M}_-])?$/u);
    expect(part).toBe(part.normalize('NFC'));
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
    expect(isReservedName(part)).toBe(false);
  }
}

const unlike = (files: string[]): number => new Set(files.map((file) => file.normalize('NFC').toLowerCase())).size;

describe.each(names)('%s', (_why, all) => {
  it('become files of their own, in their folder, the same each time', async () => {
    const reference = await generate(all);
    const pages = reference.pages.map(({ url }) => url);
    const builders = reference
      .files()
      .filter(({ path: name }) => name.startsWith('request-builder/') && !name.startsWith('request-builder/contract/'));
    expect(builders).toHaveLength(all.length);
    const files = [
      ...reference.files().map(({ path: name }) => name),
      ...pages.map((url) => `${url.slice(1)}/index.html`),
      ...pages.map((url) => `pages/${pageFileName(url)}`),
    ];
    for (const file of files) expectPlain(file);
    expect(unlike(files)).toBe(files.length);
    const again = await generate(all);
    expect(again.pages.map(({ url }) => url)).toEqual(pages);
    expect(again.files()).toEqual(reference.files());
  });

  it('are written, each with its own content, and nothing beside the folder', async () => {
    const reference = await generate(all);
    const folder = path.join(state.folder, 'a/b');
    const stored = await storePages(folder, reference, '');
    await storeFiles(folder, reference, '');
    expect(readdirSync(state.folder)).toEqual(['a']);
    expect(readdirSync(path.join(state.folder, 'a'))).toEqual(['b']);
    for (const { path: name, content } of reference.files())
      expect(readFileSync(path.join(folder, 'files', name), 'utf8')).toBe(content);
    for (const { url, file } of stored) expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ page: { url } });
  });
});

describe('pageFileName', () => {
  it('stays under 255 bytes, and different for different addresses', () => {
    const long = `/docs/${'a'.repeat(60)}/${'b'.repeat(60)}/${'c'.repeat(60)}/${'d'.repeat(60)}`;
    expect(Buffer.byteLength(pageFileName(long))).toBeLessThan(255);
    expect(pageFileName(long)).not.toBe(pageFileName(`${long}2`));
    expect(pageFileName(long)).toBe(pageFileName(long));
    expect(pageFileName('/docs/注文')).not.toBe(pageFileName('/docs/商品'));
    expect(pageFileName('/docs/注文')).toMatch(/^[ -~]+$/);
  });
});
