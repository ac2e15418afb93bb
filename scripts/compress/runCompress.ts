import path from 'node:path';
import type { Usage } from '../../src/machine/main';
import { statOf } from '../../src/machine/statOf';
import { listMade, readMarker } from '../outDir/marker';
import { compressFiles, type Packed } from './compressFiles';

const help = `Writes gzip (.gz) and brotli (.br) beside the files of a built site, for servers that send them as they are.

  npm run compress               the site in build/
  npm run compress -- site       the site in another folder

Pages, scripts, style sheets, data and texts of 1000 bytes and more are compressed as far as possible; files that the build
did not write, and links, stay as they are. The same site gives
the same bytes with the same Node.js. nginx sends them with "gzip_static on", which nginx/site.conf has, and "brotli_static on",
which needs a module; "npm run serve" sends them too. "npm run build" removes them.`;

export const compressUsage: Usage = { help, places: 1 };

/** Runs `npm run compress` and returns its exit code. Throws an Error when no build made the folder. */
export async function runCompress(
  args: string[],
  { project, print }: { project: string; print: (text: string) => void },
): Promise<number> {
  const folder = path.resolve(project, args[0] ?? 'build');
  if (statOf(folder)?.isSymbolicLink()) throw new Error(`${folder} is a link. Name the folder that it leads to.`);
  const marker = readMarker(folder);
  if (!marker) throw new Error(`No build made ${folder}: run "npm run build" first, or name its folder.`);
  const packed = await compressFiles(folder, listMade(folder, marker));
  print(`${packed.length} files of ${folder} are compressed: ${sizes(packed)}.`);
  return 0;
}

function sizes(packed: readonly Packed[]): string {
  const kilobytes = (key: 'size' | 'gzip' | 'brotli'): string =>
    `${Math.round(packed.reduce((sum, file) => sum + file[key], 0) / 1000).toLocaleString('en')} KB`;
  return `${kilobytes('size')}, with gzip ${kilobytes('gzip')}, with brotli ${kilobytes('brotli')}`;
}
