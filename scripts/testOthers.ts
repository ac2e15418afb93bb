import { main } from './main';
import { setProofUpdate } from './proofUpdate';
import { afterStep, runSteps } from './runSteps';
import { longSiteSteps, scriptStep, vitestStep } from './testSteps';

main((args) => {
  if (!setProofUpdate(args, 'npm run test:others')) return Promise.resolve(0);
  return runSteps(
    afterStep(scriptStep('build', 'build'), [vitestStep('other descriptions', 'foreign'), ...longSiteSteps]),
  );
});
