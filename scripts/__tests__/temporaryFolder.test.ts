import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileProgram } from '../../tests/support/compileProgram';
import { withTemporaryFolder } from '../temporaryFolder';

it.each([
  ['ends', async () => 7],
  ['fails', () => Promise.reject(new Error('no'))],
])('is removed with all in it when its use %s', async (_case, end) => {
  let given = '';
  const use = async (folder: string): Promise<number> => {
    given = folder;
    writeFileSync(path.join(folder, 'a'), '');
    return end();
  };
  await withTemporaryFolder('portal-temporary-', use).catch(() => undefined);
  expect(given).toContain('portal-temporary-');
  expect(existsSync(given)).toBe(false);
});

it('is removed when a signal stops the process', async () => {
  const program = compileProgram(
    `import { withTemporaryFolder } from './temporaryFolder';
    withTemporaryFolder('portal-temporary-', (folder) => {
      console.log(folder);
      return new Promise(() => setInterval(() => {}, 1000));
    });`,
    path.resolve(__dirname, '..'),
  );
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const folder = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(`${text}`.trim())));
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(existsSync(folder)).toBe(false);
});
