import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { type SearchKind, type SearchRecord, searchGroups, searchRecord } from '../../record';
import { indexOptions } from '../../searchIndex';
import { findRecords, type SearchIndexes } from '../findRecords';

function record(kind: SearchKind, title: string, given: Partial<SearchRecord> = {}): SearchRecord {
  return searchRecord({ kind, title, url: `/x#${title}`, ...given });
}

function operation(title: string, method: string, where: string, text = ''): SearchRecord {
  return record('operation', title, { method, where, names: `${method} ${where}`, text });
}

const records = [
  operation('Add my message reaction', 'PUT', '/messages/{id}/reactions/{emoji}'),
  operation('Drop a hook', 'DELETE', '/hooks/{id}'),
  operation('Create channel', 'POST', '/channels'),
  operation('Get a member', 'GET', '/members/{id}'),
  operation('Get members', 'GET', '/members'),
  operation('Finds pets by tags', 'GET', '/pets/tagged'),
  operation('Find pet by ID', 'GET', '/pets/{id}'),
  operation('Place an order for a pet', 'POST', '/orders'),
  operation('Add a new pet to the store', 'POST', '/pets'),
  operation('Rename a channel', 'PATCH', '/channels/{id}'),
  operation('Ban user from club', 'PUT', '/clubs/{id}/bans/{user}'),
  operation('Test a webhook', 'POST', '/webhooks/{id}/test'),
  operation('Set up a webhook', 'POST', '/webhooks'),
  operation('Create a ticket', 'POST', '/tickets', 'resolved'),
  operation('Get a ticket', 'GET', '/tickets/{id}', 'resolved'),
  operation('Alter a ticket', 'PUT', '/tickets/{id}/', 'resolved'),
  operation('Close drawer', 'PUT', '/tickets/{id}/drawer'),
  operation('Add a guest to a ticket', 'POST', '/tickets/{id}/guests'),
  operation('Remove a guest from a ticket', 'DELETE', '/tickets/{id}/guests/{guest}'),
  operation('Create a guest', 'POST', '/guests'),
  operation('Update a guest', 'PATCH', '/guests/{id}'),
  operation('Alter tickets', 'PUT', '/tickets', 'resolved'),
  operation('Creates a history record for a specific invoice', 'PUT', '/invoices/{id}/history'),
  operation('Creates one or more sales invoices', 'PUT', '/invoices'),
  operation('Get profiles', 'GET', '/profiles'),
  operation('Get list for profile import', 'GET', '/imports/{id}/lists'),
  operation('Get lists', 'GET', '/lists'),
  operation('Add profiles to list', 'POST', '/lists/{id}/profiles'),
  operation('Delete a disk snapshot', 'DELETE', '/disks/snapshots/{id}'),
  operation('Delete a block storage disk', 'DELETE', '/disks/{id}'),
  operation('Deleting old disks by label', 'DELETE', '/disks'),
  operation('Resize a cluster of databases', 'PUT', '/databases/{id}/resize'),
  operation('Resize a vector database', 'POST', '/vector-databases/{id}/resize'),
  record('api', 'Databases: Resize', { url: '/databases/resize' }),
  record('field', 'Ticket.resolved', { url: '/models/ticket#resolved' }),
  record('field', 'Guest.invite', { url: '/models/guest#invite' }),
  record('api', 'Clubs bans', { url: '/clubs/bans' }),
  record('model', 'MessageReaction', { url: '/models/reaction' }),
  record('model', 'Hook', { url: '/models/hook' }),
  record('model', 'Member', { url: '/models/member', text: 'joined_at colour' }),
  record('model', 'PetCreate', { url: '/models/pet' }),
  record('field', 'Member.list', { url: '/models/member#list' }),
  record('guide', 'Colours', { url: '/colours', text: 'How a member enters and gets one' }),
];

function found(query: string): string[] {
  const indexes: SearchIndexes = { guides: [], pages: [], operations: [], models: [], fields: [] };
  for (const group of searchGroups) {
    const index = new MiniSearch(indexOptions);
    index.addAll(records.filter((each) => each.group === group).map(({ group: _, ...each }, id) => ({ ...each, id })));
    indexes[group] = [index];
  }
  return findRecords(query, { indexes, synonyms: {} }).map(({ title }) => title);
}

describe('a verb and what it is done to mean an operation', () => {
  test.each([
    ['create reaction', 'Add my message reaction'],
    ['delete hook', 'Drop a hook'],
    ['deleting hooks', 'Drop a hook'],
    ['list members', 'Get members'],
    ['show member', 'Get a member'],
    ['get pet', 'Find pet by ID'],
    ['list pets', 'Finds pets by tags'],
    ['create pet', 'Add a new pet to the store'],
    ['create order', 'Place an order for a pet'],
    ['update channel', 'Rename a channel'],
    ['create webhook', 'Set up a webhook'],
    ['test webhook', 'Test a webhook'],
    // The author calls the thing by another name.
    ['ban guest', 'Ban user from club'],
    // What only some things are said to be done to.
    ['resolve ticket', 'Alter a ticket'],
    ['invite guest', 'Add a guest to a ticket'],
    ['kick guest', 'Remove a guest from a ticket'],
    ['resolve tickets', 'Alter tickets'],
    ['update guest', 'Update a guest'],
    // What something is done for is not what is done.
    ['create invoice', 'Creates one or more sales invoices'],
    // A verb is no thing, also where there are things of that name.
    ['list profiles', 'Get profiles'],
    ['list profiles page size', 'Get profiles'],
    ['list lists', 'Get lists'],
    ['add profiles to list', 'Add profiles to list'],
    // What it is done to is the last thing in the path.
    ['delete disk', 'Delete a block storage disk'],
    ['delete disks', 'Deleting old disks by label'],
    ['delete snapshot', 'Delete a disk snapshot'],
    ['resize database', 'Resize a cluster of databases'],
    // Names are no verbs.
    ['PetCreate', 'PetCreate'],
    ['Member.list', 'Member.list'],
    ['member', 'Member'],
  ])('%s: %s', (query, want) => expect(found(query)[0]).toBe(want));
});

describe('the lines of results', () => {
  test('show a word that they are found by', () => {
    expect(found('colour')).toEqual(['Colours']);
    expect(found('member shade enters')).not.toContain('Colours');
  });

  test('show what is written by hand and has all words', () => {
    expect(found('member enters')).toContain('Colours');
  });

  test('are of what is found by its prose where nothing else is', () => {
    expect(found('joined at')).toContain('Member');
  });
});
