import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Reference } from '../../../reference/generate';
import { referenceRecords } from '../../../reference/outputs/search/referenceRecords';
import { compareText } from '../../../reference/problems';
import type { SearchRecord } from '../../../search/record';
import { htmlFile } from '../htmlFile';
import { writeOutputFiles } from '../outputs';
import type { StoredVersion } from '../storeReference';
import { outputFolderOf, versionOfUrl } from '../versions';
import { guideRecords } from './guideRecords';
import { searchFiles } from './searchFiles';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** What of a reference is searched, as `storeSearchRecords` keeps it in `directory` until the site is built. */
function recordsFile(directory: string, version: string): string {
  return path.join(directory, `search-records-${version}.json`);
}

/** Keeps the records of a reference in `directory` (absolute), since the reference is let go of before the site is built. */
export async function storeSearchRecords(directory: string, version: string, reference: Reference): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(recordsFile(directory, version), JSON.stringify(referenceRecords(reference)));
}

/**
 * Writes the search index of each version of a site whose pages are built: of the reference from its stored records, of
 * every other page from its HTML. Pages that belong to no version are found in all of them.
 */
export async function writeSearchFiles(site: Site, directory: string, versions: StoredVersion[]): Promise<void> {
  const generated = new Set(versions.flatMap(({ pages }) => pages.map(({ url }) => url)));
  const written = site.routesPaths.filter((url) => !generated.has(url)).sort(compareText);
  for (const version of versions) {
    const records: SearchRecord[] = JSON.parse(await readFile(recordsFile(directory, version.name), 'utf8'));
    const own = written.filter((url) => [undefined, version].includes(versionOfUrl(url, versions)));
    const guides = await Promise.all(own.map((url) => pageRecords(url, site)));
    await writeOutputFiles(
      path.join(site.outDir, outputFolderOf(version.name)),
      searchFiles([...records, ...guides.flat()]),
    );
  }
}

async function pageRecords(url: string, site: Site): Promise<SearchRecord[]> {
  const { baseUrl } = site;
  const file = htmlFile(url, site);
  if (file === undefined || url === `${baseUrl}404.html`) return [];
  return guideRecords(await readFile(file, 'utf8'), url, kindOf(url.slice(baseUrl.length)));
}

function kindOf(route: string): string {
  if (route.startsWith('docs')) return 'guide';
  return route.startsWith('blog') ? 'news' : 'page';
}
