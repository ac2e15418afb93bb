import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { withBaseUrl } from '../../reference/pages/links';
import { compareText } from '../../reference/problems';
import type { Reference } from '../../reference/stages/generate';
import { popularPages, type WrittenPage } from '../../search/files/popularPages';
import { readSynonyms } from '../../search/files/readSynonyms';
import { searchFiles } from '../../search/files/searchFiles';
import type { SearchRecord } from '../../search/record';
import { guideRecords } from '../../search/records/guideRecords';
import { referenceRecords } from '../../search/records/referenceRecords';
import type { SiteFiles } from '../siteFiles';
import { htmlFile } from './pageFiles';
import { pageKinds } from './pageKinds';
import type { StoredVersion } from './storeReference';
import { versionOfUrl } from './versions';

/** What a site states about its search. */
export interface SearchOptions {
  /** Absolute path of the file with its synonyms; empty for none. */
  synonyms: string;
  /** Addresses of the pages that are shown for an empty query; empty for those that most pages link to. */
  popular: string[];
}

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'plugins'>;

/** What of a reference is searched, as `storeSearchRecords` keeps it in `directory` until the site is built. */
function recordsFile(directory: string, version: string): string {
  return path.join(directory, `search-records-${version}.json`);
}

/** Keeps the records of a reference in `directory` (absolute), since the reference is no longer in memory when the site is built. */
export async function storeSearchRecords(directory: string, version: string, reference: Reference): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(recordsFile(directory, version), JSON.stringify(referenceRecords(reference)));
}

/**
 * Writes the search index of each version of a site whose pages are built: of the reference from its stored records, of
 * every other page from its HTML. Pages that belong to no version are found in all of them.
 */
export async function writeSearchFiles(
  site: Site,
  directory: string,
  versions: StoredVersion[],
  { write }: SiteFiles,
  options: SearchOptions,
): Promise<void> {
  const synonyms = await readSynonyms(options.synonyms);
  const generated = new Set(versions.flatMap(({ pages }) => pages.map(({ url }) => url)));
  const kinds = pageKinds(site.plugins);
  const written = site.routesPaths.filter((url) => !generated.has(url)).sort(compareText);
  for (const version of versions) {
    const records: SearchRecord[] = JSON.parse(await readFile(recordsFile(directory, version.name), 'utf8'));
    const own = written.filter((url) => [undefined, version].includes(versionOfUrl(url, versions)));
    const pages = (await Promise.all(own.map((url) => readPage(url, site)))).filter((page) => page !== undefined);
    const all = [
      ...records,
      ...pages.flatMap(({ url, html }) => guideRecords(html, url, kinds.get(url) ?? 'page', generated)),
    ];
    const { folder } = version;
    // The pages of an earlier version have addresses of their own.
    const chosen = options.popular.map((address) => withBaseUrl(address, site.baseUrl));
    const popular = popularPages(all, pages, folder === '' ? chosen : []);
    const files = searchFiles(all, { synonyms, popular });
    await write(files.map((file) => ({ ...file, path: path.posix.join(folder, file.path) })));
  }
}

async function readPage(url: string, site: Site): Promise<WrittenPage | undefined> {
  const file = htmlFile(url, site);
  if (file === undefined || url === `${site.baseUrl}404.html`) return undefined;
  return { url, html: await readFile(file, 'utf8') };
}
