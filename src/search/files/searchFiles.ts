import MiniSearch from 'minisearch';
import type { OutputFile } from '../../reference/outputs/openapiFiles';
import { toPhrase } from '../ranking/query';
import type { SearchGroup, SearchRecord } from '../record';
import { indexOptions, type SearchStart, type SearchTexts } from '../searchIndex';
import { splitIntoShards } from './shards';

/** The most fields in one file: about 40 KB with gzip. */
const maxFields = 900;

/** What the start of search holds beside the records. */
type SearchExtras = Pick<SearchStart, 'synonyms' | 'popular'>;

/** The index as files below `search/`: one to start with, one with the prose, and one or more with the fields. */
export function searchFiles(records: SearchRecord[], extras: SearchExtras): OutputFile[] {
  const of = (group: SearchGroup): SearchRecord[] => records.filter((record) => record.group === group);
  const shards = splitIntoShards(of('fields'), maxFields);
  const files = shards.map((shard, index) => ({ shard, path: `search/fields-${index}.json` }));
  const start: SearchStart = {
    guides: toIndex(of('guides')),
    pages: toIndex(of('pages')),
    operations: toIndex(of('operations')),
    models: toIndex(of('models')),
    fields: files.map(({ shard: { prefix, exact }, path }) => ({ prefix, exact, file: path })),
    ...extras,
  };
  const texts: SearchTexts = {
    guides: proseOf(of('guides')),
    pages: proseOf(of('pages')),
    operations: proseOf(of('operations')),
    models: proseOf(of('models')),
  };
  return [
    { path: 'search/start.json', content: JSON.stringify(start) },
    { path: 'search/texts.json', content: JSON.stringify(texts) },
    ...files.map(({ shard, path }) => ({ path, content: JSON.stringify(toIndex(shard.records)) })),
  ];
}

/** Prose in the form that phrases are compared with: it is shorter, and the browser need not prepare it. */
function proseOf(records: SearchRecord[]): string[] {
  return records.map(({ text }) => toPhrase(text));
}

function toIndex(records: SearchRecord[]): MiniSearch {
  const index = new MiniSearch(indexOptions);
  index.addAll(records.map(({ group: _, ...record }, id) => ({ ...record, id })));
  return index;
}
