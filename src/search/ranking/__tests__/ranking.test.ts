import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { type SearchGroup, type SearchKind, type SearchRecord, searchGroups, searchRecord } from '../../record';
import { indexOptions } from '../../searchIndex';
import { findRecords, type SearchIndexes } from '../findRecords';
import { toPhrase } from '../query';

/** A record with its title as its address, unless another one is given. */
function record(kind: SearchKind, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return searchRecord({ kind, title, url: `/x#${title}`, ...given });
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

const userRoles = record('api', 'User roles', { url: '/roles' });
const groupRoles = record('field', 'Group.roles');
const role = record('model', 'Role');
const taskClosed = record('webhook', 'Task closed', {
  ids: 'taskClosed',
  names: 'webhook event',
  text: 'A task is finished',
});
const closeTask = record('operation', 'Close task', { method: 'POST', ids: 'closeTask', names: 'POST' });
const finishTask = record('operation', 'Finish task', { method: 'POST', names: 'POST' });
const taskReport = record('model', 'Task report', { url: '/models/task-report' });
const reportTasks = record('guide', 'Report tasks');
const createFork = record('operation', 'Create a fork', { method: 'POST', names: 'POST repository' });
const forkGist = record('operation', 'Fork a gist', { method: 'POST' });
const syncFork = record('operation', 'Sync a fork branch with the upstream repository', { method: 'POST' });
const forked = record('model', 'Forked gist', { url: '/models/forked-gist' });
const alert = record('model', 'Secret alert', { url: '/models/alert' });
const listAlerts = record('operation', 'List secret alerts for a repository', { method: 'GET' });
const comment = record('operation', 'Get an issue comment', { method: 'GET' });
const addComment = record('operation', 'Create an issue comment', { method: 'POST' });
const statuses = record('guide', 'Statuses', { text: '500 and up: a server failed' });
const stores = record('guide', 'Stores', { text: 'at most 500 500 stores' });
const custom = record('field', 'Page.custom_404');
const notFound = record('status', 'Not Found', { status: '404', names: '404 status error response' });
const reports = record('guide', 'Report roles', { text: 'Power BI analytics' });
const roleNames = record('field', 'Group.name', { values: 'REPORT_POWER_BI' });
const key = record('guide', 'The idempotency key header');
const keyHeader = record('parameter', 'Idempotency-Key', { place: 'header' });
const makeToken = record('guide', 'Make a token');
const stepToken = record('guide', '1. Make a token');
const authorities = record('field', 'User.authorities');
const authorization = record('guide', 'Authentication', { text: 'the Authorization header' });
const taskStatus = record('field', 'Task.status', { values: 'IN_PROGRESS' });
const createTask = record('operation', 'Create task', { method: 'POST', text: 'IN_PROGRESS' });
const taskExport = record('operation', 'Task export ready', { method: 'POST' });
const task = record('model', 'Task', { url: '/models/task' });
const reportStatus = record('field', 'TaskReport.status', { values: 'IN_PROGRESS' });
const refunds = record('guide', 'Tills', {
  url: '/x#Till',
  text: 'who may refund: refund with a receipt, refund without',
});
const receipts = record('guide', 'Shop', { text: 'receipts for each sale, each return and each refund' });
const signIn = record('guide', 'Authentication', { url: '/authentication' });
const staffLogin = record('guide', 'Staff login', { url: '/staff-login' });
const changeShop = record('operation', 'Shop states', { method: 'POST', text: 'Archive a shop' });
const order = record('model', 'Order', { url: '/models/order', names: 'model schema', text: 'id state values total' });
const orderState = record('field', 'Order.state', { url: '/models/order#state', where: 'string' });
const readShop = record('operation', 'Shop state', { method: 'GET', text: 'Archive a shop' });

const databaseUser = record('model', 'database_user', { url: '/models/database_user' });
const databaseUsers = record('api', 'Databases: Users', { url: '/databases/users' });
const userData = record('field', 'server_create.user_data', { where: 'string' });
const regionSlug = record('field', 'region.slug');
const actionRegion = record('parameter', 'region_slug', { place: 'query' });
const productId = record('model', 'ReviewProductExternalId', { url: '/models/reviewproductexternalid' });
const externalId = record('field', 'CouponResponse.data.attributes.external_id');
const phoneNumber = record('model', 'PhoneNumber', { url: '/models/phonenumber' });
const phone = record('field', 'Channel.phone_number');

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
    [
      'the name of a field, before names with its words turned round',
      'user_data',
      userData,
      [databaseUser, databaseUsers],
    ],
    ['the name of a parameter, before a path with its words', 'region_slug', actionRegion, [regionSlug]],
    ['the name of a field, before a longer name of a model', 'external_id', externalId, [productId]],
    ['a model of that name, before a field', 'phone_number', phoneNumber, [phone]],
    ['the values of a field, before its model', 'order state values', orderState, [order]],
    ['of two alike, the shorter', 'IN_PROGRESS', taskStatus, [reportStatus]],
  ])('%s: %s', (_what, query, want, others) => {
    expect(first(query, [...others, want])).toBe(want.title);
    expect(first(query, [want, ...others])).toBe(want.title);
  });
});
