import { describe, expect, it } from 'vitest';
import { compareNumbers, isInteger, isMultipleOf, nextInteger, numberOf } from '../exactNumber';
import { middleOf, multipleFrom } from '../examples/scaledNumbers';
import { isSame, valueKey } from '../json';
import { parseJson, toJsonText, withoutTags, withTaggedNumbers } from '../jsonText';

const digits40 = '1234567890123456789012345678901234567890';

it.each([
  ['9007199254740992', '9007199254740993', -1],
  ['-9007199254740992', '-9007199254740993', 1],
  ['1.10', '1.1', 0],
  ['5.0', '5', 0],
  ['1.0e+3', '1000', 0],
  ['-0', '0', 0],
  ['-0.0', '0', 0],
  ['0.1', '0.10000000000000000001', -1],
  ['1e400', '1e399', 1],
  [`1e${'9'.repeat(310)}`, '1e400', 1],
  [`2e${'9'.repeat(310)}`, `1e${'9'.repeat(310)}`, 1],
  [`1e-${'9'.repeat(310)}`, '1e-400', -1],
  ['-1e400', '1e-400', -1],
  [`${digits40}1`, `${digits40}2`, -1],
  ['79228162514264337593543950335', '7.9228162514264337593543950335e28', 0],
])('%s compared with %s is %i', (a, b, want) => {
  const [first, second] = [numberOf(a), numberOf(b)];
  expect(Math.sign(compareNumbers(first, second))).toBe(want);
  expect(Math.sign(compareNumbers(second, first))).toBe(want === 0 ? 0 : -want);
  expect(isSame([first], [second])).toBe(want === 0);
  expect(valueKey({ a: first }) === valueKey({ a: second })).toBe(want === 0);
});

it.each([
  ['0.3', '0.1', true],
  ['1.10', '0.10', true],
  ['1.15', '0.10', false],
  ['9007199254740993', '2', false],
  ['9007199254740994', '2', true],
  [digits40, '10', true],
  [digits40, '7', BigInt(digits40) % 7n === 0n],
  ['1e400', '3', false],
  [`1e${'9'.repeat(310)}`, '3', false],
  [`6e${'9'.repeat(310)}`, '3', true],
  [`1e-${'9'.repeat(310)}`, '3', false],
  [`1e${'9'.repeat(310)}`, `1e${'9'.repeat(310)}`, true],
  ['3e400', '3', true],
  ['1e-400', '1', false],
  ['0', '7', true],
  ['-4.5', '1.5', true],
  [`${digits40}1`, '2', true],
])('%s is a multiple of %s: %s', (number, step, want) => {
  expect(isMultipleOf(numberOf(number), numberOf(step))).toBe(want);
});

it.each([
  ['5.0', true],
  ['1.10', false],
  ['1.5e1', true],
  ['15e-1', false],
  ['-0', true],
  ['1e400', true],
])('%s is an integer: %s', (text, want) => expect(isInteger(numberOf(text))).toBe(want));

it.each([
  ['9007199254740991', 1, '9007199254740992'],
  ['9007199254740993', 1, '9007199254740994'],
  ['-9223372036854775808', -1, '-9223372036854775809'],
  ['5.0', 1, '6'],
] as const)('behind %s in the direction %i is %s', (text, step, want) => {
  expect(toJsonText(nextInteger(numberOf(text), step))).toBe(want);
});

it.each([
  ['9007199254740992', '9007199254740994', '9007199254740993'],
  ['1.000000000000000001', '1.000000000000000003', '1.000000000000000002'],
  ['-0.5', '0.5', '0'],
  ['-0.25', '-0.2', '-0.225'],
  ['1', '1e400', undefined],
])('in the middle of %s and %s is %s', (from, to, want) => {
  const middle = middleOf(numberOf(from), numberOf(to));
  expect(middle === undefined ? middle : toJsonText(middle)).toBe(want);
});

it.each([
  ['1', '10000000000000000000001', 0, '10000000000000000000001'],
  ['9007199254740993', '7', 0, '9007199254740995'],
  ['9007199254740993', '7', -1, '9007199254740988'],
  ['-7', '5', 0, '-5'],
  ['1.05', '0.1', 1, '1.2'],
  ['1', '1e400', 0, undefined],
] as const)('from %s on, the multiple of %s at place %i is %s', (from, step, place, want) => {
  const multiple = multipleFrom(numberOf(from), numberOf(step), place);
  expect(multiple === undefined ? multiple : toJsonText(multiple)).toBe(want);
});

describe('a text of JSON is the same after it is read and written', () => {
  it.each([
    '{"a":[1.10,-0,5.0,1e400,9007199254740993,{"b":0.1}],"c":"1.10"}',
    '{"\ue000":"\ue0001.10","b":1.10}',
    '{"__proto__":{"x":1.10},"2":1.0,"1":2}',
    '["\\"1.10","\\\\",1.10]',
    '1.10',
    '[]',
  ])('%s', (text) => {
    const value = parseJson(text);
    // JavaScript has names that are numbers first.
    const written = text
      .replace('"2":1.0,"1":2', '"1":2,"2":1.0')
      .replace(/^\{("__proto__":\{.*?\}),(.*)\}$/, '{$2,$1}');
    expect(toJsonText(value)).toBe(written);
    expect(toJsonText(parseJson(toJsonText(value, 2)))).toBe(written);
    expect(toJsonText(withoutTags(structuredClone(withTaggedNumbers(value))))).toBe(written);
  });

  it('takes a string that begins as a mark does for a string', () => {
    expect(toJsonText(parseJson('{"a":"\\ue0001.10","b":1.10}'))).toBe('{"a":"\ue0001.10","b":1.10}');
  });

  it.each(['{"a": 1.10', '{"a": 01}', '{"a": .5}'])('throws at %s', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
