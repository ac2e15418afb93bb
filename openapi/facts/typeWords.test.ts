import { expect, it } from 'vitest';
import type { Tree } from './findInDescription';
import { shapeOf } from './schemaShape';
import { meantBy, typeProblems } from './typeWords';

const document: Tree = {
  components: { schemas: { Level: { type: 'string', enum: ['SHOP'] }, Region: { type: 'object' } } },
};
const region = { $ref: '#/components/schemas/Region' };

const CASES: [string, { given: Tree; want: string[] }][] = [
  ['String', { given: { type: ['string', 'null'] }, want: [] }],
  ['Enum of string', { given: { oneOf: [{ $ref: '#/components/schemas/Level' }, { type: 'null' }] }, want: [] }],
  ['Integer', { given: { type: 'number' }, want: ['type is number, not integer'] }],
  ['Integer', { given: {}, want: ['type is any, not integer'] }],
  ['Integer or String', { given: { type: ['string', 'integer'] }, want: [] }],
  ['Long', { given: { type: 'integer', format: 'int32' }, want: ['format is int32, not int64'] }],
  ['Time', { given: { type: 'string' }, want: ['pattern is missing'] }],
  ['Date', { given: { allOf: [{ type: 'string' }, { format: 'date' }] }, want: [] }],
  ['List of user object', { given: { type: 'array', items: region }, want: [] }],
  ['List of integers', { given: { type: 'array', items: region }, want: ['items: type is object, not integer'] }],
  ['List of Integer (comma-separated)', { given: { type: 'array' }, want: ['items have no schema'] }],
  ['Integer array', { given: { type: 'array', items: { type: 'integer' } }, want: [] }],
  ['Division object', { given: region, want: [] }],
  ['Map of string, string', { given: { type: 'object', additionalProperties: { type: 'string' } }, want: [] }],
  ['Dictionary of strings', { given: { type: 'object' }, want: ['values have no schema'] }],
];

it.each(CASES)('%s › %j', (words, { given, want }) => {
  expect(typeProblems(document, meantBy(words), shapeOf(document, given))).toEqual(want);
});

it('rejects a type that it does not know', () => {
  expect(() => meantBy('Set of colours')).toThrow('No test knows the type "colours".');
});
