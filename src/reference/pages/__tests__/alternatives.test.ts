import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../__tests__/builders';
import { alternativesOf } from '../alternatives';

const titleOf = (name: string): string => `Title of ${name}`;

function unions(yaml: string): string[] {
  return alternativesOf(schemaOf(yaml), titleOf).map(
    ({ keyword, label, options }) => `${keyword} | ${label} | ${options.map((option) => option.label).join(', ')}`,
  );
}

describe('alternativesOf', () => {
  it.each<[string, string[]]>([
    ['type: string', []],
    [
      'oneOf: [{type: string}, {type: [integer, boolean]}, {}]',
      ['oneOf | One of 3 | string, integer or boolean, option 3'],
    ],
    ['anyOf: [{title: Text}, false]', ['anyOf | Any of 2 | Text, option 2']],
    ['anyOf: [{required: [a]}, {required: [b, c]}]', ['anyOf | Any of 2 | with a, with b and c']],
    ['oneOf: [{const: 1}, {const: null}]', ['oneOf | One of 2 | 1, null']],
    ['not: {type: string}', ['not | Not allowed | not']],
    ['if: {required: [a]}\nthen: {required: [b]}', ['if | Depends on its values | if, then']],
    ['if: {required: [a]}\nelse: {required: [b]}', ['if | Depends on its values | if, else']],
    ['dependentSchemas: {a: {required: [b]}}', ['dependentSchemas | When a field is there | with a']],
    ['allOf: [{oneOf: [{type: string}]}]', ['allOf | All of | option 1']],
  ])('%j', (yaml, want) => {
    expect(unions(yaml)).toEqual(want);
  });
});

describe('a discriminator', () => {
  const a = "{$ref: '#/components/schemas/A'}";
  it.each<[string, string]>([
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t, mapping: {alpha: '#/components/schemas/A'}}`, 'alpha'],
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t, mapping: {alpha: A}}`, 'alpha'],
    [`oneOf: [${a}]\ndiscriminator: {propertyName: t}`, 'Title of A'],
    ['oneOf: [{title: T, properties: {t: {const: x}}}]\ndiscriminator: {propertyName: t}', 'x'],
    ['oneOf: [{title: T, properties: {t: {enum: [x, y]}}}]\ndiscriminator: {propertyName: t}', 'x'],
    ['oneOf: [{title: T, properties: {t: {type: string}}}]\ndiscriminator: {propertyName: t}', 'T'],
  ])('%j -> %s', (yaml, want) => {
    expect(unions(yaml)).toEqual([`oneOf | One of 1, chosen by t | ${want}`]);
    expect(alternativesOf(schemaOf(yaml), titleOf)[0]?.discriminator).toBe('t');
  });
});
