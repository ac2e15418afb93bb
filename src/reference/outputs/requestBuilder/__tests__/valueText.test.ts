import { describe, expect, it } from 'vitest';
import { numberOf } from '../../../exactNumber';
import type { Json } from '../../../json';
import { toJsonText } from '../../../jsonText';
import type { PlainSchema } from '../valueSchema';
import { looseText, looseValue, plainText, plainValue } from '../valueText';

const text: PlainSchema = { kind: 'plain', control: { kind: 'text' }, type: 'string' };
const number: PlainSchema = { ...text, isNumber: true };
const boolean: PlainSchema = {
  ...text,
  control: { kind: 'choice', options: ['true', 'false'] },
  values: [true, false],
};

describe('a text is the value', () => {
  it.each<[PlainSchema, string, boolean, Json | undefined]>([
    [text, 'a', false, 'a'],
    [text, '7', false, '7'],
    [text, '', false, undefined],
    [text, '', true, ''],
    [number, '7', true, 7],
    [number, '-1.50', true, numberOf('-1.50')],
    [number, '1e3', true, numberOf('1e3')],
    [number, '', true, undefined],
    [number, '1.', true, '1.'],
    [number, '07', true, '07'],
    [number, '12345678901234567890', true, numberOf('12345678901234567890')],
    [boolean, 'true', true, true],
    [boolean, '', true, undefined],
    [boolean, 'maybe', true, 'maybe'],
  ])('of %j, %j, required: %s: %j', (schema, given, required, want) => {
    expect(toJsonText(plainValue(schema, given, required))).toBe(toJsonText(want));
  });

  it.each<[Json | undefined, string]>([
    [undefined, ''],
    [null, ''],
    ['a', 'a'],
    [1.5, '1.5'],
    [false, 'false'],
  ])('%j stands as %j', (value, want) => {
    expect(plainText(value)).toBe(want);
  });
});

it.each<[Json | undefined, string]>([
  [undefined, ''],
  ['a b', 'a b'],
  ['7', '"7"'],
  ['', '""'],
  [7, '7'],
  [{ a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
])('%j of unknown shape stands as %j, and is read back', (value, want) => {
  expect(looseText(value)).toBe(want);
  expect(looseValue(want)).toEqual(value);
});
