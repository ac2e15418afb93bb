import { takeOption } from '../src/machine/arguments';
import { main } from '../src/machine/main';
import { checkFaults } from '../tests/faults/checkFaults';
import { faults } from '../tests/faults/faults';
import { runFaults } from '../tests/faults/runFaults';
import { copySite, ownPackages } from '../tests/support/siteCopy';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';

const help = `Makes each mistake of tests/faults/ in a copy of the project and runs the tests named for it: each has to fail.

  npm run test:faults
  npm run test:faults -- --only curl     the mistakes that have "curl" in their words`;

const further = ['tests', 'nginx', '.github', 'biome.json', 'vitest.config.mts', 'playwright.config.ts'];

const testFaults = async (args: string[]): Promise<number> => {
  const { value: only = '' } = takeOption(args, 'only');
  const chosen = faults.filter(({ what }) => what.includes(only));
  if (chosen.length === 0)
    throw new Error(`No mistake of tests/faults/ has "${only}" in its words. Name another text.`);
  requirePrograms(neededPrograms);
  const copy = await copySite('faults', further);
  try {
    await ownPackages(copy);
    const wrong = checkFaults(chosen, copy.folder);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return await runFaults(chosen, copy.folder);
  } finally {
    await copy.remove();
  }
};

main(testFaults, { help, options: ['only'] });
