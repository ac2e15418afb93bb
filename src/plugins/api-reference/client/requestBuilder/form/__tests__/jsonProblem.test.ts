import { describe, expect, it } from 'vitest';
import { jsonPlace, jsonProblem } from '../jsonProblem';

describe('a text that is JSON has no problem', () => {
  it.each(['{}', ' [1, -2.5e+10, true, false, null, "a\\u00e9\\n"] \n', '{"a": {"b": [[], {}]}}', '"\u2028é😀"', '0'])(
    '%s',
    (text) => {
      JSON.parse(text);
      expect(jsonProblem(text)).toBeUndefined();
    },
  );
});

describe('a text that is none', () => {
  it.each<[string, string, number, number]>([
    ['{ not json', 'a name in double quotes', 1, 3],
    ["{'a': 1}", 'a name in double quotes', 1, 2],
    ['{"a" 1}', 'a colon', 1, 6],
    ['{"a": }', 'a value', 1, 7],
    ['{\n  "a": 1\n  "b": 2\n}', 'a comma or }', 3, 3],
    ['[1 2]', 'a comma or ]', 1, 4],
    ['[1,\n]', 'no comma is allowed before the end', 2, 1],
    ['{"a": 1,}', 'no comma is allowed before the end', 1, 9],
    ['{"a": "b}', 'no closing quote', 1, 7],
    ['["a\nb"]', 'no closing quote', 1, 2],
    ['["\\x"]', 'must be escaped', 1, 2],
    ['[01]', 'a value', 1, 2],
    ['[.5]', 'a value', 1, 2],
    ['[True]', 'a value', 1, 2],
    ['{} {}', 'nothing may follow', 1, 4],
    ['', 'a value', 1, 1],
    ['{', 'a name in double quotes', 1, 2],
  ])('%j', (text, reason, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonProblem(text)).toEqual({ reason: expect.stringContaining(reason), line, column });
  });
});

describe('the place of a value', () => {
  const text = '{ "a": [1, {"b/c": "}"}], "d\\u0065": {} }';

  it.each([
    ['', text],
    ['/a', '[1, {"b/c": "}"}]'],
    ['/a/0', '1'],
    ['/a/1/b~1c', '"}"'],
    ['/a/2', '[1, {"b/c": "}"}]'],
    ['/a/1/x/y', '{"b/c": "}"}'],
    ['/de', '{}'],
    ['/de/x', '{}'],
    ['/a/0/x', '1'],
  ])('of %s is that of %s', (pointer, want) => {
    const { start, end } = jsonPlace(text, pointer) ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(want);
  });

  it('is unknown in a text that is no JSON', () => {
    expect(jsonPlace('{"a": }', '/a')).toBeUndefined();
  });
});
