import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { longSiteSteps, scriptStep, vitestStep } from './testSteps';

main(() =>
  runSteps([vitestStep('other descriptions', 'foreign'), ...afterStep(scriptStep('build', 'build'), longSiteSteps)]),
);
