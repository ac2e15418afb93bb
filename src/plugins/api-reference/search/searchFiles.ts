import MiniSearch from 'minisearch';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import type { SearchGroup, SearchRecord } from '../../../search/record';
import { indexOptions, type SearchStart } from '../../../search/searchIndex';
import { splitIntoShards } from './shards';

/** The most fields in one file: about 100 KB with gzip. */
const mostFields = 2500;

/** The index as files below `search/`: one to start with, and one or more with the fields. */
export function searchFiles(records: SearchRecord[]): OutputFile[] {
  const of = (group: SearchGroup): SearchRecord[] => records.filter((record) => record.group === group);
  const shards = splitIntoShards(of('fields'), mostFields);
  const files = shards.map((shard, index) => ({ shard, path: `search/fields-${index}.json` }));
  const start: SearchStart = {
    operations: toIndex(of('operations')),
    models: toIndex(of('models')),
    guides: toIndex(of('guides')),
    fields: files.map(({ shard: { prefix, exact }, path }) => ({ prefix, exact, file: path })),
  };
  return [
    { path: 'search/start.json', content: JSON.stringify(start) },
    ...files.map(({ shard, path }) => ({ path, content: JSON.stringify(toIndex(shard.records)) })),
  ];
}

function toIndex(records: SearchRecord[]): MiniSearch {
  const index = new MiniSearch(indexOptions);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index;
}
