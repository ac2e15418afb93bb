import { main } from './main';
import { afterStep, runSteps } from './runSteps';
import { scriptStep, siteSteps } from './testSteps';

const help = `Builds the site, then runs the tests over its files and in a browser.

  npm run test:site`;

main(() => runSteps(afterStep(scriptStep('build', 'build'), siteSteps)), { help });
