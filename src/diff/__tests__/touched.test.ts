import { expect, it } from 'vitest';
import { type ApiText, linesOf } from '../apiTexts';
import type { Change } from '../change';
import { findTouched } from '../touched';

const addresses = {
  ofOperation: () => '/api/tasks#list-tasks',
  ofModel: (name: string) => (name === 'Task' ? '/models/task' : undefined),
};

function changeOf(stated: Partial<Change>): Change {
  return {
    ...{ rule: 'property-removed', verdict: 'breaking', directions: [], where: '', base: '#', revision: '#' },
    ...{ message: 'Removed field.', field: { model: 'Task', names: ['due'] }, models: ['Task'] },
    operations: [{ kind: 'operation', method: 'get', path: '/tasks/{id}', operationId: 'getTask' }],
    ...stated,
  };
}

function textOf(text: string): ApiText {
  return { kind: 'guide', file: 'a.md', lines: linesOf(text) };
}

it.each<[string, Partial<Change>, string, number[]]>([
  ['the field as code', {}, 'See [tasks](/models/task).\n\nA `due` date.', [3]],
  ['no field of a text about something else', {}, 'A `due` date.', []],
  ['no word that is no code', {}, 'See [tasks](/models/task): they are due.', []],
  ['no longer anchor', {}, 'See [tasks](/api/tasks#list-tasks-export). `due`', []],
  ['a path with its value', {}, 'curl /tasks/42\n-d due=1\n?due=1', [2, 3]],
  ['what has another name', { name: 'end', message: 'Gone: `end` → `stop`.' }, '[t](/models/task)\n`end`\n`stop`', [2]],
  [
    'the field, no word of the message',
    { message: 'Limit: `maxLength`.' },
    '[t](/models/task)\n`due`\n`maxLength`',
    [2],
  ],
  ['every request', { rule: 'operation-removed', field: { names: [] }, message: '' }, 'a\n`GET /tasks/{id}`', [2]],
  ['no request for a change of a field', { field: { names: [] }, message: '' }, '`GET /tasks/{id}`', []],
  ['nothing for a change of texts', { rule: 'documentation-changed', message: '`due`' }, '`GET /tasks/{id}` `due`', []],
])('finds %s', (_, change, text, want) => {
  expect(findTouched(changeOf(change), [textOf(text)], addresses).map(({ line }) => line)).toEqual(want);
});

it.each<[string, Partial<Change>, ApiText['operationIds'], number[]]>([
  ['the field', {}, ['getTask'], [7]],
  [
    'every request at its first line',
    { rule: 'operation-removed', message: '', field: { names: [] } },
    ['getTask'],
    [5],
  ],
  ['nothing of another operation', {}, ['listTasks'], []],
  ['nothing that goes the other way', { directions: ['response'] }, ['getTask'], []],
  ['nothing where what is needed is there', { rule: 'property-became-required' }, ['getTask'], []],
  ['a request without what is needed', { rule: 'property-became-required', name: 'by' }, ['getTask'], [5]],
])('finds in the text of an operation %s', (_, change, operationIds, want) => {
  const lines = linesOf('\n\n`due` `id`', 5).map((line) => ({ ...line, direction: 'request' as const }));
  const text = { kind: 'recipe' as const, file: 'a.yaml', lines, ...(operationIds ? { operationIds } : {}) };
  expect(findTouched(changeOf(change), [text], addresses).map(({ line }) => line)).toEqual(want);
});

it('looks once for what leads to the operations that many changes have', () => {
  let asked = 0;
  const ofOperation = () => {
    asked += 1;
    return addresses.ofOperation();
  };
  const counting = { ...addresses, ofOperation };
  const change = changeOf({});
  const found = ['due', 'end'].map((name) =>
    findTouched({ ...change, name }, [textOf('/tasks/1\n`due` `end`')], counting),
  );
  expect(found.map((places) => places.map(({ line }) => line))).toEqual([[2], [2]]);
  expect(asked).toBe(1);
});
