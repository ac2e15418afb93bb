import { expect, it } from 'vitest';
import { createUnit, type Unit } from '../comparison';
import { createUsers } from '../users';

/** Counts how often one of them is read. */
class CountedSet extends Set<Unit> {
  static reads = 0;

  override values(): SetIterator<Unit> {
    CountedSet.reads += 1;
    return super.values();
  }

  override [Symbol.iterator](): SetIterator<Unit> {
    return this.values();
  }
}

const operation = { kind: 'operation' as const, method: 'get' as const, path: '/a' };

it('names the models and operations that use a unit, directly or not', () => {
  const [field, inner, outer, other, unused] = [{}, { model: 'Inner' }, { model: 'Outer' }, { model: 'Other' }, {}].map(
    createUnit,
  ) as [Unit, Unit, Unit, Unit, Unit];
  const call = createUnit({ operation, isUnstable: true });
  inner.uses.add(field);
  outer.uses.add(inner);
  inner.uses.add(outer);
  call.uses.add(outer);
  other.uses.add(unused);
  const usersOf = createUsers([call, outer, inner, field, other, unused]);
  expect(usersOf([field])).toEqual({ operations: [operation], models: ['Inner', 'Outer'], isUnstable: true });
  expect(usersOf([call])).toEqual({ operations: [operation], models: [], isUnstable: true });
  expect(usersOf([field, unused]).models).toEqual(['Inner', 'Other', 'Outer']);
  expect(usersOf([other])).toEqual({ operations: [], models: ['Other'], isUnstable: false });
});

it('reads who uses whom once, however many changes are asked for', () => {
  const units = Array.from(
    { length: 500 },
    (_, index): Unit => ({
      ...createUnit({ model: `n${index}` }),
      uses: new CountedSet(),
    }),
  );
  units.forEach((unit, index) => {
    for (const step of [1, 7, 30]) unit.uses.add(units[(index + step) % units.length] as Unit);
  });
  CountedSet.reads = 0;
  const usersOf = createUsers(units);
  for (const unit of units) expect(usersOf([unit]).models).toHaveLength(500);
  expect(CountedSet.reads).toBeLessThan(units.length * 3);
});
