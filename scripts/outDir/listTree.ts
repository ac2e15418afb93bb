import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file, folder and link below a folder. No link is followed: `recursive` of `readdir` does so since Node.js 22, and
 * would walk through the whole disk where one leads to `/`.
 */
export function listTree(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listTree(path.join(folder, entry.name))] : [entry],
  );
}
