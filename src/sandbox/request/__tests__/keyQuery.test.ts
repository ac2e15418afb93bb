import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { emptyState } from '../types';

it.each([
  ['/files?type=3', 200],
  ['/files?kind=3', 400],
  ['/files?type=x', 400],
])('reads a parameter of the query by the name that the key of the path gives it: %s', async (url, status) => {
  const description = await prepareDescription(
    documentOf(`openapi: 3.1.0
paths: {'/files?type={kind}': {get: {parameters: [{name: kind, in: query, required: true, schema: {type: integer}}], responses: {'200': {description: OK}}}}}
`),
  );
  const { response } = handleRequest(description, { method: 'GET', url, headers: {} }, emptyState, {
    now: 0,
    random: () => 0.5,
  });
  expect(response.status).toBe(status);
});
