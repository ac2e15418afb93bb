import path from 'node:path';
import { filesOf } from './folderBytes';

/** The largest HTML page below `folder` of the built site in `out` (absolute): its route and its bytes. */
export async function largestPage(out: string, folder: string): Promise<{ route: string; bytes: number }> {
  const pages = (await filesOf(path.join(out, folder))).filter(({ file }) => file.endsWith('.html'));
  const [largest] = pages.sort((a, b) => b.bytes - a.bytes);
  if (largest === undefined) throw new Error(`There are no pages in ${path.join(out, folder)}.`);
  const route = `/${path.relative(out, path.dirname(largest.file)).split(path.sep).join('/')}`;
  return { route, bytes: largest.bytes };
}
