import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onStopSignal } from './stopping';

/**
 * Calls `use` with a new folder, and removes the folder afterwards. A signal that stops this process removes it too,
 * and `alsoRemove` (absolute), which `use` may create.
 */
export async function withTemporaryFolder<Value>(
  prefix: string,
  use: (folder: string) => Promise<Value>,
  alsoRemove: string[] = [],
): Promise<Value> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), prefix)));
  const remove = (): void => {
    for (const each of [folder, ...alsoRemove]) rmSync(each, { recursive: true, force: true });
  };
  const stop = onStopSignal(() => {
    remove();
    process.exit(1);
  });
  try {
    return await use(folder);
  } finally {
    remove();
    stop();
  }
}
