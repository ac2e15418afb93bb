import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { statOf } from '../../src/machine/statOf';
import { listTree } from '../files';

/** Name of the file that marks a folder as the output of a build. */
const markerFile = '.portal-build';

const madeBy = 'npm run build of the developer portal';

/** Files that file managers and servers create, and that can be deleted safely. */
const ignoredFiles = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\.(gz|br|zst)$/;

/** The content of a marker: the files that the build wrote to the folder. */
interface Marker {
  files: ReadonlySet<string>;
}

/** Marks a folder as made by a build, with the files that are in it now. The same files give the same marker. */
export function writeMarker(folder: string): void {
  const files = listFiles(folder).filter((file) => file !== markerFile);
  writeFileSync(path.join(folder, markerFile), `${JSON.stringify({ madeBy, files }, null, 1)}\n`);
}

/** The marker of a folder; undefined when there is none, or when the file was not written by a build. */
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
 * Files in a folder that no build wrote: those that its marker does not list or, without a marker, every entry.
 * Compressed versions of listed files count as listed.
 */
export function findOthers(folder: string): string[] {
  const marker = readMarker(folder);
  if (!marker)
    return readdirSync(folder)
      .filter((name) => !isUnwritten(folder, name))
      .sort();
  return listFiles(folder).filter((file) => file !== markerFile && !marker.files.has(file) && !ignoredFiles.test(file));
}

/** A marker that a killed build had not finished writing. */
function isUnwritten(folder: string, name: string): boolean {
  return name === markerFile && lstatSync(path.join(folder, name)).size === 0;
}

/**
 * Removes the output of a build. The marker is removed last, so that the next build can continue after an interruption.
 */
export function removeMade(folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder);
  for (const name of [...entries.filter((entry) => entry !== markerFile), markerFile])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  rmdirSync(folder);
}

/**
 * The files that a build wrote to a folder and that are still there, with forward slashes. What is a link now, or below
 * one, is left out: it leads to what no build wrote.
 */
export function listMade(folder: string, { files }: Marker): string[] {
  return [...files].filter((file) => holdsFile(folder, file));
}

/** Whether a path (with forward slashes) is a file in a folder itself: no pipe or device, no link, and not below a link. */
export function holdsFile(folder: string, file: string): boolean {
  const place = `${folder}/${file}`;
  // `lstat` throws for a name that no file can have.
  if (!existsSync(place) || !statOf(place)?.isFile()) return false;
  return realpathSync(place) === `${realpathSync(folder)}/${file}`;
}

/** Every file and link below a folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return listTree(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
