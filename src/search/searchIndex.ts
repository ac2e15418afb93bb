import type { Options } from 'minisearch';
import type { SearchResult } from './record';
import { splitText, toTerm } from './terms';

/** A record as the index takes it in. */
export interface IndexedRecord extends SearchResult {
  id: number;
  names: string;
  values: string;
  text: string;
}

/** How records are indexed. A build writes the index and a browser reads it, so both take the options from here. */
export const indexOptions: Options<IndexedRecord> = {
  fields: ['title', 'names', 'values', 'text'],
  storeFields: ['kind', 'title', 'of', 'where', 'url'],
  tokenize: splitText,
  processTerm: toTerm,
};
