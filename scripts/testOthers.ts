import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { longSiteSteps, setProofUpdate, siteStep, testUsage, vitestStep } from './testSteps';

const testOthers = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  return runSteps(afterStep(siteStep(args), [vitestStep('other descriptions', 'foreign'), ...longSiteSteps]));
};

main(testOthers, testUsage('npm run test:others'));
