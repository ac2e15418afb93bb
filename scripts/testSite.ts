import { main } from '../src/machine/main';
import { neededPrograms } from './neededPrograms';
import { requirePrograms } from './programs';
import { afterStep, runSteps } from './runSteps';
import { scriptStep, siteSteps } from './testSteps';

const help = `Builds the site, then runs the tests over its files and in a browser.

  npm run test:site`;

const testSite = (): Promise<number> => {
  requirePrograms(neededPrograms);
  return runSteps(afterStep(scriptStep('build', 'build'), siteSteps));
};

main(testSite, { help });
