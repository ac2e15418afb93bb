import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { emptyState } from '../types';

const format = '{name: format, in: path, required: true, schema: {type: string, enum: [json]}';
const id = '{name: id, in: path, required: true, schema: {type: integer}}';

it.each<[url: string, status: number, key: string, parameters: string]>([
  ['/a.json', 200, '/a{.format}', `[${format}, style: label}]`],
  ['/a..json', 400, '/a{.format}', `[${format}, style: label}]`],
  ['/a.json', 200, '/a{.format}', `[${format}}]`],
  ['/a;id=5', 200, '/a{;id}', `[${id.replace('schema', 'style: matrix, schema')}]`],
  ['/a', 200, '/a{._format}', '[]'],
  ['/a.json', 200, '/a{._format}', '[]'],
  ['/a.b.json', 404, '/a{._format}', '[]'],
  ['/a/5', 200, '/a/{id}{._format}', `[${id}]`],
  ['/a/5.json', 200, '/a/{id}{._format}', `[${id}]`],
  ['/a/x.json', 400, '/a/{id}{._format}', `[${id}]`],
  ['/a/5.json', 400, '/a/{id}', `[${id}]`],
])('%s is %i at the path %s', async (url, status, key, parameters) => {
  const description = await prepareDescription(
    documentOf(`openapi: 3.1.0
paths: {'${key}': {get: {parameters: ${parameters}, responses: {'200': {description: OK}}}}}
`),
  );
  const { response } = handleRequest(description, { method: 'GET', url, headers: {} }, emptyState, {
    now: 0,
    random: () => 0.5,
  });
  expect(response.status).toBe(status);
});

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
