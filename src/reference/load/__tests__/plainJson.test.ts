import { getLineColLocation, Source } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { toJsonText } from '../../jsonText';
import { JsonSource } from '../jsonSource';
import { parsePlainJson } from '../plainJson';
import { readYaml } from '../yamlText';

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a text that is JSON', () => {
  it.each([
    '{"a": 1, "b": [true, null, -0, 1.50, "x", 1e3, -1.0E+2, 1e400, 12345678901234567890]}',
    ' \n{"a:b": "{\\"c\\": [1]}", "d\\\\": "e:\\\\", "\\u0041": "\\ud83d\\ude00"}\n',
    '{"__proto__": {"x": 1}, "2": 1, "1": 2, "<<": {"y": 1}, "": ""}',
    '{\n\t"a": {},\n\t"b": []\n}',
    nested(90),
  ])('is the value that YAML reads: %s', (text) => {
    const read = parsePlainJson(text)?.parsed;
    expect(toJsonText(read)).toBe(toJsonText(readYaml(text, 'a.json').parsed));
    expect(read).toBeTypeOf('object');
  });

  it.each([
    ['no JSON', 'a: 1'],
    ['a comment', '{"a": 1} # b'],
    ['a name stated twice', '{"a": {"b": 1, "b": 2}}'],
    ['a list', '[1]'],
    ['no end', '{"a": "b'],
    ['too many levels', nested(91)],
  ])('is left to the YAML parser with %s', (_what, text) => {
    expect(parsePlainJson(text)).toBeUndefined();
  });
});

describe('a place in JSON', () => {
  const text =
    ' {"info": {"a\\"b": "x:,{", "a/b": [1, {"c": [\n[], {}]}, "s"]},\n  "e":{}, "f": [ ], "g" :\n[\n{"h": null}] }\n';
  it.each([
    ...['#/', '#/info', '#/info/a"b', '#/info/a~1b', '#/info/a~1b/0', '#/info/a~1b/1', '#/info/a~1b/1/c/1'],
    ...['#/info/a~1b/2', '#/info/a~1b/3', '#/e', '#/e/x', '#/f', '#/f/0', '#/g/0/h', '#/nothing', '#/info/a~1b/x'],
  ])('%s is where the whole tree has it', (pointer) => {
    const placeIn = (source: Source, reportOnKey: boolean): object =>
      getLineColLocation({ source, pointer, reportOnKey }).start;
    for (const onKey of [true, false]) {
      const want = placeIn(new Source('a.json', text), onKey);
      expect(placeIn(new JsonSource('a.json', text), onKey)).toEqual(want);
    }
  });
});
