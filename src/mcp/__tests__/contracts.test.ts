import { expect, it } from 'vitest';
import type { ReferenceIndex } from '../../reference/outputs/referenceIndex';
import { createContracts, type SiteFiles } from '../contracts';

const order = {
  type: 'object',
  xml: { name: 'order' },
  properties: { id: { type: 'integer', xml: { attribute: true } } },
};

/** The contracts of an API with one operation below a server. */
function contractsAt(server: string, path = '/orders') {
  const post = {
    operationId: 'addOrder',
    parameters: path.includes('key') ? [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }] : [],
    requestBody: { content: { 'application/xml': { schema: order } } },
    responses: { 200: { description: 'OK', content: { 'application/xml': { schema: order, example: { id: 5 } } } } },
  };
  const contract = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    servers: [{ url: server }],
    paths: { [path]: { post } },
  };
  const files: SiteFiles = {
    name: 'build',
    read: () => Promise.reject(new Error('no such file')),
    list: async () => ['orders.json'],
    stamp: async () => undefined,
  };
  const index = { operations: [{ id: 'addOrder', method: 'post', path }] } as unknown as ReferenceIndex;
  return createContracts(files, index, async () => contract);
}

it.each<[server: string, path: string, url: string, status: number]>([
  ['/api/v1', '/orders', '/orders', 200],
  ['/api/v1', '/orders', '/api/v1/orders', 200],
  ['/api/v1', '/orders', 'https://api.example.com/api/v1/orders', 200],
  ['/api/v1', '/orders', 'https://api.example.com/orders', 404],
  ['v1', '/orders', '/v1/orders', 200],
  ['./', '/orders', '/orders', 200],
  ['/', '/orders', 'https://api.example.com/orders', 200],
  ['api.example.com/v3', '/orders', '/v3/orders', 200],
  ['/api', '/files/{key+}', '/files/a/b', 200],
])('below the server %s the path %s is asked for by %s: %d', async (server, path, url, status) => {
  const headers = [{ name: 'Content-Type', value: 'application/xml' }];
  const body = { kind: 'text' as const, mediaType: 'application/xml', text: '<order id="1"/>' };
  const { response } = await contractsAt(server, path).check({ method: 'POST', url, headers, body });
  expect(response.status).toBe(status);
});

it('reads XML by its schema', async () => {
  const headers = [{ name: 'Content-Type', value: 'application/xml' }];
  const body = { kind: 'text' as const, mediaType: 'application/xml', text: '<order id="x"/>' };
  const { problems } = await contractsAt('/api').check({ method: 'POST', url: '/orders', headers, body });
  expect(problems.map(({ field, message }) => `${field} ${message}`)).toEqual(['id must be integer']);
});
