import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { emptyState, type SandboxResponse } from '../types';

const object = 'schema: {type: object, properties: {id: {type: integer}}}, example: {id: 1}';
const media = `
paths:
  /object: {get: {operationId: a, responses: {'200': {description: OK, content: {'*/*': {${object}}}}}}}
  /text: {get: {operationId: b, responses: {'200': {description: OK, content: {'*/*': {schema: {type: string}, example: Hello}}}}}}
  /application: {get: {operationId: c, responses: {'200': {description: OK, content: {'application/*': {${object}}}}}}}
  /picture: {get: {operationId: k, responses: {'200': {description: OK, content: {'image/*': {schema: {type: string, format: binary}}}}}}}
  /file: {get: {operationId: l, responses: {'200': {description: OK, content: {'*/*': {schema: {type: string, format: binary}}}}}}}
  /archive: {get: {operationId: m, responses: {'200': {description: OK, content: {'application/*': {schema: {type: string, format: binary}}}}}}}
  /named: {get: {operationId: n, responses: {'200': {description: OK, content: {'*/*': {schema: {$ref: '#/components/schemas/File'}}}}}}}
  /wrapped: {get: {operationId: o, responses: {'200': {description: OK, content: {'*/*': {schema: {allOf: [{$ref: '#/components/schemas/File'}], description: A file.}}}}}}}
  /word: {get: {operationId: p, responses: {'200': {description: OK, content: {'*/*': {schema: {$ref: '#/components/schemas/Word'}, example: Hello}}}}}}
  /two: {get: {operationId: d, responses: {'200': {description: OK, content: {text/csv: {example: 'a;b'}, application/json: {${object}}}}}}}
  /vendor: {get: {operationId: e, responses: {'200': {description: OK, content: {'application/*+json': {${object}}}}}}}
  /versions: {get: {operationId: j, responses: {'200': {description: OK, content: {application/json;version=1: {example: {v: 1}}, 'application/json; Version="2"': {example: {v: 2}}}}}}}
  /sent: {post: {operationId: f, requestBody: {required: true, content: {'application/*+json': {${object}}}}, responses: {'204': {description: OK}}}}
  /numbers: {get: {operationId: g, responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {type: integer}}, example: [3, 1]}}}}}}
  /matrix: {get: {operationId: h, responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {type: array, items: {type: number}}}, example: [[1, 2], [3]]}}}}}}
  /mixed: {get: {operationId: i, responses: {'200': {description: OK, content: {application/json: {schema: {type: array, items: {}}, example: [1, {n: 2}, null]}}}}}}
components: {schemas: {File: {type: string, format: binary}, Word: {type: string}}}
`;

async function ask(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<SandboxResponse> {
  const description = await prepareDescription(documentOf(media));
  const request = { method, url, headers, ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }) };
  return handleRequest(description, request, emptyState, { now: 0, random: Math.random }).response;
}

const typeOf = ({ headers }: SandboxResponse): string | undefined =>
  headers.find(([name]) => name === 'Content-Type')?.[1];

describe('the media type of a response', () => {
  it.each<[path: string, accept: string | undefined, status: number, type: string, body?: string]>([
    ['/object', undefined, 200, 'application/json', '{"id":1}'],
    ['/object', '', 200, 'application/json'],
    ['/object', 'application/json', 200, 'application/json'],
    ['/two', 'application/json;q=abc', 200, 'application/json'],
    ['/two', 'application/json;q=2, text/csv;q=0.5', 200, 'application/json'],
    ['/two', 'application/json;q=-1', 200, 'application/json'],
    ['/two', 'application/json;q=0.0, text/csv;q = 0.1', 200, 'text/csv'],
    ['/object', 'application/vnd.example+json', 200, 'application/vnd.example+json', '{"id":1}'],
    ['/object', 'text/html, application/xml;q=0.9, */*;q=0.8', 200, 'application/json'],
    ['/object', 'text/html', 406, 'application/problem+json'],
    ['/object', '*/*;q=0', 406, 'application/problem+json'],
    ['/object', 'application/json;q=0, */*', 406, 'application/problem+json'],
    ['/text', undefined, 200, 'text/plain', 'Hello'],
    ['/text', 'application/json', 200, 'application/json', '"Hello"'],
    ['/application', 'application/*', 200, 'application/json'],
    ['/application', 'application/json', 200, 'application/json'],
    ['/application', 'text/*', 406, 'application/problem+json'],
    ['/named', undefined, 200, 'application/octet-stream'],
    ['/named', 'application/octet-stream', 200, 'application/octet-stream'],
    ['/named', 'image/png', 200, 'image/png'],
    ['/wrapped', 'application/octet-stream', 200, 'application/octet-stream'],
    ['/word', undefined, 200, 'text/plain', 'Hello'],
    ['/word', 'application/json', 200, 'application/json', '"Hello"'],
    ['/picture', undefined, 200, 'image/png'],
    ['/picture', 'image/webp', 200, 'image/webp'],
    ['/picture', 'image/avif,image/webp,*/*;q=0.8', 200, 'image/avif'],
    ['/picture', 'audio/mpeg', 406, 'application/problem+json'],
    ['/file', undefined, 200, 'application/octet-stream', 'file'],
    ['/file', 'application/octet-stream', 200, 'application/octet-stream', 'file'],
    ['/file', 'image/png', 200, 'image/png', 'file'],
    ['/archive', 'application/zip', 200, 'application/zip', 'file'],
    ['/archive', 'image/png', 406, 'application/problem+json'],
    ['/two', undefined, 200, 'application/json'],
    ['/two', 'text/csv, application/json', 200, 'text/csv'],
    ['/two', 'text/csv;q=0.1, application/json;q=0.2', 200, 'application/json'],
    // The narrowest range decides (RFC 9110, 12.5.1).
    ['/two', '*/*, application/json;q=0', 200, 'text/csv'],
    ['/two', 'application/json;q=0.1, */*;q=0.5', 200, 'text/csv'],
    ['/two', 'TEXT/CSV ; Q=1', 200, 'text/csv'],
    ['/versions', 'application/json', 200, 'application/json;version=1', '{"v":1}'],
    ['/versions', 'application/json;version=2', 200, 'application/json; Version="2"', '{"v":2}'],
    [
      '/versions',
      'application/json;version=1;q=0, application/json;version=2;q=0.1',
      200,
      'application/json; Version="2"',
    ],
    ['/vendor', undefined, 200, 'application/vnd.example+json'],
    ['/vendor', 'application/hal+json', 200, 'application/hal+json'],
  ])('of %s for %j is %i, %s', async (path, accept, status, type, body) => {
    const response = await ask('GET', path, accept === undefined ? {} : { accept });
    expect([response.status, typeOf(response)]).toEqual([status, type]);
    if (body !== undefined) expect(response.body).toBe(body);
  });
});

it.each([
  ['application/vnd.example+json', '{"id": 2}', 204],
  ['application/vnd.example+json', '{"id": "x"}', 422],
  ['application/vnd.example+xml', '<id>2</id>', 415],
  ['text/plain', '2', 415],
])('takes a body of the type %s where application/*+json is documented: %s', async (type, body, status) => {
  expect((await ask('POST', '/sent', { 'content-type': type }, body)).status).toBe(status);
});

it.each([
  ['/numbers', '[3,1]'],
  ['/matrix', '[[1,2],[3]]'],
  ['/mixed', '[1,{"n":2},null]'],
])('responds with a list of %s as it is documented', async (path, body) => {
  expect((await ask('GET', path, {})).body).toBe(body);
});
