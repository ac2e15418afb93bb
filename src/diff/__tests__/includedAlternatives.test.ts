import { expect, it } from 'vitest';
import { withoutIncluded } from '../schemas/includedAlternatives';
import { createViews } from '../schemas/views';

it.each([
  ['a few alternatives', 64, 1],
  ['more than are tried one with each other', 65, 65],
])('of %s, those that another one includes are left out', (_what, count, left) => {
  const alternatives = Array.from({ length: count }, (_, index) => ({
    ...{ value: { type: 'integer', minimum: index }, pointer: `#/a/oneOf/${index}` },
  }));
  expect(withoutIncluded(alternatives, createViews({ openapi: '3.1.0' }))).toHaveLength(left);
});
