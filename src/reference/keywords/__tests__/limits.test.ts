import { expect, it } from 'vitest';
import { ExactNumber } from '../../exactNumber';
import { statedBound } from '../limits';

it.each([
  ['9007199254740993', true],
  ['1.0', false],
  ['1e0', false],
  ['0.10000000000000000001', true],
])('a limit of %s is kept as it is written where JavaScript would round it: %s', (text, want) => {
  expect('exact' in statedBound(new ExactNumber(text), false)).toBe(want);
});
