import { readFile, writeFile } from 'node:fs/promises';

/** Writes a text file that is new or says something else; the dev server takes every file that is written for changed. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  if ((await readIfThere(file)) !== content) await writeFile(file, content);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
