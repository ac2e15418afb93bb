import { existsSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './facts';

/**
 * The folder with the site that was built to `outDir` (absolute): `outDir` itself or, when the build was killed between
 * the two renames that replace it, the folder with the complete earlier site. Undefined when there is no site.
 */
export function servedFolder(outDir: string): string | undefined {
  const { final, previous } = foldersOf(outDir);
  return [final, previous].find((folder) => existsSync(path.join(folder, 'index.html')));
}
