import { expect, it } from 'vitest';
import { nearestNames } from '../refusal';

it('compares the beginning of a long name alone', () => {
  const known = ['getTask', 'listTasks'];
  expect(nearestNames(`getTsk${' '.repeat(294)}${'x'.repeat(300_000)}`, known)).toEqual(nearestNames('getTsk', known));
});
