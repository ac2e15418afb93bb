import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeIfChanged } from '../writeFiles';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['the same', 'one', 'one', false],
  ['another text', 'one', 'two', true],
])('writes %s over what is there: %s, %s', async (_, before, after, written) => {
  const file = path.join(folder, 'page.json');
  await writeIfChanged(file, before);
  await utimes(file, 1, 1);
  await writeIfChanged(file, after);
  expect(await readFile(file, 'utf8')).toBe(after);
  expect((await stat(file)).mtimeMs > 1000).toBe(written);
});

it('says what keeps it from writing', async () => {
  await expect(writeIfChanged(folder, 'x')).rejects.toThrow('EISDIR');
});

it('names the file that cannot be written: a full disk is reported without', async () => {
  const file = path.join(folder, 'none/page.json');
  await expect(writeIfChanged(file, 'x')).rejects.toThrow(
    `${file} cannot be written: ENOENT: no such file or directory, open '${file}'. Check the permissions and the space of its folder.`,
  );
});
