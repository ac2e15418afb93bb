import { expect, it } from 'vitest';
import { examplesOf, mediaType } from '../../__tests__/builders';
import { canHaveAt } from '../valueAtKeys';

it.each<[body: string, key: string, want: boolean]>([
  ['{ properties: { a: {} }, additionalProperties: true }', 'extra', true],
  ['{ properties: { a: {} }, additionalProperties: {} }', 'extra', true],
  ['{ properties: { a: {} }, additionalProperties: { type: integer } }', 'extra', true],
  ['{ properties: { a: {} }, unevaluatedProperties: true }', 'extra', true],
  ['{ properties: { a: {} }, patternProperties: { "^x-": {} } }', 'x-b', true],
  ['{ allOf: [{ properties: { a: {} } }, { additionalProperties: true }] }', 'extra', true],
  ['{ properties: { a: {} }, additionalProperties: false }', 'extra', false],
])('%s can have %s: %s', async (body, key, want) => {
  const { schema, cache } = await examplesOf(body);
  expect(canHaveAt([mediaType({ schema })], [key], cache)).toBe(want);
});
