import { main } from './main';
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
  withSampleTools,
} from './testSteps';

const test = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  const lints = [
    programStep('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    scriptStep('lint:api', 'lintApi'),
  ];
  return runSteps([
    ...(isBuilt(args) ? [] : lints),
    programStep('typecheck', 'typescript', 'tsc', ['--noEmit']),
    withSampleTools(vitestStep('unit tests', 'unit', 'whole')),
    ...afterStep(siteStep(args), siteSteps),
  ]);
};

main(test, testUsage('npm test'));
