import { lstatSync, type Stats } from 'node:fs';

/**
 * The stats of a path (of the link itself, for a link); undefined when nothing is there, or when a parent is a file.
 */
export function statOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
