import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file, folder and link below a folder. Links are not followed: since Node.js 22, `recursive` of `readdir`
 * follows them, and would read the whole disk where one points to `/`.
 */
export function listTree(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listTree(path.join(folder, entry.name))] : [entry],
  );
}
