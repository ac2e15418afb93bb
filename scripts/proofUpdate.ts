/**
 * Reads the arguments of a command that runs tests, and tells the tests (UPDATE_PROOF) whether they write
 * `tests/proof.json` and its table in the README instead of comparing them. False where nothing but help was asked for.
 * Throws an Error for any other argument.
 */
export function setProofUpdate(args: string[], command: string): boolean {
  const help = `Runs every step, and ends with "N passed, N failed".

  ${command}
  ${command} -- --update-proof    writes what was run and passed to tests/proof.json and the README`;
  if (args.includes('--help')) {
    console.log(help);
    return false;
  }
  const unknown = args.find((arg) => arg !== '--update-proof');
  if (unknown !== undefined) throw new Error(`Unknown argument "${unknown}".\n\n${help}`);
  if (args.length > 0) process.env.UPDATE_PROOF = '1';
  return true;
}
