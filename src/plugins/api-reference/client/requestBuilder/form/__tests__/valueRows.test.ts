import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../../../reference/json';
import type { DescribedSchema } from '../../../../../../reference/outputs/requestBuilder/valueSchema';
import { isShown, rowsOfList, rowsOfObject, withValueAt } from '../valueRows';

const text: DescribedSchema = { kind: 'plain', control: { kind: 'text' }, type: 'string' };
const any: DescribedSchema = { kind: 'any', type: 'any' };
const object = {
  kind: 'object' as const,
  type: 'object',
  properties: [
    { name: 'a/b', required: true as const, schema: text },
    { name: 'c', schema: { kind: 'named' as const, name: 'C', text: 'here' } },
  ],
};
const named = { C: { ...text, text: 'elsewhere' } };

const role = 'property';

describe('rows', () => {
  it('of an object are its properties, with or without a value, and what else it has', () => {
    expect(rowsOfObject(object, { x: 1, 'a/b': 'v' }, '/o', named)).toEqual([
      { key: 'a/b', pointer: '/o/a~1b', required: true, value: 'v', schema: text, role },
      { key: 'c', pointer: '/o/c', required: false, value: undefined, schema: { ...text, text: 'here' }, role },
      { key: 'x', pointer: '/o/x', required: false, value: 1, schema: any, role },
    ]);
    expect(rowsOfObject({ ...object, others: text }, { x: 1 }, '', named).at(-1)?.schema).toEqual(text);
  });

  it('of a list are its items', () => {
    expect(rowsOfList({ kind: 'list', type: 'array', items: text }, ['v'], '/l', {})).toEqual([
      { key: '0', pointer: '/l/0', required: true, value: 'v', schema: text, role: 'item' },
    ]);
  });

  it.each<[DescribedSchema, Json | undefined, boolean]>([
    [object, undefined, true],
    [object, {}, true],
    [object, [], false],
    [{ kind: 'list', type: 'array', items: text }, [], true],
    [{ kind: 'list', type: 'array', items: text }, {}, false],
    [text, 7, true],
    [text, [7], false],
    [any, [7], true],
  ])('%j shows %j: %s', (schema, value, want) => {
    expect(isShown(schema, value)).toBe(want);
  });
});

it.each<[Json | undefined, string, Json | undefined, Json | undefined]>([
  [undefined, '', {}, {}],
  [{ a: 1 }, '', undefined, undefined],
  [{ a: 1 }, '/b', 2, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, '/a', 3, { a: 3, b: 2 }],
  [{ a: 1, b: 2 }, '/a', undefined, { b: 2 }],
  [{ a: { 'b/c': [1] } }, '/a/b~1c/0', null, { a: { 'b/c': [null] } }],
  [[1, 2, 3], '/1', undefined, [1, 3]],
  [[1], '/1', 2, [1, 2]],
  [[{ a: 1 }], '/0/a', undefined, [{}]],
])('%j with %s as %j is %j', (body, pointer, value, want) => {
  expect(withValueAt(body, pointer, value)).toEqual(want);
});
