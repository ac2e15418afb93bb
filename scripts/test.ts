import { main } from '../src/machine/main';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';
import { afterStep, runSteps } from './runSteps';
import {
  isBuilt,
  programStep,
  scriptStep,
  setProofUpdate,
  siteStep,
  siteSteps,
  testUsage,
  vitestStep,
} from './testSteps';

const test = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  requirePrograms(neededPrograms);
  const lints = [
    programStep('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    scriptStep('lint:api', 'lintApi'),
  ];
  return runSteps([
    ...(isBuilt(args) ? [] : lints),
    programStep('typecheck', 'typescript', 'tsc', ['--noEmit']),
    vitestStep('unit tests', 'unit', 'whole'),
    ...afterStep(siteStep(args), siteSteps),
  ]);
};

main(test, testUsage('npm test'));
