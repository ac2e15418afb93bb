import { expect, it } from 'vitest';
import { isIncluded, withoutIncluded } from '../schemas/includedAlternatives';
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

it('is not looked for among very many alternatives', () => {
  const { view } = createViews({ openapi: '3.1.0' });
  const viewOf = (index: number) =>
    view([{ value: { type: 'integer', minimum: index }, pointer: `#/a/oneOf/${index}` }]);
  const others = (count: number) => Array.from({ length: count }, (_, index) => viewOf(index));
  expect([64, 65].map((count) => isIncluded(viewOf(100), others(count)))).toEqual([true, false]);
});
