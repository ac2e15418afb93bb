import { expect, it } from 'vitest';
import { sandboxExtensions } from '../../reference/keywords/structure';
import { withoutTexts } from '../sliceDescription';

const forSandbox = Object.fromEntries(sandboxExtensions.map((name) => [name, 'a']));

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
      ...forSandbox,
    },
    { 'x-world-date': '2026', ...forSandbox },
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
