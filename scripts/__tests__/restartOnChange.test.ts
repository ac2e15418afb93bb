import { mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { restartOnChange } from '../restartOnChange';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Ends when the system has told all watchers of the folder that a file is edited. */
function edit(folder: string, file: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, (_event, name) => {
      if (name !== file) return;
      watcher.close();
      setImmediate(resolve);
    });
    writeFileSync(path.join(folder, file), 'edited');
  });
}

/** Starts a command that ends with code 1 once an edit of a file stops it, else with 0, and with 7 on its second run. */
async function runsAfterEdit(file: string): Promise<{ runs: number; code: number }> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'client'));
  let runs = 0;
  const run = async (changed: AbortSignal): Promise<number> => {
    runs += 1;
    if (runs > 1) return 7;
    await edit(folder, file);
    return changed.aborted ? 1 : 0;
  };
  const code = await restartOnChange([folder], run, new AbortController().signal);
  return { runs, code };
}

it('runs the command again when the generator is edited', async () =>
  expect(await runsAfterEdit('schema.ts')).toEqual({ runs: 2, code: 7 }));

it.each(['client/page.ts', 'README.md'])('leaves the command running when only %s is edited', async (file) =>
  expect(await runsAfterEdit(file)).toEqual({ runs: 1, code: 0 }),
);

it('ends the command, and does not run it again, when it is stopped', async () => {
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
