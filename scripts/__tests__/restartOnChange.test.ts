import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { restartOnChange } from '../restartOnChange';

/** Starts a command that ends when a file changes, or with code 7 on its second run; counts the runs. */
async function runsAfterEdit(file: string): Promise<{ runs: number; code: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restart-'));
  mkdirSync(path.join(folder, 'client'));
  let runs = 0;
  const code = await restartOnChange([folder], (changed) => {
    runs += 1;
    if (runs > 1) return Promise.resolve(7);
    return new Promise((resolve) => {
      changed.addEventListener('abort', () => resolve(1), { once: true });
      setTimeout(() => writeFileSync(path.join(folder, file), 'edited'), 50);
      setTimeout(() => resolve(0), 1000);
    });
  });
  return { runs, code };
}

it('runs the command anew when the generator is edited', async () =>
  expect(await runsAfterEdit('schema.ts')).toEqual({ runs: 2, code: 7 }));

it('leaves the command running when only code for the browser is edited', async () =>
  expect(await runsAfterEdit('client/page.ts')).toEqual({ runs: 1, code: 0 }));
