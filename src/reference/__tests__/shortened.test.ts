import { expect, it } from 'vitest';
import { shortened, shortenedJson } from '../shortened';

it.each([
  ['short', 'short'],
  ['abcdef', 'abcde…'],
  ['abcd😀', 'abcd…'],
  ['abc😀d', 'abc😀…'],
])('cuts "%s" as "%s"', (text, want) => {
  expect(shortened(text, 5)).toBe(want);
});

it.each([
  ['a', '"a"'],
  ['a"b"c"d"e', '"a\\"b\\"c…"'],
  [true, 'true'],
  [12345678, '12345…'],
  [[1], '[1]'],
  [['a very long name'], 'a long list'],
  [{ a: 'a very long name' }, 'a large object'],
])('cuts %j as %s', (value, want) => {
  expect(shortenedJson(value, 5)).toBe(want);
});
