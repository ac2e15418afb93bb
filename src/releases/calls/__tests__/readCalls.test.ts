import { expect, it } from 'vitest';
import { maxFileBytes, readCalls, tooLong } from '../readCalls';

const har = (...requests: object[]) => JSON.stringify({ log: { entries: requests.map((request) => ({ request })) } });

it.each<[string, string, object[]]>([
  [
    'a HAR file',
    har({ method: 'get', url: 'https://api.example.com/tasks' }, { method: 'POST', url: '/b' }),
    [
      { method: 'GET', url: 'https://api.example.com/tasks' },
      { method: 'POST', url: '/b' },
    ],
  ],
  ['a HAR file with a byte order mark', `\ufeff${har({ method: 'GET', url: '/a' })}`, [{ method: 'GET', url: '/a' }]],
  [
    'a Postman collection with folders',
    JSON.stringify({
      info: {},
      item: [
        { item: [{ request: { method: 'GET', url: { raw: '{{baseUrl}}/a' } } }] },
        { request: { method: 'PUT', url: '/b' } },
        { request: '/c' },
        { name: 'A note' },
      ],
    }),
    [{ method: 'PUT', url: '/b' }, { url: '/c' }, { method: 'GET', url: '{{baseUrl}}/a' }],
  ],
  [
    'a list of paths',
    '# mine\n\nGET /tasks/42\r\n/users\npost https://api.example.com/v1/tasks?a=b\n{{baseUrl}}/c\nLock /tasks\nX-LINK /tasks',
    [
      { method: 'GET', url: '/tasks/42' },
      { url: '/users' },
      { method: 'POST', url: 'https://api.example.com/v1/tasks?a=b' },
      { url: '{{baseUrl}}/c' },
      { method: 'Lock', url: '/tasks' },
      { method: 'X-LINK', url: '/tasks' },
    ],
  ],
])('reads %s', (_, text, want) => expect(readCalls(text)).toEqual({ calls: want }));

it.each<[string, string, object]>([
  ['a HAR file without requests', har(), { line: 1, message: expect.stringContaining('has no requests') }],
  ['a HAR file without entries', '{"log": {}}', { line: 1, message: expect.stringContaining('has no requests') }],
  ['a collection without requests', '{"item": []}', { line: 1, message: 'This Postman collection has no requests.' }],
  ['broken JSON', '{"log": ,}', { line: 1, message: expect.stringContaining('This is not JSON') }],
  ['JSON of another kind', '[1]', { line: 1, message: expect.stringContaining('neither a HAR file nor') }],
  ['prose', 'GET /a\nHello there', { line: 2, message: '"Hello there" is not a path.' }],
  ['nothing', ' \n# a', { line: 1, message: 'There are no calls in it.' }],
])('refuses %s', (_, text, want) => {
  expect(readCalls(text)).toMatchObject({ ...want, remedy: expect.stringMatching(/\w/) });
});

it('reads a folder of 200,000 requests, and folders in 1,000 folders', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => ({ request: `/a/${index}` }));
  let nested: object[] = [{ request: '/b' }];
  for (let level = 0; level < 1000; level += 1) nested = [{ item: nested }];
  const read = readCalls(JSON.stringify({ item: [{ item: many }, ...nested] }));
  expect('calls' in read && [read.calls.length, read.calls.at(-1)]).toEqual([200_001, { url: '/b' }]);
});

it('refuses files of 50 MB', () => {
  expect(tooLong(maxFileBytes - 1)).toBeUndefined();
  expect(tooLong(maxFileBytes)?.message).toBe('The file has 50 MB; fewer than 50 MB are read.');
});
