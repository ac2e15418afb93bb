import { expect, it } from 'vitest';
import { parameterPlaces, titleOfStatus } from '../statuses';

it.each([
  ['200', 'OK'],
  ['422', 'Unprocessable content'],
  ['499', 'Client error'],
  ['4XX', 'Client error'],
  ['5xx', 'Server error'],
  ['default', 'Any other status'],
  ['abc', 'Response'],
  ['constructor', 'Response'],
])('titleOfStatus(%s) -> %s', (status, want) => {
  expect(titleOfStatus(status)).toBe(want);
});

it('has a heading for every place of a parameter', () => {
  expect(parameterPlaces.map(({ place }) => place)).toEqual([
    'path',
    'query',
    'querystring',
    'header',
    'cookie',
    'unresolved',
  ]);
});
