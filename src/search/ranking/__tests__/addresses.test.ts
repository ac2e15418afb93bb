import { describe, expect, test } from 'vitest';
import { addressOf, matchAddress } from '../addresses';

describe('the address in a query', () => {
  test.each([
    ['/tasks/1480/close', { segments: ['tasks', '1480', 'close'] }],
    ['tasks/1480', { segments: ['tasks', '1480'] }],
    ['POST /tasks', { method: 'POST', segments: ['tasks'] }],
    ['get: /tasks/', { method: 'GET', segments: ['tasks'] }],
    ['https://api.example.com/v1/tasks?page=1#top', { segments: ['v1', 'tasks'] }],
    ['curl -X DELETE "https://api.example.com/tasks/1"', { method: 'DELETE', segments: ['tasks', '1'] }],
    ['/tasks/%zz', { segments: ['tasks', '%zz'] }],
  ])('%s', (query, want) => {
    expect(addressOf(query)).toEqual(want);
  });

  test.each(['close task', 'Task.status', '/', 'post task'])('there is none in "%s"', (query) => {
    expect(addressOf(query)).toBeUndefined();
  });
});

const operations = [
  ['GET', '/tasks'],
  ['POST', '/tasks'],
  ['GET', '/tasks/{id}'],
  ['GET', '/tasks/reports'],
  ['POST', '/tasks/{id}/close'],
  ['POST', '/tasks/{id}/return'],
  ['GET', '/{owner}'],
  ['PUT', '/shops-bulk'],
  ['GET', '/shops'],
  [undefined, 'taskClosed'],
] as const;

function best(query: string): string | undefined {
  const asked = addressOf(query);
  if (!asked) return undefined;
  const scores = operations.map(([method, path]) => ({ path, method, score: matchAddress({ method, path }, asked) }));
  const [first] = scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return first && `${first.method} ${first.path}`;
}

describe('an address finds an operation', () => {
  test.each([
    ['/tasks/1480/close', 'POST /tasks/{id}/close'],
    ['/TASKS/1480/close/', 'POST /tasks/{id}/close'],
    ['/tasks/{taskId}/return', 'POST /tasks/{id}/return'],
    ['/tasks/:id', 'GET /tasks/{id}'],
    ['https://api.example.com/v1/tasks/7', 'GET /tasks/{id}'],
    ['/tasks/reports', 'GET /tasks/reports'],
    ['POST /tasks', 'POST /tasks'],
    ['/tasks/1480/clo', 'POST /tasks/{id}/close'],
    ['/sho', 'GET /shops'],
    ['/orders', undefined],
  ])('%s', (query, want) => {
    expect(best(query)).toBe(want);
  });
});
