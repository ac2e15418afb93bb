import { lstatSync, type Stats } from 'node:fs';

/** What is at a path, a link for itself; undefined when there is nothing, or a file where the path has a folder. */
export function statOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
