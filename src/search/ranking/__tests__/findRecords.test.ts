import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { type SearchKind, type SearchRecord, searchGroups, searchRecord } from '../../record';
import { filesFor, indexOptions } from '../../searchIndex';
import { findRecords, type Searchable, type SearchIndexes, spellings } from '../findRecords';

function record(kind: SearchKind, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return searchRecord({ kind, title, url: `/x#${title}`, ...given });
}

const records = [
  record('guide', 'Errors', { url: '/errors', names: 'what to do about every status' }),
  record('guide', 'Error codes', {
    text: 'What 409 means, and version_conflict, after the rate limit',
  }),
  record('guide', '409 Conflict'),
  record('guide', 'Authentication', { url: '/auth', text: 'Send the token' }),
  record('api', 'Tasks', { url: '/tasks' }),
  record('operation', 'Get tasks', { method: 'GET', where: '/tasks', names: 'GET /tasks', ids: 'listTasks' }),
  record('operation', 'Create task', { method: 'POST', where: '/tasks', names: 'POST /tasks', ids: 'createTask' }),
  record('operation', 'Close task', { method: 'POST', where: '/tasks/{id}/close', names: 'POST', ids: 'closeTask' }),
  record('webhook', 'Task closed', {
    where: 'taskClosed',
    names: 'webhook event',
    ids: 'taskClosed',
  }),
  record('model', 'Task', { url: '/models/task' }),
  record('model', 'Response', { url: '/models/response', ids: 'TaskResponse' }),
  record('field', 'Task.status', { values: 'OPEN\nIN_PROGRESS', url: '/models/task#task.status' }),
  record('field', 'Response.executorStatus', { ids: 'TaskResponse' }),
  record('status', 'Conflict', { status: '409', names: '409 status', values: 'version_conflict' }),
];

function indexesOf(given: SearchRecord[]): SearchIndexes {
  const indexes: SearchIndexes = { guides: [], pages: [], operations: [], models: [], fields: [] };
  for (const group of searchGroups) {
    const index = new MiniSearch(indexOptions);
    index.addAll(given.filter((each) => each.group === group).map(({ group: _, ...each }, id) => ({ ...each, id })));
    indexes[group] = [index];
  }
  return indexes;
}

const searchable: Searchable = { indexes: indexesOf(records), synonyms: { login: 'authentication' } };
const found = (query: string, inside = searchable): string[] => findRecords(query, inside).map(({ title }) => title);

describe('the best result comes first, whatever its kind', () => {
  test.each([
    ['an exact title', 'close task', 'Close task'],
    ['a title in another order of letters and marks', 'Create-Task', 'Create task'],
    ['a page before what is on it', 'tasks', 'Tasks'],
    ['a model', 'task', 'Task'],
    ['a model by its name in the description', 'TaskResponse', 'Response'],
    ['a field', 'Task.status', 'Task.status'],
    ['a field by the name of its model in the description', 'TaskResponse.executor_status', 'Response.executorStatus'],
    ['an id', 'listTasks', 'Get tasks'],
    ['an id in another spelling', 'list_tasks', 'Get tasks'],
    ['a value', 'in_progress', 'Task.status'],
    ['a beginning', 'authen', 'Authentication'],
    ['another form of a word', 'authenticating', 'Authentication'],
    ['a question', 'how do I close a task?', 'Close task'],
    ['a status: where it is explained', '409', '409 Conflict'],
    ['a status in a question', 'what does 409 mean', '409 Conflict'],
    ['a synonym', 'login', 'Authentication'],
    ['an address', '/tasks/1480/close', 'Close task'],
    ['a method and a path, before an event', 'POST /tasks', 'Create task'],
    ['an event, when it is meant', 'task closed event', 'Task closed'],
  ])('%s: %s', (_what, query, want) => {
    expect(found(query)[0]).toBe(want);
  });

  test.each(['', '?!', 'qwxz'])('nothing for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('quotes', () => {
  const texts = {
    guides: ['', 'what 409 means after the rate limit', '', 'send the token'],
    pages: [''],
    operations: ['', '', '', ''],
    models: ['', ''],
  };
  test.each([
    ['"error codes"', ['Error codes']],
    ['"codes error"', []],
    ['"rate limit"', ['Error codes']],
    ['"limit rate"', []],
  ])('%s: words that stand side by side', (query, want) => {
    expect(found(query, { ...searchable, texts })).toEqual(want);
  });

  test('without the prose a phrase is looked for in what a line shows', () => {
    expect(found('"rate limit"')).toEqual([]);
  });
});

describe('a typo is forgiven', () => {
  test.each([
    ['a letter too few', 'staus', 'Task.status'],
    ['a letter too many', 'statuus', 'Task.status'],
    ['two changed over', 'statsu', 'Task.status'],
    ['two changed over in a short word', 'taks', 'Task'],
    ['the first letter', 'xtatus', 'Task.status'],
    ['one in each word', 'clsoe tsak', 'Close task'],
    ['two wrong letters', 'exacutir', 'Response.executorStatus'],
  ])('%s: %s', (_what, query, want) => {
    expect(found(query)).toContain(want);
  });

  test('but not in a number', () => {
    expect(found('408')).toEqual([]);
  });
});

test('a field that is found by its value alone says so', () => {
  expect(findRecords('open', searchable).map(({ kind }) => kind)).toEqual(['value']);
});

test('a field that is in two files is found once', () => {
  const { indexes } = searchable;
  const twice = { ...searchable, indexes: { ...indexes, fields: [...indexes.fields, ...indexes.fields] } };
  expect(findRecords('Task.status', twice).filter(({ title }) => title === 'Task.status')).toHaveLength(1);
});

test.each([
  ['a word that is near', 'konflikte', ['Conflict']],
  ['none is near', 'swagger', []],
  ['a short word', 'abc', []],
])('hints are words that exist and look alike: %s', (_what, query, want) => {
  expect(spellings(query, searchable.indexes, 3)).toEqual(want);
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
