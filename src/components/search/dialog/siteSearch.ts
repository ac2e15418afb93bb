import MiniSearch, { type AsPlainObject } from 'minisearch';
import { findRecords, type HitGroup, type SearchIndexes } from '../../../search/findRecords';
import { filesFor, type IndexedRecord, indexOptions, type SearchStart } from '../../../search/searchIndex';
import { spellings } from '../../../search/spellings';
import { meaningfulWords, splitQuery, toTerm } from '../../../search/terms';

/** The index of the site, as far as it is loaded. */
export interface SiteSearch {
  /** Loads what a query needs and is not there; `onLoaded` is called as each part comes in. */
  load: (query: string, onLoaded: () => void) => Promise<void>;
  find: (query: string) => HitGroup[];
  spellings: (query: string) => string[];
}

/** The most files with fields that are loaded for one word. */
const mostFiles = 3;

/** Makes the search over the index whose files `read` returns, parsed. A file that fails is read again by the next `load`. */
export function createSiteSearch(read: (file: string) => Promise<unknown>): SiteSearch {
  const indexes: SearchIndexes = { operations: [], fields: [], models: [], guides: [] };
  const requests = new Map<string, Promise<void>>();

  const once = (file: string, take: (data: unknown) => void, onLoaded: () => void): Promise<void> => {
    const known = requests.get(file);
    if (known) return known;
    const request = read(file).then(take);
    requests.set(file, request);
    request.then(onLoaded, () => requests.delete(file));
    return request;
  };

  let fields: SearchStart['fields'] = [];
  const begin = (data: unknown): void => {
    const start = data as SearchStart;
    for (const group of ['operations', 'models', 'guides'] as const) indexes[group] = [toIndex(start[group])];
    fields = start.fields;
  };

  return {
    load: async (query, onLoaded) => {
      await once('search/start.json', begin, onLoaded);
      const words = fields.length === 1 ? [''] : meaningfulWords(splitQuery(query));
      const files = words.flatMap((word) => filesFor(toTerm(word), fields, mostFiles));
      await Promise.all(files.map(({ file }) => once(file, (data) => indexes.fields.push(toIndex(data)), onLoaded)));
    },
    find: (query) => findRecords(query, indexes),
    spellings: (query) => spellings(query, indexes, 3),
  };
}

function toIndex(data: unknown): MiniSearch<IndexedRecord> {
  return MiniSearch.loadJS(data as AsPlainObject, indexOptions);
}
