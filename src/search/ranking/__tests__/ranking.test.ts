import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { type SearchGroup, type SearchRecord, searchGroups, searchRecord } from '../../record';
import { indexOptions } from '../../searchIndex';
import { findRecords, type SearchIndexes } from '../findRecords';
import { toPhrase } from '../query';

/** A record with its title as its address, unless another one is given. */
function record(group: SearchGroup, kind: string, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return searchRecord({ group, kind, title, url: `/x#${title}`, ...given });
}

function first(query: string, records: SearchRecord[]): string | undefined {
  const indexes: SearchIndexes = { guides: [], pages: [], operations: [], models: [], fields: [] };
  for (const group of searchGroups) {
    const index = new MiniSearch(indexOptions);
    index.addAll(records.filter((each) => each.group === group).map(({ group: _, ...each }, id) => ({ ...each, id })));
    indexes[group] = [index];
  }
  const prose = (group: SearchGroup) =>
    records.filter((each) => each.group === group).map(({ text }) => toPhrase(text));
  const texts = {
    guides: prose('guides'),
    pages: prose('pages'),
    operations: prose('operations'),
    models: prose('models'),
  };
  return findRecords(query, { indexes, synonyms: { login: 'authentication' }, texts })[0]?.title;
}

const userRoles = record('pages', 'API', 'User roles', { url: '/roles' });
const groupRoles = record('fields', 'field', 'Group.roles');
const role = record('models', 'model', 'Role');
const taskClosed = record('operations', 'EVENT', 'Task closed', {
  ids: 'taskClosed',
  names: 'webhook event',
  text: 'A task is finished',
});
const closeTask = record('operations', 'POST', 'Close task', { ids: 'closeTask', names: 'POST' });
const finishTask = record('operations', 'POST', 'Finish task', { names: 'POST' });
const taskReport = record('models', 'model', 'Task report', { url: '/models/task-report' });
const reportTasks = record('guides', 'guide', 'Report tasks');
const createFork = record('operations', 'POST', 'Create a fork', { names: 'POST repository' });
const forkGist = record('operations', 'POST', 'Fork a gist');
const syncFork = record('operations', 'POST', 'Sync a fork branch with the upstream repository');
const forked = record('models', 'model', 'Forked gist', { url: '/models/forked-gist' });
const alert = record('models', 'model', 'Secret alert', { url: '/models/alert' });
const listAlerts = record('operations', 'GET', 'List secret alerts for a repository');
const comment = record('operations', 'GET', 'Get an issue comment');
const addComment = record('operations', 'POST', 'Create an issue comment');
const statuses = record('guides', 'guide', 'Statuses', { text: '500 and up: a server failed' });
const stores = record('guides', 'guide', 'Stores', { text: 'at most 500 500 stores' });
const custom = record('fields', 'field', 'Page.custom_404');
const notFound = record('fields', '404', 'Not Found', { names: '404 status error response' });
const reports = record('guides', 'guide', 'Report roles', { text: 'Power BI analytics' });
const roleNames = record('fields', 'field', 'Group.name', { values: 'REPORT_POWER_BI' });
const key = record('guides', 'guide', 'The idempotency key header');
const keyHeader = record('fields', 'header', 'Idempotency-Key');
const makeToken = record('guides', 'guide', 'Make a token');
const stepToken = record('guides', 'guide', '1. Make a token');
const authorities = record('fields', 'field', 'User.authorities');
const authorization = record('guides', 'guide', 'Authentication', { text: 'the Authorization header' });
const taskStatus = record('fields', 'field', 'Task.status', { values: 'IN_PROGRESS' });
const createTask = record('operations', 'POST', 'Create task', { text: 'IN_PROGRESS' });
const taskExport = record('operations', 'POST', 'Task export ready');
const task = record('models', 'model', 'Task', { url: '/models/task' });
const reportStatus = record('fields', 'field', 'TaskReport.status', { values: 'IN_PROGRESS' });
const refunds = record('guides', 'guide', 'Tills', {
  url: '/x#Till',
  text: 'who may refund: refund with a receipt, refund without',
});
const receipts = record('guides', 'guide', 'Shop', { text: 'receipts for each sale, each return and each refund' });
const signIn = record('guides', 'guide', 'Authentication', { url: '/authentication' });
const staffLogin = record('guides', 'guide', 'Staff login', { url: '/staff-login' });
const changeShop = record('operations', 'POST', 'Shop states', { text: 'Archive a shop' });
const readShop = record('operations', 'GET', 'Shop state', { text: 'Archive a shop' });

describe('of several that have the words, the one comes first that is meant', () => {
  test.each([
    ['what a page is named after', 'roles', userRoles, [groupRoles]],
    ['a plural: the page, not the model', 'roles', userRoles, [role]],
    ['what can be done, before the event that reports it', 'close task', closeTask, [taskClosed]],
    ['the id of an event, with its method', 'POST taskClosed', taskClosed, [closeTask]],
    ['an event, when one is asked for', 'task finished webhook', taskClosed, [finishTask]],
    ['words in their order, before those in another', 'report task', reportTasks, [taskReport]],
    ['what is created is the verb', 'fork repository', createFork, [syncFork, forkGist]],
    ['a verb, before what has been done', 'fork gist', forkGist, [forked]],
    ['a list, whosever it is', 'secret alerts', listAlerts, [alert]],
    ['a sentence: what creates, before what reads', 'comment on an issue', addComment, [comment]],
    ['a status that no operation states', '500', statuses, [stores]],
    ['a status, before a field with the number', '404', notFound, [custom]],
    ['quotes: prose, before a value', '"power bi"', reports, [roleNames]],
    ['quotes: prose, before a name', '"idempotency key"', key, [keyHeader]],
    ['a section, before a step of another page', 'make a token', makeToken, [stepToken]],
    ['words with one stem that mean different things', 'authorization', authorization, [authorities]],
    ['a value beside a name, which does nothing', 'Task IN_PROGRESS', taskStatus, [createTask, taskExport, task]],
    [
      'what has more of it in its text, although its title is a letter longer',
      'refund',
      refunds,
      [receipts, key, makeToken, statuses, stores, reports],
    ],
    ['the word itself, before a title that means the same', 'login', staffLogin, [signIn]],
    ['a question how: what changes something, before what reads it', 'how do I archive a shop', changeShop, [readShop]],
    ['of two alike, the shorter', 'IN_PROGRESS', taskStatus, [reportStatus]],
  ])('%s: %s', (_what, query, want, others) => {
    expect(first(query, [...others, want])).toBe(want.title);
    expect(first(query, [want, ...others])).toBe(want.title);
  });
});
