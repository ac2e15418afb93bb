import { expect, test } from 'vitest';
import { meaningfulWords, splitQuery, splitText, toTerm } from '../terms';

test.each([
  ['approvalStatus', ['approvalStatus', 'approval', 'Status']],
  ['IN_PROGRESS', ['IN', 'PROGRESS']],
  ['/tasks/{id}', ['tasks', 'id']],
  ['HTTPServer2', ['HTTPServer2', 'HTTP', 'Server2']],
  ['', []],
])('the text "%s" has the words %j', (text, want) => {
  expect(splitText(text)).toEqual(want);
});

test('a word of a query stays whole', () => {
  expect(splitQuery(' listTasks  Task.status')).toEqual(['listTasks', 'Task', 'status']);
});

test.each([
  ['Tasks', 'task'],
  ['categories', 'category'],
  ['address', 'address'],
  ['ids', 'ids'],
  ['Café', 'cafe'],
  ['v2s', 'v2s'],
])('"%s" is indexed as "%s"', (word, want) => {
  expect(toTerm(word)).toBe(want);
});

test.each([
  [['what', 'does', '409', 'mean'], ['409']],
  [
    ['in', 'on'],
    ['in', 'on'],
  ],
])('of %j the words %j say what is looked for', (words, want) => {
  expect(meaningfulWords(words)).toEqual(want);
});
