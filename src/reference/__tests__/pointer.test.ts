import { describe, expect, it } from 'vitest';
import { extendPointer, fromFieldName, pointerKeys, toFieldName, toPointer, valueAt } from '../pointer';

const keyed: [keys: string[], pointer: string][] = [
  [['paths', '/tasks/{id}', 'get'], '#/paths/~1tasks~1{id}/get'],
  [['a~b', '~1', '~0'], '#/a~0b/~01/~00'],
  [['100%', '%41'], '#/100%25/%2541'],
  [['__proto__', 'constructor'], '#/__proto__/constructor'],
  [['задачи'], '#/задачи'],
];

describe('toPointer', () => {
  it.each(keyed)('%j -> %s', (keys, want) => {
    expect(toPointer(keys)).toBe(want);
  });

  it('takes indexes of lists', () => {
    expect(toPointer(['tags', 0])).toBe('#/tags/0');
  });
});

describe('pointerKeys', () => {
  it.each(keyed)('%j <- %s', (want, pointer) => {
    expect(pointerKeys(pointer)).toEqual(want);
  });

  it.each([
    ['', []],
    ['#', []],
    ['#/', []],
    ['/a/b', ['a', 'b']],
    ['#/a%20b', ['a b']],
    ['#/%7Bid%7D', ['{id}']],
    ['#/100%', ['100%']],
  ])('%o -> %j', (pointer, want) => {
    expect(pointerKeys(pointer)).toEqual(want);
  });
});

describe('extendPointer', () => {
  it.each([
    ['', ['a'], '#/a'],
    ['#', ['a'], '#/a'],
    ['#/', ['a'], '#/a'],
    ['#/a', ['/b', 0], '#/a/~1b/0'],
    ['#/a', [], '#/a'],
  ])('%o and %j -> %s', (pointer, keys, want) => {
    expect(extendPointer(pointer, ...keys)).toBe(want);
  });
});

describe('the place that an error body names', () => {
  it.each([
    ['', ''],
    ['/executors/id', 'executors.id'],
    ['/0/login', '[0].login'],
    ['/executors/12/id', 'executors[12].id'],
    ['/matrix/0/1', 'matrix[0][1]'],
    ['/a~1b', 'a/b'],
  ])('%s <-> %s', (pointer, name) => {
    expect(toFieldName(pointer)).toBe(name);
    expect(fromFieldName(name)).toBe(pointer);
  });
});

describe('valueAt', () => {
  const document = { a: { '/b': [10, { c: null }] }, '100%': 1, '%41': 2 };
  it.each([
    ['#', document],
    ['#/a/~1b/0', 10],
    ['#/a/~1b/1/c', null],
    ['#/a/~1b/2', undefined],
    ['#/a/~1b/0/x', undefined],
    ['#/a/~1b/1/c/d', undefined],
    ['#/100%', 1],
    ['#/%2541', 2],
    ['#/constructor', undefined],
    ['#/__proto__', undefined],
    ['#/a/toString', undefined],
  ])('%s -> %j', (pointer, want) => {
    expect(valueAt(document, pointer)).toEqual(want);
  });

  it('finds what is really named __proto__', () => {
    expect(valueAt(JSON.parse('{"__proto__": {"x": 1}}'), '#/__proto__/x')).toBe(1);
  });
});
