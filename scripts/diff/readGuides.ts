import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiText, linesOf } from '../../src/diff/apiTexts';
import { guidesOfEdition } from '../../src/guides/guidesOfEdition';
import type { AudienceMarks } from '../../src/reference/internal/audience';
import { listTree } from '../files';

/** The guides of the project (absolute): every Markdown file in their folder, in the order of their paths. */
export function guidesIn(project: string, guides: string): string[] {
  const folder = path.join(project, guides);
  if (!existsSync(folder)) return [];
  const files = listTree(folder)
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return files.sort().map((file) => path.relative(project, file).split(path.sep).join('/'));
}

/** Reads what the guides of the project (absolute) have for an audience, for a comparison. */
export function readGuides(project: string, guides: string, marks: AudienceMarks | undefined): ApiText[] {
  const all = guidesIn(project, guides).map((file) => ({ file, text: readFileSync(path.join(project, file), 'utf8') }));
  return guidesOfEdition(all, marks).guides.map(({ file, text }) => ({ kind: 'guide', file, lines: linesOf(text) }));
}
