import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import type { Json, Node } from '../../json';
import { buildModel } from '../../objects/model';
import { OutOfSteps, stepsFor } from '../run';
import { createValidator, type Validator } from '../validator';

/** A validator for schemas of which each is made of the one before, and the pointer of the last. */
async function chainOf(
  length: number,
  make: (previous: Node) => Node,
  first: Node = { type: 'string' },
): Promise<{ validator: Validator; last: string }> {
  const schemas: Node = { n0: first };
  for (let index = 1; index < length; index += 1)
    schemas[`n${index}`] = make({ $ref: `#/components/schemas/n${index - 1}` });
  const document = { ...documentOf(''), components: { schemas } };
  const { schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  return { validator: await createValidator(document, schemaNodes), last: `#/components/schemas/n${length - 1}` };
}

it.each<[string, (previous: Node) => Node, Json, boolean, Node?]>([
  ['anyOf', (previous) => ({ anyOf: [previous, previous] }), 'a', true],
  ['anyOf', (previous) => ({ anyOf: [previous, previous] }), 1, false],
  ['oneOf', (previous) => ({ oneOf: [previous, previous] }), 'a', false],
  ['allOf', (previous) => ({ allOf: [previous, previous] }), 'a', true],
  ['not', (previous) => ({ anyOf: [previous, { not: previous }] }), 'a', true],
  ['if', (previous) => ({ if: previous, then: previous, else: previous }), 'a', true],
  [
    'unevaluatedProperties',
    (previous) => ({ anyOf: [previous, previous], unevaluatedProperties: false }),
    { a: 1 },
    true,
    { properties: { a: {} } },
  ],
  [
    'unevaluatedProperties',
    (previous) => ({ anyOf: [previous, previous], unevaluatedProperties: false }),
    { b: 1 },
    false,
    { properties: { a: {} } },
  ],
])('evaluates each of 40 schemas of %s once on a value', async (_keyword, make, value, isAccepted, first) => {
  const { validator, last } = await chainOf(40, make, first);
  const steps = { left: 500 };
  expect(validator.accepts(last, value, 'request', steps)).toBe(isAccepted);
  expect(validator.check(last, value, 'request').length === 0).toBe(isAccepted);
});

it('says when the steps of several checks are used up', async () => {
  const { validator, last } = await chainOf(10, (previous) => ({ anyOf: [previous, { type: 'integer' }] }));
  const steps = { left: 45 };
  expect(validator.accepts(last, 'a', 'request', steps)).toBe(true);
  expect(() => {
    for (let time = 0; time < 5; time += 1) validator.accepts(last, 'a', 'request', steps);
  }).toThrow(OutOfSteps);
});

it('says when one check takes too many steps', async () => {
  const { validator, last } = await chainOf(
    2,
    (previous) => ({ items: { anyOf: Array.from({ length: 300 }, (_, at) => ({ ...previous, maximum: at })) } }),
    { type: 'number' },
  );
  const list = Array.from({ length: 1000 }, () => 1000);
  expect(validator.check(last, list, 'request')).toEqual([
    {
      ...{ pointer: '', keyword: '' },
      reason: expect.stringMatching(/^cannot be checked: its schema takes more than 10\d{4} steps$/),
    },
  ]);
});

it('gives a longer value more steps, up to a limit', async () => {
  const { validator, last } = await chainOf(2, (previous) => ({ items: { properties: { id: previous } } }), {
    type: 'integer',
  });
  const listOf = (count: number): Json => Array.from({ length: count }, (_, index) => ({ id: index }));
  expect(validator.check(last, listOf(30_000), 'request')).toEqual([]);
  expect(validator.check(last, [...(listOf(30_000) as Json[]), { id: 'a' }], 'request')).toMatchObject([
    { pointer: '/30000/id', keyword: 'type' },
  ]);
  expect(stepsFor(listOf(1))).toBeLessThan(100_100);
  expect(stepsFor(listOf(500_000))).toBe(400_000);
});

const kind = (): Node => ({ type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } });

it.each<[string, (refs: Node[]) => Node, (index: number) => Node]>([
  ['names', (oneOf) => ({ oneOf, discriminator: { propertyName: 'kind' } }), kind],
  [
    'a mapping',
    (oneOf) => {
      const mapping = Object.fromEntries(oneOf.map(({ $ref }, index) => [`n${index}`, $ref]));
      return { oneOf, discriminator: { propertyName: 'kind', mapping } };
    },
    kind,
  ],
  [
    'their constants',
    (oneOf) => ({ oneOf, discriminator: { propertyName: 'kind' } }),
    (index) => ({ ...kind(), properties: { kind: { const: `n${index}` } } }),
  ],
  [
    'what extends them',
    () => ({ ...kind(), discriminator: { propertyName: 'kind' } }),
    () => ({ allOf: [{ $ref: '#/components/schemas/All' }, { type: 'object' }] }),
  ],
])('tries a value only with the alternative that %s choose', async (_by, all, part) => {
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
  const parts = Object.fromEntries(names.map((name, index) => [name, part(index)]));
  const schemas = { ...parts, All: all(names.map((name) => ({ $ref: `#/components/schemas/${name}` }))) };
  const list = { type: 'array', items: { $ref: '#/components/schemas/All' } };
  const document = { ...documentOf(''), components: { schemas: { ...schemas, list } } };
  const { schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const validator = await createValidator(document, schemaNodes);
  const values = names.map((name) => ({ kind: name }));
  expect(validator.accepts('#/components/schemas/list', values, 'request', { left: 3000 })).toBe(true);
  expect(validator.check('#/components/schemas/list', values, 'request', undefined, { left: 3000 })).toEqual([]);
});
