import { main } from '../src/machine/main';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';
import { runSteps } from './runSteps';
import { vitestStep } from './testSteps';

const help = `Builds sites that have docs and a theme of their own with the reference beside them, and tests them.

  npm run test:hosts             the two sites that "npm run test:others" tries as well
  npm run test:hosts -- --all    also those with other settings, each a whole build`;

const testHosts = (args: string[]): Promise<number> => {
  requirePrograms(neededPrograms);
  const projects = args.includes('--all') ? ['host', 'hosts'] : ['host'];
  return runSteps([vitestStep('hosts', ...projects)]);
};

main(testHosts, { help, flags: ['all'] });
