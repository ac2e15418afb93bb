import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unwritten } from '../../machine/unwritten';
import type { OutputFile } from '../../reference/outputs/openapiFiles';

/** Writes files below `outDir`. Two files that are one on some file system, and one outside `outDir`, are errors. */
export async function writeOutputFiles(outDir: string, files: OutputFile[]): Promise<void> {
  const taken = new Map<string, string>();
  for (const { path: name } of files) {
    const key = name.normalize('NFC').toLowerCase();
    const other = taken.get(key);
    if (other !== undefined) throw new Error(`Two outputs of the reference are written to "${other}" and "${name}".`);
    if (!isInside(outDir, name))
      throw new Error(`An output of the reference leaves its folder: ${JSON.stringify(name)}.`);
    taken.set(key, name);
  }
  await Promise.all(
    files.map(async ({ path: name, content }) => {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeIfChanged(file, content);
    }),
  );
}

function isInside(folder: string, name: string): boolean {
  const relative = path.relative(folder, path.resolve(folder, name));
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative) && !name.includes('\0');
}

/** Writes a text file. */
export type WriteFile = (file: string, content: string) => Promise<void>;

/** Makes a function that writes like `writeIfChanged`, and knows what it wrote before without reading it again. */
export function rememberingWriter(): WriteFile {
  const written = new Map<string, string>();
  return async (file, content) => {
    const digest = createHash('sha256').update(content).digest('base64');
    if (written.get(file) === digest) return;
    await writeIfChanged(file, content);
    written.set(file, digest);
  };
}

/** Writes a text file unless it has that content already: the dev server takes every file that is written for changed. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  if ((await readIfThere(file)) === content) return;
  await writeFile(file, content).catch((error: unknown) => {
    throw unwritten(file, error);
  });
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
