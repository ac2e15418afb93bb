import { expect, it } from 'vitest';
import { withoutTexts } from '../sliceDescription';

it.each<[name: string, given: object, want: object]>([
  ['texts', { summary: 'a', description: 'b', type: 'string' }, { type: 'string' }],
  [
    'fields that are called so',
    { properties: { description: { type: 'string', description: 'a' }, 'x-y': {}, summary: {} } },
    { properties: { description: { type: 'string' }, 'x-y': {}, summary: {} } },
  ],
  [
    'values of the author',
    { example: { description: 'a' }, enum: ['description'] },
    { example: { description: 'a' }, enum: ['description'] },
  ],
  [
    'extensions',
    {
      'x-page': 1,
      'x-world-date': '2026',
      'x-sent-after': ['a'],
      'x-set-by': 'b',
      'x-refers-to': '/c',
      'x-unique': true,
      'x-when': '$item',
    },
    {
      'x-world-date': '2026',
      'x-sent-after': ['a'],
      'x-set-by': 'b',
      'x-refers-to': '/c',
      'x-unique': true,
      'x-when': '$item',
    },
  ],
])('leaves out %s', (_name, given, want) => {
  const inDocument = (schema: object) => ({ components: { schemas: { A: schema } } });
  expect(withoutTexts(inDocument(given))).toEqual(inDocument(want));
});

it('leaves out the texts of named examples', () => {
  const inDocument = (example: object) => ({ components: { parameters: { A: { examples: { a: example } } } } });
  const given = { summary: 'b', value: { summary: 'c' } };
  expect(withoutTexts(inDocument(given))).toEqual(inDocument({ value: { summary: 'c' } }));
});
