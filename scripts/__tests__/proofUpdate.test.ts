import { afterEach, expect, it, vi } from 'vitest';
import { setProofUpdate } from '../proofUpdate';

afterEach(() => {
  delete process.env.UPDATE_PROOF;
  vi.restoreAllMocks();
});

it.each<[string[], string | undefined]>([
  [[], undefined],
  [['--update-proof'], '1'],
])('%j leaves UPDATE_PROOF at %s', (args, want) => {
  expect(setProofUpdate(args, 'npm test')).toBe(true);
  expect(process.env.UPDATE_PROOF).toBe(want);
});

it('--help runs nothing', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(setProofUpdate(['--update-proof', '--help'], 'npm test')).toBe(false);
  expect(print.mock.calls[0]?.[0]).toContain('npm test -- --update-proof');
  expect(process.env.UPDATE_PROOF).toBeUndefined();
});

it('any other argument is an error that says which there are', () => {
  expect(() => setProofUpdate(['-u'], 'npm test')).toThrow(/Unknown argument "-u"[\s\S]*--update-proof/);
});
