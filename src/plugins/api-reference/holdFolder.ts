import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readLock, takeLock } from '../../machine/lock';

/** What lets two runs of one site go on side by side. */
const wayOut = '. Or give this run a folder of its own: DOCUSAURUS_GENERATED_FILES_DIR_NAME=.docusaurus-2';

/**
 * Holds a folder of generated files for this process until it ends. Two processes that generate into one folder would
 * each bundle what the other one wrote last. Throws an Error with the id of the process that holds it.
 */
export async function holdFolder(folder: string): Promise<void> {
  const file = path.join(folder, 'lock');
  const state = readLock(file);
  // The dev server generates after each edit, and a build once for each language.
  if (state.kind === 'held' && state.pid === process.pid) return;
  mkdirSync(folder, { recursive: true });
  process.once('exit', await takeLock(file, wayOut));
}
