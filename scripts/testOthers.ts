import { main } from './main';
import { runSteps } from './runSteps';
import { vitestStep } from './testSteps';

main(() => runSteps([vitestStep('other descriptions', 'foreign')]));
