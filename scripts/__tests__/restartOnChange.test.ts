import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { restartOnChange } from '../restartOnChange';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a command that ends when a file changes, or with code 7 on its second run; counts the runs. */
async function runsAfterEdit(file: string): Promise<{ runs: number; code: number }> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client'));
  let runs = 0;
  const run = (changed: AbortSignal): Promise<number> => {
    runs += 1;
    if (runs > 1) return Promise.resolve(7);
    return new Promise((resolve) => {
      changed.addEventListener('abort', () => resolve(1), { once: true });
      setTimeout(() => writeFileSync(path.join(folder, file), 'edited'), 50);
      setTimeout(() => resolve(0), 1000);
    });
  };
  const code = await restartOnChange([folder], run, new AbortController().signal);
  return { runs, code };
}

it('runs the command anew when the generator is edited', async () =>
  expect(await runsAfterEdit('schema.ts')).toEqual({ runs: 2, code: 7 }));

it('leaves the command running when only code for the browser is edited', async () =>
  expect(await runsAfterEdit('client/page.ts')).toEqual({ runs: 1, code: 0 }));

it('ends the command, and does not run it anew, when it is stopped', async () => {
  const folder = temporaryFolder();
  const stopped = new AbortController();
  let runs = 0;
  const run = (end: AbortSignal): Promise<number> => {
    runs += 1;
    return new Promise((resolve) => {
      end.addEventListener('abort', () => resolve(143), { once: true });
      writeFileSync(path.join(folder, 'schema.ts'), 'edited');
      stopped.abort();
    });
  };
  expect(await restartOnChange([folder], run, stopped.signal)).toBe(143);
  expect(runs).toBe(1);
});
