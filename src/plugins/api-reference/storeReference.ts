import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import type { Secrets } from '../../reference/leaks/secrets';
import type { Reference } from '../../reference/stages/generate';
import type { NewestRelease } from '../../releases/outputs/newestRelease';
import type { SiteFiles } from '../siteFiles';
import type { DatedPage } from './lastUpdates';
import type { LoadedReference } from './loadReference';
import { type PageFile, writePages } from './pageFiles';
import { type WriteFile, writeOutputFiles } from './writeFiles';

/** The pages of one version's reference. */
export interface StoredVersion {
  name: string;
  /** Address of the version. */
  path: string;
  /** Folder of the built site that its files stand in; empty for the root. */
  folder: string;
  /** Name of the sidebar that lists the pages. */
  sidebar?: string | undefined;
  pages: DatedPage[];
  /** Files of workflows for download, below the address of the files beside the pages. */
  workflows: string[];
  /** Address of the description of one operation alone, where there are such. */
  operationFile?: string | undefined;
  /** What announces the feeds of the version's changelog in the head of pages. */
  feedLinks: HtmlTagObject[];
  newestRelease?: NewestRelease | undefined;
  /** Whether a page lists its models. */
  hasModelList: boolean;
}

/** What is kept in memory of a reference once its pages and files are on disk. */
export interface StoredReference {
  versions: StoredVersion[];
  /** What the edition keeps from readers, in a build for an audience. */
  secrets?: Secrets | undefined;
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

/** Where the files lie that are served as they are. */
export function filesFolder(directory: string): string {
  return folders(directory).files;
}

/** Where the dev server finds the Markdown of pages. */
export function markdownFolder(directory: string): string {
  return path.join(directory, 'markdown');
}

/** Removes the files of references that were stored before. */
export async function clearStored(directory: string): Promise<void> {
  await rm(folders(directory).files, { recursive: true, force: true });
}

/**
 * Writes the pages of a reference to `directory`. The bundler and the static generation that follow need the memory
 * more than they need the model, so that nothing keeps it afterwards.
 */
export async function storePages(
  directory: string,
  reference: Reference,
  editUrl: string,
  write?: WriteFile,
): Promise<PageFile[]> {
  return writePages(folders(directory).pages, reference, editUrl, write);
}

/** Writes the files beside the pages. They will be served from `outputFolder`, relative to the built site. */
export async function storeFiles(directory: string, reference: LoadedReference, outputFolder: string): Promise<void> {
  const ownFiles = path.join(folders(directory).files, outputFolder);
  await mkdir(ownFiles, { recursive: true });
  await writeOutputFiles(ownFiles, [...reference.files(), ...(reference.releases?.files ?? [])]);
}

/** Copies the files of a stored reference into the built site. */
export async function copyOutputFiles(directory: string, outDir: string, { claim }: SiteFiles): Promise<void> {
  const { files } = folders(directory);
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const stored = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  claim(stored.map((file) => path.relative(files, file).split(path.sep).join('/')));
  await cp(files, outDir, { recursive: true });
}
