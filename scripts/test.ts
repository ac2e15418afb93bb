import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { programStep, scriptStep, siteSteps, vitestStep } from './testSteps';

main(() =>
  runSteps([
    programStep('lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    programStep('typecheck', 'typescript', 'tsc', ['--noEmit']),
    scriptStep('lint:api', 'lintApi'),
    vitestStep('unit tests', 'unit', 'whole'),
    ...afterStep(scriptStep('build', 'build'), siteSteps),
  ]),
);
