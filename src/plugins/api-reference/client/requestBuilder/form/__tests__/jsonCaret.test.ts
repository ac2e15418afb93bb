import { expect, it } from 'vitest';
import { jsonCaret, withProperty } from '../jsonCaret';

/** The place of the bar in a text. */
function at(marked: string) {
  return jsonCaret(marked.replace('|', ''), marked.indexOf('|'));
}

it.each<[marked: string, keys: string[], object: [keys: string[], names: string[]] | undefined]>([
  ['|', [], undefined],
  ['{|}', [], [[], []]],
  ['{"a|": 1, "b": 2}', ['a'], [[], ['a', 'b']]],
  ['{"a": 1|, "b": 2}', ['a'], [[], ['a', 'b']]],
  ['{"a": 1, |"b": 2}', [], [[], ['a', 'b']]],
  ['{"a": {"c": "x, }|"}, "b": {"d": 2}}', ['a', 'c'], [['a'], ['c']]],
  ['{"a": [{"c": 1}, {"d": |}]}', ['a', 'd'], [['a'], ['d']]],
  ['{"a": {"c": 1}|, "b": 2}', ['a'], [[], ['a', 'b']]],
  ['[{"a": [1, |2]}]', ['a'], [[], ['a']]],
  ['{"a\\"b": |', ['a"b'], [[], ['a"b']]],
  ['{"a": 1, "unfin|', ['unfin'], [[], ['a', 'unfin']]],
  ['[1, |2]', [], undefined],
])('%s', (marked, keys, object) => {
  const caret = at(marked);
  expect(caret.keys).toEqual(keys);
  expect(caret.object && [caret.object.keys, caret.object.names]).toEqual(object);
});

it.each<[marked: string, want: string]>([
  ['{|}', '{\n  "n": 1\n}'],
  ['', '\n  "n": 1\n'],
  ['{|"a": 2}', '{\n  "n": 1,\n  "a": 2}'],
  ['{|\n  "a": 2\n}', '{\n  "n": 1,\n  "a": 2\n}'],
  ['{\n  "a": {|}\n}', '{\n  "a": {\n    "n": 1\n  }\n}'],
  ['{\n  "a": {|\n    "b": 2\n  }\n}', '{\n  "a": {\n    "n": 1,\n    "b": 2\n  }\n}'],
])('a property goes into %j', (marked, want) => {
  const { text, caret } = withProperty(marked.replace('|', ''), Math.max(0, marked.indexOf('|')), 'n', '1');
  expect(text).toBe(want);
  expect(text.slice(0, caret)).toMatch(/"n": 1$/);
});
