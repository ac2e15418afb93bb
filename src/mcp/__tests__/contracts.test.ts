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

it.each<[url: string, status: number, undescribed: string[]]>([
  ['/q?meta=1', 202, []],
  ['/q?meta=2', 200, ['query meta']],
  ['/api/q?x=1&meta=1', 202, ['query x']],
  ['/q', 200, []],
])('%s is a request of the path whose key has its query', async (url, status, undescribed) => {
  const contractOf = (path: string, success: number): object => ({
    ...{ openapi: '3.1.0', info: { title: 'A', version: '1' }, servers: [{ url: '/api' }] },
    paths: { [path]: { get: { operationId: path, responses: { [success]: { description: 'Done' } } } } },
  });
  const contracts: Record<string, object> = { a: contractOf('/q', 200), b: contractOf('/q?meta=1', 202) };
  const files: SiteFiles = {
    name: 'build',
    read: () => Promise.reject(new Error('no such file')),
    list: async () => Object.keys(contracts),
    stamp: async () => undefined,
  };
  const operations = ['/q', '/q?meta=1'].map((path) => ({ id: path, method: 'get', path }));
  const index = { operations } as unknown as ReferenceIndex;
  const { check } = createContracts(files, index, async (path) => contracts[path.replace(/.*\//, '')]);
  const checked = await check({ method: 'GET', url, headers: [] });
  expect([checked.response.status, checked.undescribed]).toEqual([status, undescribed]);
});
