import { expect, it } from 'vitest';
import { byName, findField, type PlacedField } from '../placedFields';

const field = (names: string[], anchor: string, more: Partial<PlacedField> = {}): PlacedField => ({
  ...{ names, anchor, isMarked: false },
  ...more,
});
const fields = byName([
  field(['a'], 'a'),
  field(['a', 'b'], 'ab', { place: 'body' }),
  field(['a', 'b'], 'ab-200', { place: '200' }),
  field(['a', 'b'], 'ab-marked', { place: '200', isMarked: true }),
]);

it.each<[names: string[], place: string | undefined, want: string | undefined]>([
  [['a'], undefined, 'a'],
  [['a', 'b'], 'body', 'ab'],
  [['a', 'b'], '200', 'ab-marked'],
  [['a', 'b'], undefined, 'ab-marked'],
  [['a', 'c', 'd'], undefined, 'a'],
  [['a', 'b'], '404', undefined],
  [['c'], undefined, undefined],
])('finds %j in %s: %s', (names, place, want) => {
  expect(findField(fields, { names, ...(place ? { place } : {}) })?.anchor).toBe(want);
});

it('finds a field among those that are meant', () => {
  expect(findField(fields, { names: ['a', 'b'] }, ({ place }) => place === 'body')?.anchor).toBe('ab');
});

it('reads the names of each field once, however many are looked for', () => {
  let reads = 0;
  const names = Array.from({ length: 100 }, (_, index) => [`f${index}`]);
  const counted = byName(
    names.map((own, index) => ({
      ...{ anchor: String(index), isMarked: false },
      get names() {
        reads += 1;
        return own;
      },
    })),
  );
  expect(names.map((own) => findField(counted, { names: own })?.anchor)).toEqual(
    names.map((_, index) => String(index)),
  );
  expect(reads).toBe(100);
});
