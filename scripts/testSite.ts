import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { scriptStep, siteSteps } from './testSteps';

main(() => runSteps(afterStep(scriptStep('build', 'build'), siteSteps)));
