import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkGuides, readOtherWords } from '../../guides/checkGuides';
import type { GuideReference } from '../../guides/guideApi';
import { findInternalNames } from '../../guides/internalNames';
import type { GuideSource } from '../../guides/readGuide';
import { siteFile } from '../../platform/docusaurus/sources';
import type { Internal } from '../../reference/internal/internal';
import type { Problem } from '../../reference/problems';
import type { DocsVersion } from './versions';

/** Guides and posts, and what they are checked against. Files are relative to the site's folder. */
interface GuideFiles {
  siteDir: string;
  files: readonly string[];
  /** File with the words in code that are not of the API; it may be missing. */
  otherWords?: string;
}

/** Checks guides against the API: a problem for all that they name and the description does not have. */
export async function checkGuideFiles(
  { siteDir, files, otherWords }: GuideFiles,
  reference: GuideReference,
): Promise<Problem[]> {
  const others = otherWords === undefined ? undefined : path.join(siteDir, otherWords);
  const words = others !== undefined && existsSync(others) ? await readFile(others, 'utf8') : '';
  return checkGuides(await readGuideFiles(siteDir, files), reference, readOtherWords(words));
}

/** Notices of guides that name what is internal in the description, whether or not they are checked against it. */
export async function internalNamesIn(
  { siteDir, files }: Pick<GuideFiles, 'siteDir' | 'files'>,
  internal: Internal | undefined,
): Promise<Problem[]> {
  return internal?.whole ? findInternalNames(await readGuideFiles(siteDir, files), internal) : [];
}

function readGuideFiles(siteDir: string, files: readonly string[]): Promise<GuideSource[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(siteDir, file), 'utf8') })));
}

/** The guides of a version; posts go with the version that readers get first. */
export async function guideFilesOf(siteDir: string, version: DocsVersion, posts?: string): Promise<string[]> {
  const guides = version.docs.map(({ source }) => siteFile(source));
  return version.isLast ? [...guides, ...(await postsIn(siteDir, posts))] : guides;
}

/** The files of posts, in the order of their names; none where the site has no such folder. */
export async function postsIn(siteDir: string, posts: string | undefined): Promise<string[]> {
  if (posts === undefined || !existsSync(path.join(siteDir, posts))) return [];
  const names = await readdir(path.join(siteDir, posts), { recursive: true });
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.posix.join(posts, name));
}
