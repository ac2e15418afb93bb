import { existsSync, readdirSync } from 'node:fs';

/** What `git init` and file managers put into a folder, and a portal has no file of. */
const strangers: ReadonlySet<string> = new Set(['.git', '.DS_Store', '.idea', '.vscode']);

/** Refuses a folder (absolute) that has something in it, hidden files and links as well: nothing is overwritten. `named` is what it is called. */
export function refuseFiles(folder: string, named: string): void {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => !strangers.has(name)) : [];
  // What somebody sees there comes first.
  const shown = found.sort((a, b) => Number(a.startsWith('.')) - Number(b.startsWith('.')));
  if (shown.length > 0)
    throw new Error(`${named} has files: ${shown.slice(0, 3).join(', ')}. Name a new folder, such as "init portal".`);
}
