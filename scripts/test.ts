import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import {
  programStep,
  scriptStep,
  setProofUpdate,
  siteSteps,
  testUsage,
  vitestStep,
  withSampleTools,
} from './testSteps';

const test = (args: string[]): Promise<number> => {
  setProofUpdate(args);
  return runSteps([
    programStep('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    programStep('typecheck', 'typescript', 'tsc', ['--noEmit']),
    scriptStep('lint:api', 'lintApi'),
    withSampleTools(vitestStep('unit tests', 'unit', 'whole')),
    ...afterStep(scriptStep('build', 'build'), siteSteps),
  ]);
};

main(test, testUsage('npm test'));
