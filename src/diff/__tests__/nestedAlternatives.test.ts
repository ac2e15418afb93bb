import { expect, it } from 'vitest';
import { createComparison, createUnit } from '../comparison';
import { compareSchemas } from '../schemas/compareSchemas';

/** Alternatives in alternatives, `depth` times. */
function nested(depth: number): object {
  if (depth === 0) return { type: 'object', properties: { a: { type: 'string' } } };
  return { oneOf: [nested(depth - 1), { ...nested(depth - 1), title: 'x' }] };
}

it('tries a limited number of alternatives inside each other', () => {
  const [value, other] = [nested(8), { anyOf: [nested(8)] }];
  const comparison = createComparison({ a: value }, { a: other }, '2026-03-01', compareSchemas);
  const at = { unit: createUnit(), direction: 'response' as const, base: '#', revision: '#' };
  compareSchemas([{ value, pointer: '#/a' }], [{ value: other, pointer: '#/a' }], at, comparison);
  expect(comparison.changesByPair.size).toBeLessThan(8_000);
});
