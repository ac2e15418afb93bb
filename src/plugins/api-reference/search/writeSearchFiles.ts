import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Reference } from '../../../reference/generate';
import { referenceRecords } from '../../../reference/outputs/search/referenceRecords';
import { compareText } from '../../../reference/problems';
import type { SearchRecord } from '../../../search/record';
import { writeOutputFiles } from '../outputs';
import { guideRecords } from './guideRecords';
import { searchFiles } from './searchFiles';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** What of a reference is searched, as `storeSearchRecords` keeps it in `directory` until the site is built. */
function recordsFile(directory: string): string {
  return path.join(directory, 'search-records.json');
}

/** Keeps the records of a reference in `directory` (absolute), since the reference is let go of before the site is built. */
export async function storeSearchRecords(directory: string, reference: Reference): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(recordsFile(directory), JSON.stringify(referenceRecords(reference)));
}

/**
 * Writes the search index of a site whose pages are built: of the reference from its stored records, of every page that
 * is not `generated` from its HTML.
 */
export async function writeSearchFiles(site: Site, directory: string, generated: string[]): Promise<void> {
  const records: SearchRecord[] = JSON.parse(await readFile(recordsFile(directory), 'utf8'));
  const made = new Set(generated);
  const written = site.routesPaths.filter((url) => !made.has(url)).sort(compareText);
  const guides = await Promise.all(written.map((url) => pageRecords(url, site)));
  await writeOutputFiles(site.outDir, searchFiles([...records, ...guides.flat()]));
}

async function pageRecords(url: string, { outDir, baseUrl }: Site): Promise<SearchRecord[]> {
  const folder = path.join(outDir, url.slice(baseUrl.length));
  const file = [path.join(folder, 'index.html'), `${folder}.html`].find((name) => existsSync(name));
  if (file === undefined || url === `${baseUrl}404.html`) return [];
  return guideRecords(await readFile(file, 'utf8'), url, kindOf(url.slice(baseUrl.length)));
}

function kindOf(route: string): string {
  if (route.startsWith('docs')) return 'guide';
  return route.startsWith('blog') ? 'news' : 'page';
}
