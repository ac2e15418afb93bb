import type { Options } from 'minisearch';
import type { Synonyms } from './ranking/synonyms';
import { splitText, toPlain } from './ranking/terms';
import { type SearchGroup, type SearchRecord, type SearchResult, searchedFields } from './record';

/** A record as the index takes it in. */
export type IndexedRecord = Omit<SearchRecord, 'group'> & { id: number };

/** How records are indexed. A build writes the index and a browser reads it, so both take the options from here. */
export const indexOptions: Options<IndexedRecord> = {
  fields: Object.keys(searchedFields),
  storeFields: ['kind', 'method', 'place', 'status', 'title', 'of', 'where', 'values', 'page', 'url'],
  tokenize: splitText,
  processTerm: toPlain,
};

/** A file with some of the fields: those with a term that begins with `prefix`, or that is the prefix when `exact`. */
interface FieldsFile {
  prefix: string;
  exact: boolean;
  file: string;
}

/** The groups that are small enough to be loaded at once. */
type SmallGroup = Exclude<SearchGroup, 'fields'>;

export const smallGroups: SmallGroup[] = ['guides', 'pages', 'operations', 'models'];

/** The first file that is loaded: the small indexes, where the fields are, and what is shown before anything is typed. */
export interface SearchStart extends Record<SmallGroup, unknown> {
  fields: FieldsFile[];
  synonyms: Synonyms;
  popular: (SearchResult & { group: SearchGroup })[];
}

/** The prose of the records of the small groups as phrases, by group and id. It is loaded for a query with quotes. */
export type SearchTexts = Record<SmallGroup, string[]>;

/** At most `maxFiles` files that have what a word may find; none while the word is too short to choose. */
export function filesFor(term: string, files: FieldsFile[], maxFiles: number): FieldsFile[] {
  const found = files.filter(({ prefix, exact }) => prefix.startsWith(term) || (!exact && term.startsWith(prefix)));
  return found.sort((a, b) => Number(b.exact) - Number(a.exact)).slice(0, maxFiles);
}
