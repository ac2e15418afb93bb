import { expect, it } from 'vitest';
import type { OpenValue } from '../../../../reference/sampleRequest';
import { fillOpen } from '../fillOpen';

const value = (name: string, place: OpenValue['in'], more: Partial<OpenValue> = {}): OpenValue => ({
  ...{ name, in: place, variable: `API_${name.toUpperCase()}` },
  ...more,
});

it.each<[string, string, OpenValue[], Record<string, string>, string, string[]]>([
  ['a segment', '/{a}/x', [value('a', 'path')], { API_A: 'b/c?#&=+ %$&' }, '/b%2Fc%3F%23%26%3D%2B%20%25%24%26/x', []],
  ['one name twice', '/{a}/{a}', [value('a', 'path')], { API_A: '1' }, '/1/1', []],
  ['after its style', '/;a={a}', [value('a', 'path')], { API_A: '1' }, '/;a=1', []],
  [
    'what looks like the next name',
    '/{a}/{b}',
    [value('a', 'path'), value('b', 'path')],
    { API_A: '{b}' },
    '/%7Bb%7D/{b}',
    ['API_B'],
  ],
  ['a query', '/x', [value('a b', 'query', { variable: 'API_A_B' })], { API_A_B: 'c&d' }, '/x?a%20b=c%26d', []],
  ['a query after another', '/x?y=1', [value('a', 'query')], { API_A: '2' }, '/x?y=1&a=2', []],
  ['reserved signs', '/{a}', [value('a', 'path', { allowReserved: true })], { API_A: 'b/c d#' }, '/b/c%20d%23', []],
  ['a lone surrogate', '/{a}', [value('a', 'path')], { API_A: '\ud800' }, '/%EF%BF%BD', []],
  ['an empty value', '/{a}', [value('a', 'path')], { API_A: '' }, '/{a}', ['API_A']],
  ['another value', '/{a}', [value('a', 'path')], { API_B: '1' }, '/{a}', ['API_A']],
])('%s', (_case, url, open, values, wanted, left) => {
  const filled = fillOpen({ method: 'GET', url, open, headers: [] }, new Map(Object.entries(values)));
  expect([filled.url, (filled.open ?? []).map(({ variable }) => variable)]).toEqual([wanted, left]);
});
