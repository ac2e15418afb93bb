// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { movedOperation } from '../movedOperation';

beforeEach(() => {
  document.body.innerHTML = `
    <ul><li id="stays"><a href="#stays">Stays</a></li></ul>
    <details data-moved=""><ul><li id="get-task"><a href="/api/acme/tasks#get-task-1">Get</a></li></ul></details>`;
});

it.each([
  ['#get-task', '/api/acme/tasks#get-task-1'],
  ['#get-task.200.id', '/api/acme/tasks#get-task-1.200.id'],
  ['#get%2Dtask', '/api/acme/tasks#get-task-1'],
  ['#stays', undefined],
  ['#none', undefined],
  ['#%', undefined],
  ['#', undefined],
])('%s leads to %s', (hash, want) => {
  expect(movedOperation(hash)).toBe(want);
});
