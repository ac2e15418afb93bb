import { expect, test } from 'vitest';
import { baseOf, toPlain } from '../../ranking/terms';
import { type SearchRecord, searchRecord } from '../../record';
import { filesFor } from '../../searchIndex';
import { searchFiles } from '../searchFiles';
import { splitIntoShards } from '../shards';

function field(title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return searchRecord({ kind: 'field', title, url: `#${title}`, ...given });
}

test('few fields make one shard', () => {
  expect(splitIntoShards([field('a'), field('b')], 2)).toEqual([
    { prefix: '', exact: false, records: [field('a'), field('b')] },
  ]);
});

test('many fields make shards by the beginnings of their own words, and no shard is too large', () => {
  const names = ['id', 'identity', 'idle', 'status', 'taskStatus', 'storeId'];
  const records = names.flatMap((name) => [field(`Task.${name}`), field(`Shop.${name}`)]);
  const shards = splitIntoShards(records, 4);
  expect(Math.max(...shards.map((shard) => shard.records.length))).toBeLessThanOrEqual(4);
  const files = shards.map(({ prefix, exact }, index) => ({ prefix, exact, file: String(index) }));
  for (const name of names) {
    const found = filesFor(baseOf(toPlain(name)), files, 3).flatMap(({ file }) => shards[Number(file)]?.records ?? []);
    expect(found.map(({ title }) => title)).toContain(`Shop.${name}`);
  }
});

test('of too many fields with one word, keeps those that have no other word and are least deep', () => {
  const records = [field('Task.store.id'), field('Task.storeId'), field('Task.id')];
  const [exact] = splitIntoShards(records, 2).filter((shard) => shard.exact);
  expect(exact?.records.map(({ title }) => title)).toEqual(['Task.id', 'Task.store.id']);
});

test('values and statuses lead to a shard as names do', () => {
  const records = [field('a', { values: 'OPEN' }), field('Conflict', { kind: 'status', status: '409' }), field('b')];
  const prefixes = splitIntoShards(records, 1).map(({ prefix }) => prefix);
  expect(prefixes).toEqual(['4', 'a', 'b', 'c', 'o']);
});

test('a sentence leads to a shard by each of its words', () => {
  const records = [field('In use. Nothing changed', { kind: 'reason', status: '409' }), field('b'), field('c')];
  const prefixes = splitIntoShards(records, 1).map(({ prefix }) => prefix);
  expect(prefixes).toEqual(['4', 'b', 'c', 'ch', 'i', 'n', 'u']);
});

test('the same records give the same files', () => {
  const records = [field('Task.id'), field('Shop.id')];
  const made = searchFiles(records, { synonyms: {}, popular: [] });
  expect(searchFiles(records, { synonyms: {}, popular: [] })).toEqual(made);
  expect(made.map(({ path }) => path)).toEqual(['search/start.json', 'search/texts.json', 'search/fields-0.json']);
});
