import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { writeIfChanged } from './writeIfChanged';

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
