import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { longSiteSteps, scriptStep, vitestStep } from './testSteps';

main(() =>
  runSteps(afterStep(scriptStep('build', 'build'), [vitestStep('other descriptions', 'foreign'), ...longSiteSteps])),
);
