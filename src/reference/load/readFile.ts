import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { safelyDecode } from '../address';

/** Bytes of all files and addresses of a description together; GitHub's whole description has 13 MB. */
export const maxBytes = 64 * 1024 * 1024;

/** What is wrong with a file as a whole. `line` and `column` say where in it, when it is one place. */
export class FileError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, place: { line: number; column: number } = { line: 1, column: 1 }) {
    super(message);
    this.name = 'FileError';
    this.line = place.line;
    this.column = place.column;
  }
}

/** A file or address that may not be read. */
export class OutsideError extends FileError {}

/**
 * Reads a text file. Folders, devices, pipes, files above 64 MB and texts that are not UTF-8 are refused with a
 * FileError; line ends become `\n`. `name` is what a message calls the file. `take` is called with the number of bytes before
 * they are read, and throws where they are too many beside others.
 */
export async function readTextFile(file: string, name: string, take: (bytes: number) => void): Promise<string> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new FileError(error.code === 'ENOENT' ? `${name} is not there.` : `${name} cannot be read (${error.code}).`);
  });
  if (found.isDirectory()) throw new FileError(`${name} is a folder, not a file.`);
  if (!found.isFile()) throw new FileError(`${name} is a device or a pipe, not a file.`);
  if (found.size > maxBytes) throw new FileError(`${name} has ${found.size} bytes; the maximum is ${maxBytes}.`);
  take(found.size);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new FileError(`${name} cannot be read (${error.code}).`);
  });
  if (!isUtf8(bytes)) {
    const place = firstBadPlace(bytes);
    throw new FileError(`${name} is not UTF-8 at line ${place.line}, column ${place.column}.`, place);
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return text.includes('\r') ? text.replace(/\r\n/g, '\n') : text;
}

/** Line and column of the first bytes that are no UTF-8: lines are looked at one by one. */
function firstBadPlace(bytes: Buffer): { line: number; column: number } {
  let start = 0;
  for (let line = 1; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const row = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(row)) return { line, column: firstBadColumn(row) };
    if (end === -1) break;
    start = end + 1;
  }
  return { line: 1, column: 1 };
}

function firstBadColumn(row: Buffer): number {
  let good = 0;
  let bad = row.length;
  // The longest beginning that is UTF-8; one that ends inside a character counts as bad, which moves nothing.
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const whole = [0, 1, 2, 3].some((less) => middle - less > good && isUtf8(row.subarray(0, middle - less)));
    if (whole) good = middle;
    else bad = middle;
  }
  while (good > 0 && !isUtf8(row.subarray(0, good))) good -= 1;
  return row.subarray(0, good).toString('utf8').length + 1;
}

/** The file that a reference names from a folder: as it is written, or else decoded, since a reference is a URI. */
export function namedFile(folder: string, reference: string): string {
  const written = path.resolve(folder, reference);
  return !reference.includes('%') || existsSync(written) ? written : path.resolve(folder, safelyDecode(reference));
}

/** The file behind every symbolic link of a path, or the path itself when there is nothing there. */
export async function realPath(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}

/** Whether `file` is in `folder`, both free of links; what is hidden (`.env`, `.git/…`) does not count. */
export function isInFolder(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return (
    relative !== '' &&
    !path.isAbsolute(relative) &&
    !relative.split(path.sep).some((segment) => segment.startsWith('.'))
  );
}
