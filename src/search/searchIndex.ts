import type { Options } from 'minisearch';
import type { SearchResult } from './record';
import { splitText, toTerm } from './terms';

/** A record as the index takes it in. */
export interface IndexedRecord extends SearchResult {
  id: number;
  names: string;
  text: string;
}

/** How records are indexed. A build writes the index and a browser reads it, so both take the options from here. */
export const indexOptions: Options<IndexedRecord> = {
  fields: ['title', 'names', 'values', 'text'],
  storeFields: ['kind', 'title', 'of', 'where', 'values', 'url'],
  tokenize: splitText,
  processTerm: toTerm,
};

/** A file with a part of the fields: those with a term that begins with `prefix`, or is it when `exact`. */
export interface FieldsFile {
  prefix: string;
  exact: boolean;
  file: string;
}

/** The first file that is loaded: the small indexes, and where the fields are. */
export interface SearchStart {
  operations: unknown;
  models: unknown;
  guides: unknown;
  fields: FieldsFile[];
}

/** The files that hold what a word may find, at most `most`; none while the word is too short to choose. */
export function filesFor(term: string, files: FieldsFile[], most: number): FieldsFile[] {
  const found = files.filter(({ prefix, exact }) => prefix.startsWith(term) || (!exact && term.startsWith(prefix)));
  return found.sort((a, b) => Number(b.exact) - Number(a.exact)).slice(0, most);
}
