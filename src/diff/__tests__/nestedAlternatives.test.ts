import { expect, it } from 'vitest';
import type { Node } from '../../reference/json';
import { compareApi } from '../api/paths';
import { compareDescriptions } from '../compareDescriptions';
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

/** Schemas that refer to ten of each other each; `step` says for each how far the references are from those of the others. */
function woven(count: number, step: (index: number) => number): object {
  const schemas = Array.from({ length: count }, (_, index) => {
    const targets = Array.from({ length: 10 }, (__, field) => (index * 7 + field * 13 + step(index)) % count);
    const properties = targets.map((to, field) => [`p${field}`, { $ref: `#/components/schemas/n${to}` }]);
    return [`n${index}`, { type: 'object', properties: Object.fromEntries(properties) }];
  });
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/n0' } } };
  return {
    ...{ openapi: '3.1.0', info: { title: 'a', version: '1' }, components: { schemas: Object.fromEntries(schemas) } },
    paths: { '/a': { post: { requestBody: { content }, responses: { 204: { description: 'd' } } } } },
  };
}

it('says where it stopped to compare schemas that all refer to each other, and to other ones now', () => {
  const compared = [100, 200].map((count) => {
    let calls = 0;
    const [old, now] = [woven(count, () => 1), woven(count, (index) => (index === 5 ? 2 : 1))];
    const comparison = createComparison(old as Node, now as Node, '2026-03-01', (...all) => {
      calls += 1;
      compareSchemas(...all);
    });
    compareApi(comparison);
    compareWaiting(comparison);
    return calls;
  });
  expect((compared[1] ?? 0) / (compared[0] ?? 0)).toBeLessThan(2.2);
  const changes = compareDescriptions(
    woven(200, () => 1),
    woven(200, (index) => (index === 5 ? 2 : 1)),
    '2026-03-01',
  );
  expect(changes.map(({ rule, verdict, where, message }) => [rule, verdict, where, message])).toEqual([
    [
      ...['comparison-stopped', 'breaking', 'n125'],
      'Not compared further: too many schemas are used in place of each other.',
    ],
  ]);
});

it('compares alternatives inside each other, down to the last level', () => {
  const levels = (more: number): object => {
    let schema: object = { type: 'integer' };
    for (let level = 0; level < 90; level += 1)
      schema = { anyOf: [schema, { type: 'string', maxLength: level + more }] };
    return schema;
  };
  const document = (more: number) => ({
    ...{ openapi: '3.1.0', info: { title: 'a', version: '1' } },
    paths: {
      '/a': {
        get: { responses: { 200: { description: 'd', content: { 'application/json': { schema: levels(more) } } } } },
      },
    },
  });
  const changes = compareDescriptions(document(1), document(2), '2026-03-01');
  expect(changes.map(({ rule }) => rule)).toEqual(Array.from({ length: 90 }, () => 'limit-loosened'));
});
