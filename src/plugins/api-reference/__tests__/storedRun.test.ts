import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { storedRun } from '../storedRun';

const results = new Map<string, unknown>([
  ['page', [{ title: 'Tasks', summary: undefined }]],
  ['request', { text: '{}' }],
]);

/** A folder in which a start with the option `a` has stored results. */
async function stored(): Promise<string> {
  const folder = path.join(writeFiles({}), 'run');
  await storedRun(folder, ['a']).write(results);
  return folder;
}

it('gives the next start the results', async () => {
  expect(await storedRun(await stored(), ['a']).read()).toEqual(results);
});

it('gives a start with other options nothing', async () => {
  expect(await storedRun(await stored(), ['b']).read()).toEqual(new Map());
});

it('gives nothing that other code has made', async () => {
  const folder = writeFiles({ 'src/generate.ts': 'one' });
  const start = () => storedRun(path.join(folder, 'run'), ['a'], path.join(folder, 'src'));
  await start().write(results);
  writeFileSync(path.join(folder, 'src/generate.ts'), 'two');
  expect(await start().read()).toEqual(new Map());
  writeFileSync(path.join(folder, 'src/generate.ts'), 'one');
  expect(await start().read()).toEqual(results);
});

it('gives nothing where the file is damaged', async () => {
  const folder = await stored();
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), 'no results');
  expect(await storedRun(folder, ['a']).read()).toEqual(new Map());
});

it.each([
  ['the same results are not written again', results, 0],
  ['others are', new Map([...results, ['another page', {}]]), 1],
])('%s', async (_what, made, files) => {
  const folder = await stored();
  const next = storedRun(folder, ['a']);
  await next.read();
  rmSync(folder, { recursive: true });
  await next.write(made);
  expect(readdirSync(path.dirname(folder))).toHaveLength(files);
});

it('replaces what a start with other options has stored', async () => {
  const folder = await stored();
  await storedRun(folder, ['b']).write(results);
  expect(readdirSync(folder)).toHaveLength(1);
});
