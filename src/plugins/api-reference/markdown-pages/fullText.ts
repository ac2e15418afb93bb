import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SiteFiles } from '../../siteFiles';
import {
  type FullText,
  type GroupedMarkdownPage,
  type MarkdownGroup,
  markdownGroups,
  sectionFolder,
  sectionsOf,
} from './llmsFiles';

/**
 * Up to this many bytes, a section has a file with the text of all its pages: a longer one would not be read at once.
 */
const maxSectionBytes = 1_000_000;

/** A page with the file of its uncut text, below the built site. */
export type WholeMarkdownPage = GroupedMarkdownPage & { whole: string };

/**
 * Writes the Markdown pages of a version as one file, `llms-full.txt` in `folder` below `outDir`, for programs that read all of a
 * site at once, and those of each section that is short enough. One Markdown page is in memory at a time.
 */
export async function writeFullTexts(
  outDir: string,
  siteFiles: SiteFiles,
  folder: string,
  markdownPages: WholeMarkdownPage[],
): Promise<{ all: FullText; sections: Map<MarkdownGroup, FullText> }> {
  const sections = new Map<MarkdownGroup, FullText>();
  for (const group of sectionsOf(markdownPages)) {
    const own = markdownPages.filter((markdownPage) => markdownPage.group === group);
    const sizes = await Promise.all(own.map(({ whole }) => stat(path.join(outDir, whole))));
    if (sizes.reduce((total, { size }) => total + size, 0) > maxSectionBytes) continue;
    sections.set(group, await writeOne(outDir, siteFiles, sectionFolder(folder, group), own));
  }
  const inOrder = markdownGroups.flatMap((group) =>
    markdownPages.filter((markdownPage) => markdownPage.group === group),
  );
  return { all: await writeOne(outDir, siteFiles, folder, inOrder), sections };
}

async function writeOne(
  outDir: string,
  { claim }: SiteFiles,
  folder: string,
  markdownPages: WholeMarkdownPage[],
): Promise<FullText> {
  const name = path.posix.join(folder, 'llms-full.txt');
  claim([name]);
  const target = path.join(outDir, name);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(Readable.from(readInTurn(outDir, markdownPages)), createWriteStream(target));
  return { path: name, bytes: (await stat(target)).size };
}

async function* readInTurn(outDir: string, markdownPages: WholeMarkdownPage[]): AsyncGenerator<Buffer | string> {
  for (const [index, { whole }] of markdownPages.entries()) {
    if (index > 0) yield '\n---\n\n';
    yield* createReadStream(path.join(outDir, whole));
  }
}
