import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFaults } from '../../tests/faults/checkFaults';
import { faults } from '../../tests/faults/faults';

it('every fault of the description can still be made, and its tests exist', () => {
  const ours = faults.filter(({ file }) => file.startsWith('openapi/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(checkFaults(ours, path.resolve(__dirname, '../..'))).toEqual([]);
});
