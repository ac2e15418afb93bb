import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSynonyms } from '../readSynonyms';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'synonyms-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = path.join(folder, 'synonyms.yaml');
  await writeFile(file, text);
  return file;
}

test('the words of a site join those for any API', async () => {
  const own = await readSynonyms(await fileWith('swagger: blueprint\nstore: shop\n'));
  expect(own.store).toBe('shop');
  expect(own.swagger).toBe(`${(await readSynonyms('')).swagger}, blueprint`);
});

test('a word is its own, whatever objects inherit', async () => {
  expect((await readSynonyms(await fileWith('constructor: builder\n'))).constructor).toBe('builder');
});

test('a value that is not a text is an error with its key', async () => {
  await expect(readSynonyms(await fileWith('store: [shop]\n'))).rejects.toThrow('"store" needs a text');
});
