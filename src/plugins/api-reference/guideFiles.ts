import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkGuides, readOtherWords } from '../../guides/checkGuides';
import type { GuideReference } from '../../guides/guideApi';
import { type EditionGuides, guidesOfEdition } from '../../guides/guidesOfEdition';
import type { GuideSource } from '../../guides/readGuide';
import { siteFile } from '../../platform/docusaurus/sources';
import { withoutSlash } from '../../reference/address';
import type { AudienceMarks } from '../../reference/internal/audience';
import type { Problem } from '../../reference/problems';
import { type DocsVersion, isForOthers } from './versions';

/** Reads guides and posts; files are relative to the site's folder. */
export function readGuideFiles(siteDir: string, files: readonly string[]): Promise<GuideSource[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(siteDir, file), 'utf8') })));
}

/**
 * Checks guides against the API: a problem for all that they name and the description does not have. `otherWords` is the file, which may
 * be missing, with the words in code that are not of the API.
 */
export async function checkGuideFiles(
  guides: readonly GuideSource[],
  { siteDir, otherWords }: { siteDir: string; otherWords?: string | undefined },
  reference: GuideReference,
): Promise<Problem[]> {
  const others = otherWords === undefined ? undefined : path.join(siteDir, otherWords);
  const words = others !== undefined && existsSync(others) ? await readFile(others, 'utf8') : '';
  return checkGuides(guides, reference, readOtherWords(words));
}

/**
 * The guides and posts of a version in an edition, and what is wrong with marks that say for whom they are; posts go with the version
 * that readers get first.
 */
export async function editionGuidesOf(
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
  { docs, drafts, isLast }: DocsVersion,
  posts: string | undefined,
  marks: AudienceMarks | undefined,
): Promise<EditionGuides> {
  const guides = [...docs, ...(marks ? drafts.filter(isForOthers) : [])];
  const addresses = guides.map(({ source, permalink }) => [siteFile(source), withoutBase(permalink, baseUrl)] as const);
  const files = [...addresses.map(([file]) => file), ...(isLast ? await postsIn(siteDir, posts) : [])];
  return guidesOfEdition(await readGuideFiles(siteDir, files), marks, new Map(addresses));
}

function withoutBase(permalink: string, baseUrl: string): string {
  return withoutSlash(permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length - 1) : permalink);
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
