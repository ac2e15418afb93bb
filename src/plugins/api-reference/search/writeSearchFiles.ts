import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { compareText } from '../../../reference/problems';
import type { Reference } from '../../../reference/generate';
import { referenceRecords } from '../../../reference/outputs/search/referenceRecords';
import type { SearchRecord } from '../../../search/record';
import { writeOutputFiles } from '../outputs';
import { guideRecords } from './guideRecords';
import { searchFiles } from './searchFiles';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** Writes the search index of a site whose pages are built: of the reference from its data, of the rest from its HTML. */
export async function writeSearchFiles(site: Site, reference: Reference): Promise<void> {
  const generated = new Set(reference.pages.map(({ url }) => url));
  const written = site.routesPaths.filter((url) => !generated.has(url)).sort(compareText);
  const guides = await Promise.all(written.map((url) => pageRecords(url, site)));
  await writeOutputFiles(site.outDir, searchFiles([...referenceRecords(reference), ...guides.flat()]));
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
