import { expect, it } from 'vitest';
import { nearestNames } from '../../reference/similarity';
import { check } from '../check';

it('compares the beginning of a long name alone', () => {
  const known = ['getTask', 'listTasks'];
  expect(nearestNames(`getTsk${' '.repeat(294)}${'x'.repeat(300_000)}`, known)).toEqual(nearestNames('getTsk', known));
});

it('refuses an address of very many segments before anything is compared', async () => {
  const given = { method: 'GET', url: '/a'.repeat(9000), headers: {}, start_again: false, offset: 0 };
  await expect(check({} as never, given)).rejects.toThrow('The path has more than 200 segments.');
});
