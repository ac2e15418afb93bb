import { main } from '../src/machine/main';
import { runSteps } from './runSteps';
import { npmStep } from './testSteps';

const help = `Runs the four quick checks in parallel: code, types, description and guides, unit tests.

  npm run check`;

// The unit tests take about as long as all the others.
main(() => runSteps([[['lint', 'typecheck', 'lint:api'].map(npmStep), [npmStep('test:unit')]]]), { help });
