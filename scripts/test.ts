import { main } from '../src/machine/main';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';
import { afterStep, runSteps } from './runSteps';
import { isBuilt, npmStep, setProofUpdate, siteStep, siteSteps, testUsage, vitestStep } from './testSteps';

const test = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  requirePrograms(neededPrograms);
  const lints = isBuilt(args) ? [] : ['lint', 'lint:api'];
  return runSteps([
    [lints, ['typecheck']].map((list) => list.map(npmStep)),
    vitestStep('unit tests', 'unit', 'whole'),
    ...afterStep(siteStep(args), siteSteps),
  ]);
};

main(test, testUsage('npm test'));
