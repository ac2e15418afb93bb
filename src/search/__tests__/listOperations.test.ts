import { expect, it } from 'vitest';
import { makeAll } from '../../reference/__tests__/builders';
import { searchFiles } from '../files/searchFiles';
import { operationsByPage } from '../listOperations';
import { referenceRecords } from '../records/referenceRecords';

it('lists the operations and webhooks of the search index by their pages, without those of callbacks', () => {
  const made = makeAll(`
paths:
  /tasks: {get: {tags: [Tasks], operationId: listTasks, summary: Get tasks}}
  /tasks/{id}:
    post: {tags: [Tasks], operationId: changeTask, callbacks: {done: {"{$url}": {post: {operationId: onDone}}}}}
  /stores: {get: {tags: [Stores], operationId: listStores}}
webhooks: {taskDone: {post: {tags: [Stores], operationId: taskDone}}}`);
  const [start] = searchFiles(referenceRecords(made as never), { synonyms: {}, popular: [] });
  const { operations } = JSON.parse(start?.content ?? '');
  expect(Object.fromEntries(operationsByPage(operations))).toEqual({
    '/docs/ref/api/tasks': [
      { label: 'Get tasks', href: '/docs/ref/api/tasks#list-tasks', method: 'GET', path: '/tasks' },
      { label: 'Change task', href: '/docs/ref/api/tasks#change-task', method: 'POST', path: '/tasks/{id}' },
    ],
    '/docs/ref/api/stores': [
      { label: 'List stores', href: '/docs/ref/api/stores#list-stores', method: 'GET', path: '/stores' },
      { label: 'Task done', href: '/docs/ref/api/stores#task-done', method: 'EVENT', path: 'taskDone' },
    ],
  });
});
