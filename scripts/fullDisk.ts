import { existsSync, statfsSync } from 'node:fs';

/** Bytes that are left where a disk counts as full: of the many files of a build, some small ones may still have been written. */
const rest = 1024 * 1024;

type FreeBytes = (folder: string) => number;

/**
 * Throws an Error when the disk of one of these folders is full: the bundler cuts off the files that do not fit without a word, and
 * what reads them fails with something else, such as an error of syntax.
 */
export function refuseFullDisk(folders: string[], freeBytes: FreeBytes = freeBytesOf): void {
  const full = folders.filter(existsSync).find((folder) => freeBytes(folder) < rest);
  if (full === undefined) return;
  const left = Math.floor(freeBytes(full) / 1024);
  throw new Error(
    `The disk of ${full} is full: ${left} KB are left. What is reported above may come of that. Free some space, or name a folder on another disk with --out-dir.`,
  );
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
