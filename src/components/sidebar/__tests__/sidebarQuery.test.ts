import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import {
  countLinks,
  isListed,
  linkedAddresses,
  matchesQuery,
  matchingOperations,
  operationsBelow,
} from '../sidebarQuery';

const link = (label: string, href: string): PropSidebarItem => ({ type: 'link', label, href });
const group = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  ...{ type: 'category', label, items, collapsed: true, collapsible: true },
});

const operations = [
  { label: 'Get tasks', href: '#list-tasks', method: 'GET', path: '/tasks' },
  { label: 'Close task', href: '#close-task', method: 'POST', path: '/tasks/{id}/close' },
];
const operationsAt = (href: string) => (href === '/api/tasks' ? operations : []);

describe('a text matches a query', () => {
  it.each<[string, string, boolean]>([
    ['', 'Tasks', true],
    ['task', 'Tasks', true],
    ['TASK report', 'Task reports', true],
    ['report task', 'Task reports', true],
    ['survey', 'Task reports', false],
  ])('%j in %j: %s', (query, text, want) => {
    expect(matchesQuery(query, text)).toBe(want);
  });
});

describe('operations match by name, method and path', () => {
  it.each<[string, string[]]>([
    ['close', ['#close-task']],
    ['post', ['#close-task']],
    ['get /tasks', ['#list-tasks']],
    ['/tasks/{id}', ['#close-task']],
    ['tasks', ['#list-tasks', '#close-task']],
    ['delete', []],
  ])('%j -> %j', (query, want) => {
    expect(matchingOperations(query, operations).map(({ href }) => href)).toEqual(want);
  });
});

describe('an entry is listed', () => {
  const tasks = link('Tasks', '/api/tasks');
  it.each<[string, PropSidebarItem, boolean]>([
    ['tasks', tasks, true],
    ['{id}/close', tasks, true],
    ['tasks post', tasks, true],
    ['tasks delete', tasks, false],
    ['post', { ...group('Work'), href: '/api/tasks' } as PropSidebarItem, true],
    ['{id}/close', link('Surveys', '/api/surveys'), false],
    ['{id}/close', group('Work', group('Daily', tasks)), true],
    ['daily', group('Work', group('Daily', tasks)), true],
    ['survey', group('Work', tasks), false],
    ['survey question', group('Surveys', group('Models', link('Question', '/q'))), true],
    ['survey answer', group('Surveys', group('Models', link('Question', '/q'))), false],
    ['', { type: 'html', value: '<hr>' }, true],
    ['hr', { type: 'html', value: '<hr>' }, false],
  ])('%j: %j is %s', (query, item, want) => {
    expect(isListed(item, query, operationsAt)).toBe(want);
  });
});

describe('operations are listed below the name of their page', () => {
  it.each<[string, string[]]>([
    ['tasks', ['#list-tasks', '#close-task']],
    ['tasks post', ['#close-task']],
    ['work close', ['#close-task']],
    ['work', []],
    ['', ['#list-tasks', '#close-task']],
  ])('%j -> %j', (query, want) => {
    expect(operationsBelow('Work on tasks', query, operations).map(({ href }) => href)).toEqual(want);
  });
});

it('knows the addresses that links and groups lead to', () => {
  const own = { ...group('g', link('b', '/b')), href: '/g' } as PropSidebarItem;
  const items: PropSidebarItem[] = [link('a', '/a'), own, { type: 'html', value: '<hr>' }];
  expect(linkedAddresses(items)).toEqual(['/a', '/g', '/b']);
});

it('counts the links in all groups', () => {
  expect(countLinks([link('a', '/a'), group('g', link('b', '/b'), group('h', link('c', '/c')))])).toBe(3);
});
