import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOutputFiles } from '../writeFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['the same path twice', ['a.json', 'a.json']],
  ['paths that differ in case alone', ['a/B.json', 'a/b.json']],
  ['paths that differ in the form of Unicode alone', ['\u00e9.json', 'e\u0301.json']],
  ['a path above the folder', ['../a.json']],
  ['a path above the folder by a detour', ['a/../../b.json']],
  ['a path from the root', ['/tmp/a.json']],
  ['the folder itself', ['.']],
  ['a path with a NUL', ['a\u0000.json']],
])('refuses %s, and writes nothing', async (_case, paths) => {
  const files = ['first.json', ...paths].map((name) => ({ path: name, content: '' }));
  await expect(writeOutputFiles(path.join(folder, 'out'), files)).rejects.toThrow(/Two outputs|leaves its folder/);
  expect(readdirSync(folder)).toEqual([]);
});

it('writes files in folders', async () => {
  await writeOutputFiles(folder, [{ path: 'a/b.json', content: '1' }]);
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['b.json']);
});
