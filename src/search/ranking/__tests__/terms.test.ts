import { expect, test } from 'vitest';
import { baseOf, chunksOf, isFiller, splitText, stemOf, subwordsOf } from '../terms';

test.each([
  ['approvalStatus', ['approvalstatus', 'approval', 'status']],
  ['IN_PROGRESS', ['inprogress', 'in', 'progress']],
  ['Idempotency-Key', ['idempotencykey', 'idempotency', 'key']],
  ['/tasks/{id}', ['tasks', 'id']],
  ['HTTPServer2', ['httpserver2', 'http', 'server2']],
  ['Café', ['cafe']],
  ['', []],
])('the text "%s" has the terms %j', (text, want) => {
  expect(splitText(text)).toEqual(want);
});

test.each(['executorId', 'executor_id', 'executor-id', 'ExecutorID', 'EXECUTOR_ID'])(
  '%s has the words executor and id',
  (name) => {
    expect(subwordsOf(name)).toEqual(['executor', 'id']);
  },
);

test('an identifier of a query stays whole', () => {
  expect(chunksOf(' listTasks  Task.executor_id')).toEqual(['listTasks', 'Task', 'executor_id']);
});

test.each([
  ['tasks', 'task'],
  ['categories', 'category'],
  ['authenticate', 'authentication'],
  ['sorted', 'sorting'],
  ['closing', 'close'],
])('"%s" and "%s" have one stem and begin alike', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
  expect(other.startsWith(baseOf(one))).toBe(true);
});

test.each([
  ['v2s', 'v2s'],
  ['429', '429'],
])('"%s" is its own stem', (word, want) => {
  expect(stemOf(word)).toBe(want);
});

test('fillers such as "the" are known', () => {
  expect(['how', 'do', 'i', 'close', 'a', 'task'].filter((word) => !isFiller(word))).toEqual(['close', 'task']);
});
