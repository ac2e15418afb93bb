import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkGuides, readOtherWords } from '../../guides/checkGuides';
import type { GuideReference } from '../../guides/guideApi';
import { siteFile } from '../../platform/docusaurus/sources';
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
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  const guides = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
  const hasOthers = otherWords !== undefined && existsSync(path.join(siteDir, otherWords));
  return checkGuides(guides, reference, readOtherWords(hasOthers ? await read(otherWords) : ''));
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
