import { describe, expect, it } from 'vitest';
import { schemaOf, schemasOf } from '../../__tests__/builders';
import { typeWords } from '../typeWords';

const named = `
Task: {type: object, title: A task}
Name: {type: string}
Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
Map: {additionalProperties: {$ref: '#/components/schemas/Map'}}
Union: {oneOf: [{$ref: '#/components/schemas/Union'}, {type: string}]}`;
const context = { schemas: schemasOf(named), modelHref: (name: string) => (name === 'Task' ? '/task' : undefined) };
const words = (yaml: string): string =>
  typeWords(schemaOf(yaml), context)
    .map(({ text, href }) => (href ? `<${text}>` : text))
    .join('');
const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

describe('typeWords', () => {
  it.each([
    ['type: string', 'string'],
    ['type: integer\nformat: int64', 'integer · int64'],
    ['type: [string, integer, "null"]', 'string or integer'],
    ['type: array\nitems: {type: string}', 'array of string'],
    ['type: array\nitems: {type: array, items: {type: string}}', 'array of array of string'],
    ['type: array', 'array'],
    ['items: true', 'array of any'],
    ['items: false', 'array of nothing'],
    ['prefixItems: [true, true]', 'tuple of 2'],
    ['additionalProperties: {type: integer}', 'map of integer'],
    ['additionalProperties: true', 'object'],
    ['properties: {a: {}}\nadditionalProperties: {type: integer}', 'object'],
    ['enum: [a, 1, null]', 'string or number or null'],
    ['const: true', 'boolean'],
    ['minLength: 1', 'any'],
    ['oneOf: [{type: string}, {type: integer}, {type: string}]', 'string or integer'],
    ['anyOf: [{type: string}, {type: "null"}]', 'string'],
    ['oneOf: [{minimum: 1}, {minimum: 2}, {minimum: 3}, {minimum: 4}, {minimum: 5}]', 'one of 5'],
    [`allOf: [${ref('Task')}]`, '<A task>'],
    [`anyOf: [${ref('Task')}, {type: "null"}]`, '<A task>'],
    [`items: ${ref('Task')}`, 'array of <A task>'],
    [`additionalProperties: ${ref('Task')}`, 'map of <A task>'],
    [`oneOf: [${ref('Task')}, ${ref('Name')}]`, '<A task> or string'],
    [`allOf: [${ref('Name')}]`, 'string'],
  ])('%j -> %s', (yaml, want) => {
    expect(words(yaml)).toBe(want);
  });

  it.each(['Tree', 'Map', 'Union'])('comes to an end in %s', (name) => {
    expect(words(`allOf: [${ref(name)}]`).length).toBeLessThan(80);
  });

  it.each(['any', 'never'] as const)('has a word for %s', (kind) => {
    expect(typeWords({ kind }, context)).toEqual([{ text: kind === 'any' ? 'any' : 'nothing' }]);
  });
});
