import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTree } from './listTree';
import { statOf } from './statOf';

/** Name of the file by which a build knows a folder that a build made. */
export const markerFile = '.portal-build';

const madeBy = 'npm run build of the developer portal';

/** What file managers and servers put beside the files of a site, and nobody misses. */
const besides = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\.(gz|br|zst)$/;

/** What a marker says of its folder: which files the build put there. */
export interface Marker {
  files: ReadonlySet<string>;
}

/** Marks a folder as made by a build, with the files that are in it now. The same files give the same marker. */
export function writeMarker(folder: string): void {
  const files = listFiles(folder).filter((file) => file !== markerFile);
  writeFileSync(path.join(folder, markerFile), `${JSON.stringify({ madeBy, files }, null, 1)}\n`);
}

/** The marker of a folder; undefined when it has none, or a file of that name that no build wrote. */
export function readMarker(folder: string): Marker | undefined {
  const file = path.join(folder, markerFile);
  if (!statOf(file)?.isFile()) return undefined;
  try {
    const marker = JSON.parse(readFileSync(file, 'utf8')) as { madeBy?: unknown; files?: unknown } | null;
    if (marker?.madeBy !== madeBy || !Array.isArray(marker.files)) return undefined;
    return { files: new Set(marker.files.map(String)) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * What is in a folder and was put there by no build: files that its marker does not list, or, without a marker, every
 * entry. Files that were packed beside those of the marker are as good as listed.
 */
export function findOthers(folder: string): string[] {
  const marker = readMarker(folder);
  if (!marker)
    return readdirSync(folder)
      .filter((name) => !isUnwritten(folder, name))
      .sort();
  return listFiles(folder).filter((file) => file !== markerFile && !marker.files.has(file) && !besides.test(file));
}

/** A marker that a build was about to write when it was killed. */
function isUnwritten(folder: string, name: string): boolean {
  return name === markerFile && lstatSync(path.join(folder, name)).size === 0;
}

/** Removes a folder that a build made. Its marker goes last: if this is stopped halfway, the next build knows the rest. */
export function removeMade(folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder);
  for (const name of [...entries.filter((entry) => entry !== markerFile), markerFile])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  rmdirSync(folder);
}

/** Every file and link below a folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return listTree(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
