import MiniSearch, { type AsPlainObject } from 'minisearch';
import { findRecords, type Hit, type SearchIndexes, spellings } from '../ranking/findRecords';
import { readQuery } from '../ranking/query';
import type { Synonyms } from '../ranking/synonyms';
import { baseOf } from '../ranking/terms';
import {
  filesFor,
  type IndexedRecord,
  indexOptions,
  type SearchStart,
  type SearchTexts,
  smallGroups,
} from '../searchIndex';

/** The files of the site's index that are loaded. */
export interface SiteSearch {
  /** Loads what a query needs and is not loaded; `onLoaded` is called after each file. */
  load: (query: string, onLoaded: () => void) => Promise<void>;
  find: (query: string) => Hit[];
  spellings: (query: string) => string[];
  /** The popular pages, for an empty query. */
  popular: () => Hit[];
}

/** How many files with fields are loaded at most for one word. */
const maxFiles = 3;

/** Makes the search over the index whose files `read` returns, parsed. A file that fails is read again by the next `load`. */
export function createSiteSearch(read: (file: string) => Promise<unknown>): SiteSearch {
  const indexes: SearchIndexes = { guides: [], pages: [], operations: [], models: [], fields: [] };
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
  let synonyms: Synonyms = {};
  let popular: SearchStart['popular'] = [];
  let texts: SearchTexts | undefined;
  const begin = (data: unknown): void => {
    const start = data as SearchStart;
    for (const group of smallGroups) indexes[group] = [toIndex(start[group])];
    ({ fields, synonyms, popular } = start);
  };

  const takeTexts = (data: unknown): void => {
    texts = data as SearchTexts;
  };

  return {
    load: async (query, onLoaded) => {
      await once('search/start.json', begin, onLoaded);
      const { words, phrases, quotesProse } = readQuery(query, synonyms);
      // Quoted words are searched for in the prose, a quoted identifier or number in names: only one of the two is loaded.
      const terms =
        fields.length === 1 ? [''] : words.flatMap(({ whole, subwords }) => [whole, ...subwords]).map(baseOf);
      const files = new Set(terms.flatMap((term) => filesFor(term, fields, maxFiles)).map(({ file }) => file));
      const loading = (quotesProse || words.length === 0 ? [] : [...files]).map((file) =>
        once(file, (data) => indexes.fields.push(toIndex(data)), onLoaded),
      );
      if (quotesProse && phrases.length > 0) loading.push(once('search/texts.json', takeTexts, onLoaded));
      await Promise.all(loading);
    },
    find: (query) => findRecords(query, { indexes, synonyms, ...(texts ? { texts } : {}) }),
    spellings: (query) => spellings(query, indexes, 3),
    popular: () => popular.map((page) => ({ ...page, marks: [] })),
  };
}

function toIndex(data: unknown): MiniSearch<IndexedRecord> {
  return MiniSearch.loadJS(data as AsPlainObject, indexOptions);
}
