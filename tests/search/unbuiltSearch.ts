import path from 'node:path';
import { makeReferenceIndex } from '../../src/reference/outputs/referenceIndex';
import { generateReference } from '../../src/reference/stages/generate';
import { createSiteSearch, type SiteSearch } from '../../src/search/dialog/siteSearch';
import { readSynonyms } from '../../src/search/files/readSynonyms';
import { searchFiles } from '../../src/search/files/searchFiles';
import { referenceRecords } from '../../src/search/records/referenceRecords';
import { placesOf } from './referencePlaces';

/** Search over the reference of a description (absolute) without a site around it, and what finds places in that. */
export async function unbuiltSearch(descriptionFile: string): Promise<{
  search: () => SiteSearch;
  resolve: (place: string) => string[];
}> {
  const reference = await generateReference({
    source: { siteDir: path.dirname(descriptionFile), descriptionFile },
    site: { basePath: '/api_reference', docsPath: '/docs', sitePaths: [], home: { label: 'API', href: '/' } },
    checks: { foreign: true },
  });
  const files = searchFiles(referenceRecords(reference), { synonyms: await readSynonyms(''), popular: [] });
  const contents = new Map(files.map(({ path: file, content }) => [file, content]));
  const read = async (file: string): Promise<unknown> => JSON.parse(String(contents.get(file)));
  return { search: () => createSiteSearch(read), resolve: placesOf(makeReferenceIndex(reference)) };
}
