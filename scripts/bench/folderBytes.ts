import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder with its size in bytes. */
async function filesOf(folder: string): Promise<{ file: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
}

/** Bytes of all files below a folder. */
export async function folderBytes(folder: string): Promise<number> {
  return (await filesOf(folder)).reduce((total, { bytes }) => total + bytes, 0);
}

/** The largest HTML page below `folder` of the built site in `out` (absolute): its route and its bytes. */
export async function largestPage(out: string, folder: string): Promise<{ route: string; bytes: number }> {
  const pages = (await filesOf(path.join(out, folder))).filter(({ file }) => file.endsWith('.html'));
  const [largest] = pages.sort((a, b) => b.bytes - a.bytes);
  if (largest === undefined) throw new Error(`There are no pages in ${path.join(out, folder)}.`);
  const route = `/${path.relative(out, path.dirname(largest.file)).split(path.sep).join('/')}`;
  return { route, bytes: largest.bytes };
}
