import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Reference } from '../../reference/generate';
import { writeOutputFiles } from './outputs';
import { type PageFile, writePages } from './pageFiles';

/** What is left of the reference in memory once its pages and files lie on disk. */
export interface StoredReference {
  pages: PageFile[];
  /** Problems of the description that the site shows an earlier state of; empty when there is none. */
  report: string;
}

/** The folders under `directory` (absolute) that hold the pages' data, and the files to be served as they are. */
function folders(directory: string): { pages: string; files: string } {
  return { pages: path.join(directory, 'pages'), files: path.join(directory, 'files') };
}

/** Where the pages' data lies, for the code that renders them. */
export function pagesFolder(directory: string): string {
  return folders(directory).pages;
}

/**
 * Writes the reference to `directory` and lets go of it: the bundler and the static generation that follow need the
 * memory more than they need the model.
 */
export async function storeReference(
  directory: string,
  reference: Reference,
  editUrl: string,
): Promise<StoredReference> {
  const { pages, files } = folders(directory);
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  await writeOutputFiles(files, reference.files);
  return { pages: await writePages(pages, reference, editUrl), report: '' };
}

/** Copies the files of a stored reference into the built site. */
export async function copyOutputFiles(directory: string, outDir: string): Promise<void> {
  await cp(folders(directory).files, outDir, { recursive: true });
}
