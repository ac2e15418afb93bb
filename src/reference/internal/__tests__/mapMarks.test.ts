import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { left } from './left';

it.each([
  ['schemas', 'components: {schemas: {x-internal: true, A: {}}}', '#/components/schemas'],
  [
    'properties',
    'components: {schemas: {A: {properties: {x-internal: true, a: {}}}}}',
    '#/components/schemas/A/properties',
  ],
  [
    'media types',
    `components: {responses: {R: {description: d, content: {x-internal: true, a/b: {}}}}}`,
    '#/components/responses/R/content',
  ],
])('a mark of a map of %s says to mark the entries', async (_what, yaml, at) => {
  const { document, messages } = await left(yaml);
  expect(messages).toEqual([
    `notice ${at}/x-internal This "x-internal" is an entry of a map, so nothing in it is internal.`,
  ]);
  expect(document).toMatchObject(parse(yaml) as object);
});
