import { main } from '../src/machine/main';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';
import { afterStep, runSteps } from './runSteps';
import { longSiteSteps, setProofUpdate, siteStep, testUsage, vitestStep } from './testSteps';

const testOthers = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  requirePrograms(neededPrograms);
  return runSteps(afterStep(siteStep(args), [vitestStep('other descriptions', 'foreign', 'host'), ...longSiteSteps]));
};

main(testOthers, testUsage('npm run test:others'));
