import type { Usage } from './main';

/** The arguments of a command that runs tests. */
export function testUsage(command: string): Usage {
  const help = `Runs every step, and ends with "N passed, N failed".

  ${command}
  ${command} -- --update-proof    writes what was run and passed to tests/proof.json and the README`;
  return { help, flags: ['update-proof'] };
}

/**
 * Tells the tests (UPDATE_PROOF) whether they write `tests/proof.json` and its table in the README, or compare with what
 * is there.
 */
export function setProofUpdate(args: readonly string[]): void {
  if (args.includes('--update-proof')) process.env.UPDATE_PROOF = '1';
}
