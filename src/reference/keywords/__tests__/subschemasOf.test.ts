import { expect, it } from 'vitest';
import { reference, schemaOf } from '../../__tests__/builders';
import { subschemasOf } from '../subschemasOf';
import { rows } from '../table';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const [one, list, map] = (['@Schema', '[Schema]', '{Schema}'] as const).map((wanted) =>
  rows.filter(({ kind }) => kind === wanted).map(({ keyword }) => keyword),
);

it.each(one ?? [])('the schema of %s', (keyword) => {
  const found = subschemasOf(schemaOf(`${keyword}: ${ref('A')}`));
  expect(found.map(({ row, schema, key }) => [row.keyword, schema, key])).toEqual([[keyword, reference('A'), '']]);
});

it.each(list ?? [])('every schema of %s', (keyword) => {
  const found = subschemasOf(schemaOf(`${keyword}: [${ref('A')}, ${ref('B')}]`));
  expect(found.map(({ schema, key }) => [schema, key])).toEqual([
    [reference('A'), '0'],
    [reference('B'), '1'],
  ]);
});

it.each(map ?? [])('every schema of %s', (keyword) => {
  const found = subschemasOf(schemaOf(`${keyword}: {a: ${ref('A')}, b: ${ref('B')}}`));
  expect(found.map(({ schema, key }) => [schema, key])).toEqual([
    [reference('A'), 'a'],
    [reference('B'), 'b'],
  ]);
});

it('a property says whether it is required', () => {
  const found = subschemasOf(schemaOf('properties: {a: {}, b: {}}\nrequired: [b]\npatternProperties: {c: {}}'));
  expect(found.map(({ property }) => property)).toEqual([{ required: false }, { required: true }, undefined]);
});
