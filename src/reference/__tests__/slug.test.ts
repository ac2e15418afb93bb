import { expect, it } from 'vitest';
import { toSlug } from '../slug';

it.each([
  ['Tasks', 'tasks'],
  ['Task lists & more', 'task-lists-more'],
  ['tasks_create_view', 'tasks_create_view'],
  ['Größe É', 'gro-e-e'],
  ['-a-', 'a'],
  ['задачи', 'page'],
  ['../..', 'page'],
  ['', 'page'],
  ['__proto__', '__proto__'],
  ['CON', 'con-page'],
  ['lpt1', 'lpt1-page'],
  ['console', 'console'],
])('toSlug(%o) -> %s', (name, want) => {
  expect(toSlug(name)).toBe(want);
});
