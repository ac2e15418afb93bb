import { expect, it } from 'vitest';
import { createBudget } from '../client/budget';

it.each<[amounts: number[], want: boolean[]]>([
  [
    [40, 40, 40, 20],
    [true, true, false, true],
  ],
  [
    [100, 1],
    [true, false],
  ],
  [
    [101, 100],
    [false, true],
  ],
  [
    [Number.POSITIVE_INFINITY, 1],
    [false, true],
  ],
])('of 100 KB, %j are spent as %j', (amounts, want) => {
  const budget = createBudget(100);
  expect(amounts.map((amount) => budget.spend(amount))).toEqual(want);
});

it('has all of it again after a refill', () => {
  const budget = createBudget(100);
  budget.spend(100);
  budget.refill();
  expect(budget.spend(100)).toBe(true);
});
