import { main } from './main';
import { setProofUpdate } from './proofUpdate';
import { afterStep, runSteps } from './runSteps';
import { programStep, scriptStep, siteSteps, vitestStep, withSampleTools } from './testSteps';

main((args) => {
  if (!setProofUpdate(args, 'npm test')) return Promise.resolve(0);
  return runSteps([
    programStep('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    programStep('typecheck', 'typescript', 'tsc', ['--noEmit']),
    scriptStep('lint:api', 'lintApi'),
    withSampleTools(vitestStep('unit tests', 'unit', 'whole')),
    ...afterStep(scriptStep('build', 'build'), siteSteps),
  ]);
});
