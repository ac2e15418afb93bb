import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SiteFiles } from '../../siteFiles';
import { type FullText, type GroupedTwin, sectionFolder, sectionsOf, type TwinGroup, twinGroups } from './llmsFiles';

/**
 * Up to this many bytes, a section has a file with the text of all its pages: a longer one would not be read at once.
 */
const maxSectionBytes = 1_000_000;

/** A page with the file of its uncut text, below the built site. */
export type WholeTwin = GroupedTwin & { whole: string };

/**
 * Writes the twins of a version as one file, `llms-full.txt` in `folder` below `outDir`, for programs that read all of a
 * site at once, and those of each section that is short enough. One twin is in memory at a time.
 */
export async function writeFullTexts(
  outDir: string,
  siteFiles: SiteFiles,
  folder: string,
  twins: WholeTwin[],
): Promise<{ all: FullText; sections: Map<TwinGroup, FullText> }> {
  const sections = new Map<TwinGroup, FullText>();
  for (const group of sectionsOf(twins)) {
    const own = twins.filter((twin) => twin.group === group);
    const sizes = await Promise.all(own.map(({ whole }) => stat(path.join(outDir, whole))));
    if (sizes.reduce((total, { size }) => total + size, 0) > maxSectionBytes) continue;
    sections.set(group, await writeOne(outDir, siteFiles, sectionFolder(folder, group), own));
  }
  const inOrder = twinGroups.flatMap((group) => twins.filter((twin) => twin.group === group));
  return { all: await writeOne(outDir, siteFiles, folder, inOrder), sections };
}

async function writeOne(outDir: string, { claim }: SiteFiles, folder: string, twins: WholeTwin[]): Promise<FullText> {
  const name = path.posix.join(folder, 'llms-full.txt');
  claim([name]);
  const target = path.join(outDir, name);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(Readable.from(readInTurn(outDir, twins)), createWriteStream(target));
  return { path: name, bytes: (await stat(target)).size };
}

async function* readInTurn(outDir: string, twins: WholeTwin[]): AsyncGenerator<Buffer | string> {
  for (const [index, { whole }] of twins.entries()) {
    if (index > 0) yield '\n---\n\n';
    yield* createReadStream(path.join(outDir, whole));
  }
}
