import { expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { buildSampleRequest } from '../../../reference/exampleRequest/buildRequest';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { writeRequest } from '../../writeRequest';
import { emptyState, type SandboxResponse } from '../types';

const described = `
servers: [{url: 'https://api.example.com'}]
paths:
  /items: {post: {requestBody: {required: true, content: {multipart/mixed: {itemSchema: {type: object, required: [a], properties: {a: {type: integer}}}}}}, responses: {'200': {description: Done, content: {multipart/mixed: {itemSchema: {type: object, properties: {a: {type: integer, example: 5}}}}}}, '422': {description: No}}}}
  /places: {post: {requestBody: {required: true, content: {multipart/related: {schema: {type: array, prefixItems: [{type: object, required: [a], properties: {a: {type: integer}}}, {type: string, format: binary}]}}}}, responses: {'204': {description: Done}, '422': {description: No}}}}
  /order: {post: {requestBody: {required: true, content: {multipart/related: {schema: {type: object, required: [meta], properties: {meta: {type: object, required: [a], properties: {a: {type: integer}}}, content: {type: string}}}}}}, responses: {'204': {description: Done}, '422': {description: No}}}}
`;

async function send(path: string, parts: string[]): Promise<SandboxResponse> {
  const description = await prepareDescription(documentOf(described, '3.2.0'));
  const [type = ''] =
    description.operations.find((each) => each.path === path)?.requestBody?.content.map(({ mediaType }) => mediaType) ??
    [];
  const body = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  const headers = { 'content-type': `${type}; boundary=b` };
  const request = { method: 'POST', url: path, headers, body: new TextEncoder().encode(body) };
  return handleRequest(description, request, emptyState, { now: 0, random: Math.random }).response;
}

it.each<[path: string, parts: string[], status: number]>([
  ['/items', ['Content-Type: application/json\r\n\r\n{"a": 1}', '\r\n{"a": 2}'], 200],
  ['/items', ['Content-Type: application/json\r\n\r\n{"a": 1}', '\r\n{"a": "x"}'], 422],
  ['/places', ['\r\n{"a": 1}', 'Content-Type: image/png\r\n\r\nbytes'], 204],
  ['/places', ['\r\n{"b": 1}', 'Content-Type: image/png\r\n\r\nbytes'], 422],
  // Without names the parts are the properties in their order.
  ['/order', ['\r\n{"a": 1}', '\r\ntext'], 204],
  ['/order', ['\r\n{"a": "x"}', '\r\ntext'], 422],
])('%s takes the parts %j with %i', async (path, parts, status) => {
  expect((await send(path, parts)).status).toBe(status);
});

it('writes a list of parts as parts', async () => {
  const { headers, body } = await send('/items', ['\r\n{"a": 1}']);
  const [, boundary = ''] = /boundary=(.*)$/.exec(new Map(headers).get('Content-Type') ?? '') ?? [];
  expect(body).toBe(`--${boundary}\r\nContent-Type: application/json\r\n\r\n{"a":5}\r\n--${boundary}--\r\n`);
});

it('takes what the samples send', async () => {
  const description = await prepareDescription(documentOf(described, '3.2.0'));
  for (const operation of description.operations) {
    const sample = buildSampleRequest(operation, description.cache);
    const request = writeRequest(sample, { contentOf: () => new Uint8Array([1]), random: Math.random });
    const { response } = handleRequest(description, request, emptyState, { now: 0, random: Math.random });
    expect([operation.path, response.status]).toEqual([operation.path, operation.path === '/items' ? 200 : 204]);
  }
});
