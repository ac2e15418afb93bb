import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiText } from '../../src/diff/touched';
import { listTree } from '../outDir/listTree';

/** Reads the guides of the project (absolute): every Markdown file below `docs/`, in the order of their paths. */
export function readGuides(project: string): ApiText[] {
  const folder = path.join(project, 'docs');
  if (!existsSync(folder)) return [];
  const files = listTree(folder)
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return files.sort().map((file) => ({
    kind: 'guide',
    file: path.relative(project, file).split(path.sep).join('/'),
    text: readFileSync(file, 'utf8'),
    line: 1,
  }));
}
