import { main } from './main';
import { runBeside } from './runSteps';
import { npmStep } from './testSteps';

// The unit tests take about as long as all the others.
main(() => runBeside([['lint', 'typecheck', 'lint:api'].map(npmStep), [npmStep('test:unit')]]));
