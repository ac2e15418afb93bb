import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a Docusaurus site of these files to `folder` (absolute), in place of what was there. It is inside the
 * repository, where it finds its packages.
 */
export async function makeSite(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  const all = { 'package.json': '{ "name": "measured", "private": true }\n', ...files };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/**
 * The folder for files that Docusaurus generates during a measured build: a separate one, so that two runs do not
 * interfere.
 */
export const generatedFolder = `.docusaurus-bench-${process.pid}`;
