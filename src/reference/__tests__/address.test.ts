import { expect, test } from 'vitest';
import { basePath, encodeAddress, pathOf, percentEncoded, safelyDecode, splitOrigin, withoutSlash } from '../address';

test.each([
  ['https://api.example.com/v1/tasks?x=1#y', 'https://api.example.com', '/v1/tasks?x=1#y', '/v1/tasks'],
  ['//api.example.com/v1/tasks', '//api.example.com', '/v1/tasks', '/v1/tasks'],
  ['{server}//host/tasks', '{server}//host', '/tasks', '/tasks'],
  ['https://api.example.com', 'https://api.example.com', '', ''],
  ['https://api.example.com?x=/y', 'https://api.example.com', '?x=/y', ''],
  ['/v1//tasks', '', '/v1//tasks', '/v1//tasks'],
  ['/v1/tasks?next=https://example.com/a', '', '/v1/tasks?next=https://example.com/a', '/v1/tasks'],
  ['Getting started', '', 'Getting started', 'Getting started'],
])('%s: origin %j, the rest %j, path %j', (address, origin, rest, path) => {
  expect(splitOrigin(address)).toEqual({ origin, rest });
  expect(pathOf(address)).toBe(path);
});

test.each([
  ['https://api.example.com/v1/', '/v1'],
  ['https://api.example.com', ''],
  ['v1', '/v1'],
  ['other:/v1', '/v1'],
  ['data:@example.com/v1', ''],
  ['javascript:.example.com', ''],
  ['https://', ''],
])('the path of the server %s is %j', (address, want) => expect(basePath(address)).toBe(want));

test.each([
  ['/docs/', '/docs'],
  ['/docs', '/docs'],
  ['/', '/'],
  ['', ''],
])('%s without the slash at its end is %s', (given, want) => expect(withoutSlash(given)).toBe(want));

test.each([
  ['create-task', 'create-task'],
  ['caf%C3%A9%20bar', 'café bar'],
  ['%2F', '/'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%E0%A4', '%E0%A4'],
  ['%zz', '%zz'],
  ['', ''],
])('%s is decoded to %s', (given, want) => expect(safelyDecode(given)).toBe(want));

test.each([
  ['/a b', '/a%20b'],
  ['/a%20b?c=%2F#d', '/a%20b?c=%2F#d'],
  ['/100%', '/100%25'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is encoded once, as %s', (text, want) => {
  expect(encodeAddress(text)).toBe(want);
});

test('only the characters that are asked for are percent-encoded', () => {
  expect(percentEncoded("it's\ta b", /['\t]/g)).toBe('it%27s%09a b');
});
