import type { Fault } from './fault';

const workflows = 'tests/workflows/workflows.test.ts';

/** Mistakes in the workflows of recipes, in the Zaps, and in what checks them. */
export const workflowFaults: readonly Fault[] = [
  {
    what: 'a step takes a field that no response has',
    file: 'openapi/workflows/hr-sync.arazzo.yaml',
    from: 'regionId: $response.body#/id',
    to: 'regionId: $response.body#/regionId',
    tests: [workflows],
  },
  {
    what: 'a workflow sends what the API refuses',
    file: 'openapi/workflows/region-task.arazzo.yaml',
    from: 'notificationPeriod: deadline',
    to: 'notificationPeriod: never',
    tests: [workflows],
  },
  {
    what: 'a Zap has no operation',
    file: 'openapi/zapier.yaml',
    from: 'operationId: closeTask',
    to: 'operationId: finishTask',
    tests: [workflows],
  },
  {
    what: 'no workflow runs an operation that the Zapier app calls',
    file: 'openapi/workflows/zapier.arazzo.yaml',
    from: 'operationId: listRoles',
    to: 'operationId: listGroups',
    tests: [workflows],
  },
  {
    what: 'a field that a response has not counts as there',
    file: 'src/reference/workflows/valueAtKeys.ts',
    from: 'return next.length === 0 && isOpen(schema, cache);',
    to: 'return next.length === 0 || isOpen(schema, cache);',
    tests: ['src/reference/workflows/__tests__/readWorkflows.test.ts'],
  },
];
