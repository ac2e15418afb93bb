import { expect, it } from 'vitest';
import { createMatcher, matchCalls } from '../matchCalls';

const operations = [
  ...[
    'GET /tasks',
    'POST /tasks',
    'GET /tasks/{id}',
    'DELETE /tasks/{id}',
    'GET /tasks/reports',
    'GET /tasks/{id}/notes',
  ],
  ...['GET /files/{name}.csv', 'GET /users/{a}-{b}', 'GET /'],
];
const servers = ['https://api.example.com/v1', 'https://{region}.example.org/{version}/', '/internal'];
const match = createMatcher({ operations, servers });

it.each<[string | undefined, string, string[]]>([
  ['GET', 'https://api.example.com/v1/tasks', ['GET /tasks']],
  ['GET', 'https://api.example.com/v1/tasks/?page=2#a', ['GET /tasks']],
  ['GET', 'https://API.example.com/v1/tasks/42', ['GET /tasks/{id}']],
  ['GET', 'https://api.example.com/v1/tasks/reports', ['GET /tasks/reports']],
  ['DELETE', 'https://api.example.com/v1/tasks/reports', []],
  ['PUT', 'https://api.example.com/v1/tasks', []],
  ['GET', 'https://api.example.com:443/v1/tasks', ['GET /tasks']],
  ['GET', 'https://api.example.com:8443/v1/tasks', []],
  ['GET', 'https://api.example.com/v2/tasks', []],
  ['GET', 'https://api.example.com/v10/tasks', []],
  ['GET', 'https://ads.example.net/v1/tasks', []],
  ['GET', 'https://eu.example.org/v3/tasks/42/notes', ['GET /tasks/{id}/notes']],
  ['GET', 'https://eu.example.org/tasks/42/notes', []],
  ['GET', 'http://localhost:8080/internal/tasks', ['GET /tasks']],
  ['GET', '/tasks/42', ['GET /tasks/{id}']],
  ['GET', '/v1/tasks/42', ['GET /tasks/{id}']],
  ['GET', '/v1', ['GET /']],
  [undefined, '/tasks', ['GET /tasks', 'POST /tasks']],
  [undefined, '/tasks/{id}', ['GET /tasks/{id}', 'DELETE /tasks/{id}']],
  ['GET', '{{baseUrl}}/tasks/:id/notes', ['GET /tasks/{id}/notes']],
  ['GET', 'https://{{host}}/v1/tasks/{{taskId}}', ['GET /tasks/{id}']],
  ['GET', '/files/report.csv', ['GET /files/{name}.csv']],
  ['GET', '/files/report.txt', []],
  ['GET', '/users/1-2', ['GET /users/{a}-{b}']],
  ['GET', '/users/1', []],
  ['GET', '/tasks/42/notes/7', []],
  ['GET', '//tasks', ['GET /tasks']],
])('%s %s is %j', (method, url, want) => {
  expect(match(method === undefined ? { url } : { method, url })).toEqual(want);
});

it.each([
  ['/files', ['GET /files']],
  ['/files?type=b&a=1', ['GET /files']],
  ['/files?a=1&type=a#x', ['GET /files?type=a']],
  ['https://api.example.com/v1/files?%74ype=a', ['GET /files?type=a']],
  ['/s3/b/k', ['GET /s3/{b}/{key+}']],
  ['/s3/b/k/l/m', ['GET /s3/{b}/{key+}']],
  ['/s3/b', []],
  ['/s3/{{b}}/:key', ['GET /s3/{b}/{key+}']],
  ['/s3/b/k/acl', ['GET /s3/{b}/{key+}/acl#x']],
  ['/s3/b/k/l/acl', ['GET /s3/{b}/{key+}/acl#x']],
])('the key of a path that has more than a path in it: %s is %j', (url, want) => {
  const paths = ['/files', '/files?type=a', '/s3/{b}/{key+}', '/s3/{b}/{key+}/acl#x'].map((path) => `GET ${path}`);
  expect(createMatcher({ operations: paths, servers })({ method: 'GET', url })).toEqual(want);
});

it.each([
  ['/books', ['/books{._format}']],
  ['/books.json', ['/books{._format}']],
  ['https://api.example.com/v1/books.jsonld?page=2', ['/books{._format}']],
  ['/books/7', ['/books/{id}{._format}']],
  ['/books/7.json', ['/books/{id}{._format}']],
  ['/books.json/7', []],
  ['/lists.json', ['/lists.{format}']],
  ['/lists', []],
  ['/lists.csv', ['/lists.csv']],
  ['/notes.json', []],
])('an ending that frameworks mark in the key of a path: %s is %j', (url, want) => {
  const paths = ['/books{._format}', '/books/{id}{._format}', '/lists.{format}', '/lists.csv', '/notes'];
  const known = { operations: paths.map((path) => `GET ${path}`), servers };
  expect(createMatcher(known)({ method: 'GET', url })).toEqual(want.map((path) => `GET ${path}`));
});

it('tries no division of a text into many values', () => {
  const many = createMatcher({
    operations: ['GET /{a}-{b}-{c}-{d}-{e}-{f}!'],
    servers: [`https://${'{x}'.repeat(40)}.example.com`, `/${'{x}-'.repeat(20)}end`],
  });
  expect(many({ method: 'GET', url: `https://${'a'.repeat(300)}.example.net/x` })).toEqual([]);
  expect(many({ method: 'GET', url: `https://${'a'.repeat(300)}.example.com/a-b-c-d-e-f!` })).toHaveLength(1);
  expect(many({ method: 'GET', url: `/${'a-'.repeat(2000)}` })).toEqual([]);
});

it('takes paths as they are where there are no servers', () => {
  const own = createMatcher({ operations, servers: [] });
  expect(own({ method: 'GET', url: '/tasks' })).toEqual(['GET /tasks']);
  expect(own({ method: 'GET', url: 'https://api.example.com/tasks' })).toEqual([]);
});

it.each([
  ['GET', '/toy%20box/7', ['GET /toy box/{id}']],
  ['GET', 'https://api.example.com/v1/%E6%B3%A8%E6%96%87', ['GET /注文']],
  ['GET', '/注文', ['GET /注文']],
  ['GET', '/100%', ['GET /100%']],
])('matches %s %s, whose path is percent-encoded or not', (method, url, want) => {
  const named = { operations: ['GET /toy box/{id}', 'GET /注文', 'GET /100%'], servers };
  expect(matchCalls([{ method, url }], named).found).toEqual([want]);
});

it.each([
  [['https://api.example.com/v1/tasks', 'https://elsewhere.example.net/tasks'], [['GET /tasks'], []], false],
  [
    ['http://localhost:8080/tasks/4', 'https://elsewhere.example.net/v1/tasks'],
    [['GET /tasks/{id}'], ['GET /tasks']],
    true,
  ],
  [['http://localhost:8080/no/such/thing'], [[]], true],
])('matches %j by path alone where none goes to a server', (urls, found, byPath) => {
  const calls = urls.map((url) => ({ method: 'GET', url }));
  expect(matchCalls(calls, { operations, servers })).toEqual({ found, byPath });
});
