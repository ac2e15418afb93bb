import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { findRecords, type SearchIndexes } from '../findRecords';
import { type SearchGroup, type SearchRecord, searchGroups } from '../record';
import { filesFor, indexOptions } from '../searchIndex';
import { spellings } from '../spellings';

function record(group: SearchGroup, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return { group, kind: group, title, where: '', values: '', url: `/${title}`, names: '', text: '', ...given };
}

const records = [
  record('operations', 'Get tasks', { names: 'GET /tasks listTasks', text: 'status page' }),
  record('operations', 'Close task', { names: 'POST /tasks/{id}/close closeTask' }),
  record('fields', 'Task.status', { values: 'OPEN\nIN_PROGRESS' }),
  record('fields', 'Task.response.executorStatus'),
  record('fields', 'Conflict', { kind: '409', names: '409', values: 'version_conflict' }),
  record('models', 'Task'),
  record('guides', 'Error codes', { text: 'What 409 means, and version_conflict' }),
];

function indexesOf(given: SearchRecord[]): SearchIndexes {
  const indexes: SearchIndexes = { operations: [], fields: [], models: [], guides: [] };
  for (const group of searchGroups) {
    const index = new MiniSearch(indexOptions);
    index.addAll(given.filter((each) => each.group === group).map((each, id) => ({ ...each, id })));
    indexes[group] = [index];
  }
  return indexes;
}

const indexes = indexesOf(records);
const found = (query: string): string[] =>
  findRecords(query, indexes).flatMap(({ hits }) => hits.map(({ title }) => title));

describe('a query finds, best first in each group', () => {
  test.each([
    ['task status', ['Get tasks', 'Task.status', 'Task.response.executorStatus']],
    ['status', ['Get tasks', 'Task.status', 'Task.response.executorStatus']],
    ['Task.status', ['Get tasks', 'Task.status', 'Task.response.executorStatus']],
    ['listTasks', ['Get tasks']],
    ['/tasks/{id}/close', ['Close task']],
    ['stat', ['Get tasks', 'Task.status', 'Task.response.executorStatus']],
    ['in_progress', ['Task.status']],
    ['what does 409 mean', ['Conflict', 'Error codes']],
    ['version_conflict', ['Conflict', 'Error codes']],
    ['', []],
    ['?!', []],
    ['qwxz', []],
  ])('%s', (query, want) => {
    expect(found(query)).toEqual(want);
  });
});

describe('a slip is forgiven', () => {
  test.each([
    ['a letter too few', 'staus', 'Task.status'],
    ['a letter too many', 'statuus', 'Task.status'],
    ['two changed over', 'statsu', 'Task.status'],
    ['two changed over in a short word', 'taks', 'Task'],
    ['the first letter', 'xtatus', 'Task.status'],
    ['one in each word', 'clsoe tsak', 'Close task'],
    ['two wrong letters', 'exacutir', 'Task.response.executorStatus'],
  ])('%s: %s', (_what, query, want) => {
    expect(found(query)).toContain(want);
  });

  test('but not in a number', () => {
    expect(found('408')).toEqual([]);
  });
});

test('a field that is found by its value alone says so', () => {
  const kinds = findRecords('open', indexes).flatMap(({ hits }) => hits.map(({ kind }) => kind));
  expect(kinds).toEqual(['value']);
});

test('a field that lies in two files is found once', () => {
  const twice = { ...indexes, fields: [...indexes.fields, ...indexes.fields] };
  expect(findRecords('Task.status', twice).find(({ group }) => group === 'fields')?.hits).toHaveLength(2);
});

test('without a result there are words that exist, alike ones first', () => {
  expect(spellings('conflixxt', indexes, 3)[0]).toBe('Conflict');
  expect(spellings('qwxz', indexes, 3)).toEqual(['Task']);
});

test.each([
  ['status', ['sta']],
  ['id', ['id!', 'ide']],
  ['ident', ['ide']],
  ['s', ['sta', 'sto']],
  ['x', []],
])('fields for "%s" lie in the files %j', (term, want) => {
  const files = ['ide', 'id!', 'sta', 'sto'].map((name) => ({
    prefix: name.replace('!', ''),
    exact: name.endsWith('!'),
    file: name,
  }));
  expect(filesFor(term, files, 3).map(({ file }) => file)).toEqual(want);
});
