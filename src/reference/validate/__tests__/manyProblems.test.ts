import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import type { Json, Node } from '../../json';
import { buildModel } from '../../objects/model';
import { furtherProblems, type ValueProblem } from '../problems';
import { createValidator } from '../validator';

const several = <Each>(count: number, make: (index: number) => Each): Each[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What is wrong with a value by a schema. */
async function check(schema: Node, value: Json, limit?: number): Promise<ValueProblem[]> {
  const document = { ...documentOf(''), components: { schemas: { Checked: schema } } };
  const { schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const validator = await createValidator(document, schemaNodes);
  return validator.check('#/components/schemas/Checked', value, 'request', limit);
}

const zones = several(600, (index) => `Region/City${index}`);
const names = several(100, (index) => `field${index}`);
const list = (items: Node): Node => ({ type: 'array', items });

it.each<[what: string, items: Node, item: Json, named: number]>([
  ['items of another type', { type: 'string' }, 1, 100],
  ['items that are no value of a long list', { enum: zones }, 'x', 100],
  ['items that are not a long value', { const: 'a'.repeat(9_500) }, 'x', 10],
  ['items that lack many fields', { type: 'object', required: names }, {}, 100],
  ['items of no alternative', { oneOf: [{ enum: ['a'] }, { enum: ['b'] }] }, 'x', 100],
  ['items of no alternative, of which one is nearest', { oneOf: [{ required: names }, { type: 'string' }] }, {}, 100],
  ['items with parts that refuse them', { allOf: [list({ type: 'string' }), list({ enum: zones })] }, ['x', 1], 100],
])('of 2,000 %s the first are named', async (_what, items, item, named) => {
  const problems = await check(
    list(items),
    several(2_000, () => item),
  );
  expect(problems).toHaveLength(named + 1);
  expect(problems.at(-1)).toBe(furtherProblems);
  expect(problems.reduce((sum, { reason }) => sum + reason.length, 0)).toBeLessThan(200_000);
});

it.each<[what: string, schema: Node]>([
  ['many values in alternatives that refuse each', { anyOf: [{ enum: zones }, { type: 'string' }] }],
  ['a condition that none of them keeps', { if: { enum: zones }, else: { type: 'string' } }],
])('a list of 2,000 items is accepted by %s', async (_what, items) => {
  expect(
    await check(
      list(items),
      several(2_000, () => 'x'),
    ),
  ).toEqual([]);
});

it('the steps end where alternatives refuse each of many items for many reasons', async () => {
  const items = { anyOf: [{ type: 'object', required: names }, {}] };
  const [problem] = await check(
    list(items),
    several(10_500, () => ({})),
  );
  expect(problem?.reason).toContain('takes more than');
});

it('a value with as many problems as are named has no other', async () => {
  expect(
    await check(
      list({ type: 'string' }),
      several(100, () => 1),
    ),
  ).not.toContain(furtherProblems);
  expect(
    await check(
      list({ type: 'string' }),
      several(101, () => 1),
    ),
  ).toContain(furtherProblems);
});

it('a problem that alone is longer than all that is named is named', async () => {
  const [problem] = await check({ const: 'a'.repeat(200_000) }, 'x');
  expect(problem?.keyword).toBe('const');
});

it('a limit may be given', async () => {
  const given = several(500, () => 1);
  expect(await check(list({ type: 'string' }), given, Number.POSITIVE_INFINITY)).toHaveLength(500);
  expect(await check(list({ type: 'string' }), given, 3)).toHaveLength(4);
});

it('a part that is evaluated where nothing more is named still refuses the value elsewhere', async () => {
  const part = { $ref: '#/components/schemas/Checked/$defs/part' };
  const items = { items: { type: 'string' }, allOf: [part] };
  const schema = { $defs: { part: { minItems: 9_999 } }, allOf: [{ anyOf: [items, {}] }, part] };
  expect(
    await check(
      schema,
      several(200, () => 1),
    ),
  ).not.toEqual([]);
});
