import { type Dirent, readdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unwritten } from '../src/machine/unwritten';

/**
 * Every file, folder and link below a folder. Links are not followed: since Node.js 22, `recursive` of `readdir`
 * follows them, and would read the whole disk where one points to `/`.
 */
export function listTree(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listTree(path.join(folder, entry.name))] : [entry],
  );
}

/** Writes a file atomically, and creates its folders. Throws an Error that names the file and what to check. */
export async function replaceFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.partial`, text);
    await rename(`${file}.partial`, file);
  } catch (error) {
    throw unwritten(file, error);
  }
}
