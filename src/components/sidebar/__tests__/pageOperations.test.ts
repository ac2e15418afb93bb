import { expect, it } from 'vitest';
import { pageOperations } from '../pageOperations';

const operations = [{ label: 'Get tasks', href: '#list-tasks', method: 'GET', path: '/tasks' }];

it.each([
  ['/api/tasks', '/api/tasks', operations],
  ['/api/tasks', '/api/tasks/', operations],
  ['/api/tasks/', '/api/tasks', operations],
  ['/', '/', operations],
  ['/api/tasks', '/api/shops', []],
])('what is kept for %s is shown at %s: %j', (kept, shown, want) => {
  pageOperations.keep(kept, JSON.stringify(operations));
  expect(pageOperations.at(shown)).toEqual(want);
});
