import { changeFaults } from './changes';
import type { Fault } from './fault';
import { generatorFaults } from './generator';
import { sampleFaults } from './samples';
import { siteFaults } from './site';
import { workflowFaults } from './workflows';

/** Every fault that the tests have to notice. */
export const faults: readonly Fault[] = [
  ...changeFaults,
  ...generatorFaults,
  ...sampleFaults,
  ...siteFaults,
  ...workflowFaults,
];
