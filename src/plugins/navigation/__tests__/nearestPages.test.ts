import { describe, expect, test } from 'vitest';
import { nearestPages, pagesBelow } from '../nearestPages';

const pages = [
  { path: '/docs/docs/authentication', title: 'Authentication' },
  { path: '/docs/docs/pagination', title: 'Pagination' },
  { path: '/docs/docs/errors', title: 'Errors' },
  { path: '/docs/api_reference/api/tasks/tasks_create_view', title: 'Tasks' },
  { path: '/docs/api_reference/models/tasks/task', title: 'Task' },
  { path: '/blog', title: 'Blog' },
];

describe('nearest pages', () => {
  test.each([
    { given: '/docs/docs/autentication', want: '/docs/docs/authentication' },
    { given: '/docs/docs/authentication.html', want: '/docs/docs/authentication' },
    { given: '/Docs/Pagination', want: '/docs/docs/pagination' },
    { given: '/docs/api_reference/api/task/tasks_create', want: '/docs/api_reference/api/tasks/tasks_create_view' },
    { given: '/blog/', want: '/blog' },
    { given: '/docs/api_reference/models/tasks/tas', want: '/docs/api_reference/models/tasks/task' },
  ])('of $given begin with $want', ({ given, want }) => {
    expect(nearestPages(given, pages, 3)[0]?.path).toBe(want);
  });

  test.each([
    { given: '/zzzz', want: 0 },
    { given: '/', want: 0 },
  ])('of $given are none', ({ given, want }) => {
    expect(nearestPages(given, pages, 3)).toHaveLength(want);
  });

  test('are at most as many as asked for', () => {
    expect(nearestPages('/docs/docs/authentication', pages, 1)).toHaveLength(1);
  });
});

describe('pages below', () => {
  test.each([
    { given: '/docs/docs', want: ['authentication', 'pagination', 'errors'] },
    { given: '/Docs/docs/', want: ['authentication', 'pagination', 'errors'] },
    { given: '/docs/d%6Fcs/index.html', want: ['authentication', 'pagination', 'errors'] },
    { given: '/docs/api_reference', want: ['tasks_create_view', 'task'] },
    { given: '/docs/api_reference/models', want: ['task'] },
    { given: '/docs/api', want: [] },
    { given: '/docs/docs/authentication', want: [] },
    { given: '/%', want: [] },
    { given: '/', want: [] },
    { given: '//', want: [] },
  ])('$given are $want', ({ given, want }) => {
    expect(pagesBelow(given, pages).map(({ path }) => path.split('/').at(-1))).toEqual(want);
  });
});
