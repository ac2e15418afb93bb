import { expect, it } from 'vitest';
import { compareApi } from '../api/paths';
import { compareWaiting, createComparison, createUnit } from '../comparison';
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

it('compares what many alternatives have from one base once', () => {
  const base = (type: string): object => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, { type }])),
  });
  const variants = Array.from({ length: 50 }, (_, index) => ({ allOf: [{ $ref: '#/base' }, { title: `t${index}` }] }));
  const value = { oneOf: variants };
  let compared = 0;
  const comparison = createComparison(
    { base: base('string'), a: value },
    { base: base('integer'), a: value },
    '2026-03-01',
    (...all) => {
      compared += 1;
      compareSchemas(...all);
    },
  );
  const at = { unit: createUnit(), direction: 'response' as const, base: '#', revision: '#' };
  compareSchemas([{ value, pointer: '#/a' }], [{ value, pointer: '#/a' }], at, comparison);
  compareWaiting(comparison);
  const changes = [...comparison.units.values()].flatMap((unit) => unit.changes);
  expect(changes.map(({ base }) => base)).toHaveLength(40);
  expect(compared).toBeLessThan(200);
});

it('compares the schema of a header once, however many operations refer to it', () => {
  const described = (type: string) => ({
    ...{ openapi: '3.1.0', info: { title: 'a', version: '1' } },
    paths: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `/p${index}`,
        { get: { responses: { 200: { description: 'd', headers: { h: { $ref: '#/components/headers/H' } } } } } },
      ]),
    ),
    components: { headers: { H: { schema: { type } } } },
  });
  let compared = 0;
  const comparison = createComparison(described('string'), described('integer'), '2026-03-01', (...all) => {
    compared += 1;
    compareSchemas(...all);
  });
  compareApi(comparison);
  compareWaiting(comparison);
  expect(compared).toBeLessThan(3);
});
