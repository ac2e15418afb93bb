import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readLock, takeLock } from '../../machine/lock';

/** What lets two runs of one site go on side by side. */
const wayOut = '. Or give this run a folder of its own: DOCUSAURUS_GENERATED_FILES_DIR_NAME=.docusaurus-2';

/**
 * Refuses a folder for generated files that has files of somebody else: Docusaurus would write among them, and
 * `docusaurus clear` would remove them. `own` is the folder in it that is ours. Throws an Error that names it.
 */
export function refuseUsedFolder(folder: string, own: string): void {
  // Commands that do not build, such as docs:version, leave some files in the folder that Docusaurus has by default.
  if (path.basename(folder) === '.docusaurus') return;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0 || files.includes('docusaurus.config.mjs') || existsSync(path.join(own, 'lock'))) return;
  const made = files.every((name) => path.join(folder, name) === own);
  if (made) return;
  throw new Error(
    `DOCUSAURUS_GENERATED_FILES_DIR_NAME names ${folder}, which has files that Docusaurus did not generate. Name a folder that does not exist, such as .docusaurus-2.`,
  );
}

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
