import { afterEach, expect, it } from 'vitest';
import { setProofUpdate } from '../testSteps';

afterEach(() => {
  delete process.env.UPDATE_PROOF;
});

it.each<[string[], string | undefined]>([
  [[], undefined],
  [['--update-proof'], '1'],
])('%j leaves UPDATE_PROOF at %s', (args, want) => {
  setProofUpdate(args);
  expect(process.env.UPDATE_PROOF).toBe(want);
});
