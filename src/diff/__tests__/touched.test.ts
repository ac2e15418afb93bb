import { expect, it } from 'vitest';
import type { Change } from '../change';
import { type ApiText, findTouched } from '../touched';

const addresses = {
  ofOperation: () => '/api/tasks#list-tasks',
  ofModel: (name: string) => (name === 'Task' ? '/models/task' : undefined),
};

function changeOf(stated: Partial<Change>): Change {
  return {
    ...{ rule: 'property-removed', verdict: 'breaking', directions: [], where: '', base: '#', revision: '#' },
    ...{ message: 'A property is gone.', field: { model: 'Task', names: ['due'] }, models: ['Task'] },
    operations: [{ kind: 'operation', method: 'get', path: '/tasks/{id}', operationId: 'getTask' }],
    ...stated,
  };
}

function textOf(text: string): ApiText {
  return { kind: 'guide', file: 'a.md', text, line: 1 };
}

it.each<[string, Partial<Change>, string, number[]]>([
  ['the field as code', {}, 'See [tasks](/models/task).\n\nA `due` date.', [3]],
  ['no field of a text about something else', {}, 'A `due` date.', []],
  ['no word that is no code', {}, 'See [tasks](/models/task): they are due.', []],
  ['no longer anchor', {}, 'See [tasks](/api/tasks#list-tasks-export). `due`', []],
  ['a path with its value', {}, 'curl /tasks/42\n-d due=1\n?due=1', [2, 3]],
  ['what the message names first', { message: 'Gone: `end` → `stop`.' }, '[t](/models/task) `due` `end`\n`stop`', [1]],
  ['every request', { rule: 'operation-removed', field: { names: [] }, message: '' }, 'a\n`GET /tasks/{id}`', [2]],
  ['no request for a change of a field', { field: { names: [] }, message: '' }, '`GET /tasks/{id}`', []],
])('finds %s', (_, change, text, want) => {
  expect(findTouched(changeOf(change), [textOf(text)], addresses).map(({ line }) => line)).toEqual(want);
});
