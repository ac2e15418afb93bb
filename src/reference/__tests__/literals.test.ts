import { expect, it } from 'vitest';
import { numberOf } from '../exactNumber';
import type { Json } from '../json';
import { literalWriter } from '../literals';

it.each<[Json[], string[]]>([
  [
    ['a', 'b c'],
    ['a', 'b c'],
  ],
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [
    [1, '1', 2],
    ['1', '"1"', '2'],
  ],
  [
    ['1', 1, numberOf('1.0')],
    ['"1"', '1', '1.0'],
  ],
  [
    ['1.0', '1', numberOf('1.0'), 1, numberOf('1.00')],
    ['"1.0"', '"1"', '1.0', '1', '1.00'],
  ],
  [
    [null, 'null', true, 'true'],
    ['null', '"null"', 'true', '"true"'],
  ],
  [
    ['a\nb', 'a b', 'a\r\nb'],
    ['"a\\nb"', '"a b"', '"a\\r\\nb"'],
  ],
  [['a\tb'], ['"a\\tb"']],
  [
    [' a', 'a'],
    ['" a"', '"a"'],
  ],
  [
    ['', ' '],
    ['""', '" "'],
  ],
  [
    ['', '""'],
    ['""', '"\\"\\""'],
  ],
  [
    [1, '1', '"1"'],
    ['1', '"1"', '"\\"1\\""'],
  ],
  [
    [{ a: 1 }, '{"a":1}'],
    ['{"a":1}', '"{\\"a\\":1}"'],
  ],
  [
    ['a', 'a'],
    ['a', 'a'],
  ],
])('of %j each value looks different', (values, want) => {
  expect(values.map(literalWriter(values))).toEqual(want);
});
