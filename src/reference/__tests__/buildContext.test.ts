import { describe, expect, it } from 'vitest';
import { entriesOf, followReference, listOf, markdownOf, schemaNameOf, textOf } from '../buildContext';
import { isNode } from '../json';
import { contextOf } from './builders';

describe('reading a part of unknown shape', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['a', false],
    [undefined, false],
  ])('isNode(%j) -> %s', (value, want) => {
    expect(isNode(value)).toBe(want);
  });

  it('entriesOf leaves extensions out and takes nothing from what is no object', () => {
    expect(entriesOf({ a: 1, 'x-b': 2, 'X-C': 3 })).toEqual([
      ['a', 1],
      ['X-C', 3],
    ]);
    expect(entriesOf([1])).toEqual([]);
    expect(entriesOf(null)).toEqual([]);
  });

  it('listOf and textOf take only lists and texts', () => {
    expect([listOf([1]), listOf({}), listOf('ab')]).toEqual([[1], [], []]);
    expect([textOf('a'), textOf(''), textOf(1), textOf(null)]).toEqual(['a', '', undefined, undefined]);
  });

  it.each([
    [['*a*'], ['*a*']],
    [
      ['a', null, 'b'],
      ['a', 'b'],
    ],
    [[' \n'], undefined],
    [[3, null], undefined],
  ])('markdownOf(...%j) -> %j', (values, want) => {
    expect(markdownOf(...values)).toEqual(want);
  });
});

describe('followReference', () => {
  const context = contextOf(`
components:
  responses:
    A: {$ref: '#/components/responses/B', description: from A}
    B: {description: from B, summary: S}
    Loop: {$ref: '#/components/responses/Loop'}
    a/b%: {description: odd}
    Text: hello`);

  it.each([
    ['itself', { description: 'x' }, { node: { description: 'x' }, pointer: '#/here' }],
    [
      'a chain',
      { $ref: '#/components/responses/A' },
      { node: { description: 'from A', summary: 'S' }, pointer: '#/components/responses/B' },
    ],
    [
      'siblings',
      { $ref: '#/components/responses/A', description: 'own' },
      { node: { description: 'own', summary: 'S' }, pointer: '#/components/responses/B' },
    ],
    [
      'an escaped name',
      { $ref: '#/components/responses/a~1b%25' },
      { node: { description: 'odd' }, pointer: '#/components/responses/a~1b%25' },
    ],
    ['a loop', { $ref: '#/components/responses/Loop' }, undefined],
    ['a missing name', { $ref: '#/components/responses/No' }, undefined],
    ['an inherited name', { $ref: '#/components/responses/constructor' }, undefined],
    ['a text', { $ref: '#/components/responses/Text' }, undefined],
    ['no object', 'hello', undefined],
  ])('%s', (_case, value, want) => {
    expect(followReference(value, '#/here', context)).toEqual(want);
  });
});

describe('schemaNameOf', () => {
  const yaml = 'components: {schemas: {Task.id: {}, Task: {properties: {id: {}}, $defs: {id: {}}}}}';
  it.each([
    ['#/components/schemas/Task', 'Task'],
    ['#/components/schemas/a~1b', 'a/b'],
    ['#/components/schemas/Task/properties/name', 'Task.name'],
    ['#/components/schemas/Task/properties/id', 'Task.id-2'],
    ['#/paths/~1a/get/parameters/0/schema', 'paths./a.get.parameters.0.schema'],
  ])('%s -> %s', (reference, want) => {
    expect(schemaNameOf(reference, contextOf(yaml))).toBe(want);
  });

  it('gives every pointer its own name, and each spelling of a pointer the same', () => {
    const context = contextOf(yaml);
    const pointers = [
      '#/components/schemas/Task/properties/id',
      '#/components/schemas/Task/$defs/id',
      '#/components/schemas/Task/%24defs/id',
    ];
    expect(pointers.map((pointer) => schemaNameOf(pointer, context))).toEqual(['Task.id-2', 'Task.id-3', 'Task.id-3']);
    expect([...context.pointedSchemas.values()]).toEqual(['Task.id-2', 'Task.id-3']);
  });

  it('notes no pointer of a component', () => {
    const context = contextOf(yaml);
    schemaNameOf('#/components/schemas/Task', context);
    expect(context.pointedSchemas.size).toBe(0);
  });
});
