import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { findSecrets } from '../../../reference/leaks/secrets';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { checkLeaks, leakWords } from '../leaks';

const secrets = findSecrets({ components: { MarginReport: {}, supplierBonus: {} } }, {});
const noWords = { allow: [], deny: [] };

it.each<[where: string, files: Record<string, string>, words: typeof noWords | object, want: string | undefined]>([
  ['nothing', { 'a.html': '<p>Orders</p>' }, {}, undefined],
  ['a page', { 'b/a.html': '<p>MarginReport</p>' }, {}, '"MarginReport" in b/a.html'],
  ['the name of a file', { 'margin-report.png': '' }, {}, '"MarginReport" in margin-report.png'],
  ['what may be there', { 'a.md': 'MarginReport' }, { allow: ['MarginReport'] }, undefined],
  [
    'what may not be there',
    { 'a.md': 'See wiki.CORP.internal' },
    { deny: ['corp.internal'] },
    '"corp.internal" in a.md',
  ],
  [
    'many files',
    { 'a.md': 'MarginReport', 'b.md': 'marginReport', 'c.md': 'margin-report', 'd.md': 'margin_report' },
    {},
    '"MarginReport" in a.md, b.md, c.md and 1 more',
  ],
])('finds what an edition keeps from readers in %s', async (_, files, words, want) => {
  const checked = checkLeaks(writeFiles(files), secrets, { ...noWords, ...words });
  if (want === undefined) await expect(checked).resolves.toBeUndefined();
  else await expect(checked).rejects.toThrow(want);
});

it.each([
  ['a.json.gz', gzipSync('["supplierBonus"]')],
  ['a.json.gz.gz', gzipSync(gzipSync('["supplierBonus"]'))],
  ['packed', gzipSync('supplierBonus')],
  ['a.md.br', brotliCompressSync('supplierBonus')],
])('reads compressed files: %s', async (name, content) => {
  const folder = writeFiles({ 'b.md': '' });
  writeFileSync(path.join(folder, name), content);
  await expect(checkLeaks(folder, secrets, noWords)).rejects.toThrow(`"supplierBonus" in ${name}`);
});

it('finds words that may not be there in any part of a file', async () => {
  const folder = writeFiles({ 'a.css': '.secret-price {}', 'b.html': '<p class="Secret-Price">' });
  writeFileSync(path.join(folder, 'c.png'), 'a\0secret-price');
  symlinkSync('a.css', path.join(folder, 'd.css'));
  const checked = checkLeaks(folder, secrets, { ...noWords, deny: ['secret-price'] });
  await expect(checked).rejects.toThrow('"secret-price" in a.css, b.html, c.png and 1 more');
});

it('reads which words may be there, each with its reason', () => {
  const env = {
    OPENAPI_ALLOW_WORDS: 'a: b: old clients\nlegacyId: in the app',
    OPENAPI_DENY_WORDS: 'x.internal, SECRET',
  };
  expect(leakWords(env)).toEqual({ allow: ['a: b', 'legacyId'], deny: ['x.internal', 'SECRET'] });
  expect(() => leakWords({ OPENAPI_ALLOW_WORDS: 'legacyId' })).toThrow('gives no reason');
});
