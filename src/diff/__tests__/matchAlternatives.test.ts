import { expect, it } from 'vitest';
import { createComparison, createUnit } from '../comparison';
import { compareSchemas } from '../schemas/compareSchemas';
import { matchAlternatives } from '../schemas/matchAlternatives';

const document = { openapi: '3.1.0', info: { title: 'Tasks', version: '1.0.0' }, paths: {} };

/** How many alternatives are read when none of them has become another one. */
function readsOf(count: number): number {
  const comparison = createComparison(document, document, '2026-03-01', compareSchemas);
  let reads = 0;
  for (const views of [comparison.baseViews, comparison.revisionViews]) {
    const { view } = views;
    views.view = (found) => {
      reads += 1;
      return view(found);
    };
  }
  const [old = [], now = []] = ['a', 'b'].map((letter) =>
    Array.from({ length: count }, (_, index) => ({
      value: { type: 'object', properties: { [`${letter}${index}`]: { type: 'string' } } },
      pointer: `#/oneOf/${index}`,
    })),
  );
  const at = { unit: createUnit(), direction: 'request', base: '#', revision: '#' } as const;
  expect(matchAlternatives(old, now, at, comparison)).toEqual({ pairs: [], gone: old, fresh: now });
  return reads;
}

it('reads each alternative once, however many there are', () => {
  expect(readsOf(40)).toBe(80);
  expect(readsOf(80)).toBe(160);
});
