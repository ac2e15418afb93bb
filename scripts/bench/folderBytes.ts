import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder with its size in bytes. */
export async function filesOf(folder: string): Promise<{ file: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
}

/** Bytes of all files below a folder. */
export async function folderBytes(folder: string): Promise<number> {
  return (await filesOf(folder)).reduce((total, { bytes }) => total + bytes, 0);
}
