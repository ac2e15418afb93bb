import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../../../reference/json';
import type {
  DescribedSchema,
  NamedSchemas,
  PropertySchema,
  ValueSchema,
} from '../../../../../../reference/outputs/requestBuilder/valueSchema';
import { alternativeOf, changeAlternative, newValue } from '../alternatives';

const text: DescribedSchema = { kind: 'plain', control: { kind: 'text' }, type: 'string' };
const number: DescribedSchema = { ...text, isNumber: true };
const choice = (...options: string[]): DescribedSchema => ({ ...text, control: { kind: 'choice', options } });
const list: DescribedSchema = { kind: 'list', items: number, type: 'array' };
const own = (name: string, schema: ValueSchema): PropertySchema => ({ name, schema });
const needed = (name: string, schema: ValueSchema): PropertySchema => ({ name, required: true, schema });
const object = (...properties: PropertySchema[]): DescribedSchema => ({ kind: 'object', properties, type: 'object' });
const cat = object(needed('kind', choice('cat')), own('lives', number), own('name', text));
const dog = object(needed('kind', choice('dog')), own('name', text));
const named: NamedSchemas = { Cat: cat, Node: object(needed('next', { kind: 'named', name: 'Node' })) };

describe('the alternative of a value', () => {
  const schemas: ValueSchema[] = [{ kind: 'named', name: 'Cat' }, dog, list, text, number, choice('a', 'b')];
  const alternatives = schemas.map((schema) => ({ label: '', schema }));
  it.each<[Json | undefined, number]>([
    [undefined, 0],
    [{ kind: 'cat' }, 0],
    [{ kind: 'dog', name: 'x' }, 1],
    [{ name: 'x', lives: 7 }, 0],
    [[1], 2],
    ['a', 5],
    ['c', 3],
    [7, 4],
  ])('%j is in place %i', (value, want) => {
    expect(alternativeOf(alternatives, value, named)).toBe(want);
  });

  it('is one that has what the value would need in it', () => {
    const needing = [object(needed('a', text), own('b', text)), object(own('a', text), needed('b', text))];
    const needs = needing.map((schema) => ({ label: '', schema }));
    expect(alternativeOf(needs, { b: 'x' }, named)).toBe(1);
  });

  it('is the one that says nothing, where no other one has the type of the value', () => {
    const loose = [text, { kind: 'any' as const, type: 'any' }].map((schema) => ({ label: '', schema }));
    expect(alternativeOf(loose, { a: 1 }, named)).toBe(1);
  });
});

it.each<[ValueSchema, Json]>([
  [text, ''],
  [number, 0],
  [choice('a', 'b'), 'a'],
  [list, []],
  [object(needed('a', text), needed('b', list), own('c', list)), { b: [] }],
  [{ kind: 'named', name: 'Cat' }, { kind: 'cat' }],
  [{ kind: 'union', type: '', alternatives: [{ label: '', schema: dog }] }, { kind: 'dog' }],
])('%j begins with %j', (schema, want) => {
  expect(newValue(schema, named)).toEqual(want);
});

it('what has to hold itself without end begins with a part of it', () => {
  expect(JSON.stringify(newValue({ kind: 'named', name: 'Node' }, named)).length).toBeLessThan(100);
});

it.each<[ValueSchema, Json | undefined, Json]>([
  [dog, { kind: 'cat', lives: 7, name: 'x' }, { kind: 'dog', name: 'x' }],
  [list, { kind: 'cat' }, []],
  [dog, undefined, { kind: 'dog' }],
])('%j in the place of %j begins with %j', (schema, value, want) => {
  expect(changeAlternative(schema, value, named)).toEqual(want);
});
