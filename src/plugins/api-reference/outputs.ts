import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { writeIfChanged } from './writeIfChanged';

/** Writes files below `outDir`. Two files with one path are an error that names it. */
export async function writeOutputFiles(outDir: string, files: OutputFile[]): Promise<void> {
  const paths = files.map((file) => file.path);
  const twice = paths.find((name, index) => paths.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two outputs of the reference are written to "${twice}".`);
  await Promise.all(
    files.map(async ({ path: name, content }) => {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeIfChanged(file, content);
    }),
  );
}
