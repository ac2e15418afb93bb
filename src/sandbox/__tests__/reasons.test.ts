import { describe, expect, it } from 'vitest';
import { documentOf } from '../../reference/__tests__/builders';
import { prepareDescription } from '../description';
import { handleRequest } from '../sandbox';
import { emptyState, type SandboxResponse } from '../types';

const described = `
components:
  schemas:
    Own: {type: object, required: [code], properties: {code: {type: integer}}, additionalProperties: false}
    Said: {type: object, properties: {message: {type: string}}}
  securitySchemes:
    basic: {type: http, scheme: basic}
    digest: {type: http, scheme: digest}
    bearer: {type: http, scheme: bearer}
    oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://example.com/token', scopes: {}}}}
    key: {type: apiKey, in: header, name: X-Key}
    certificate: {type: mutualTLS}
paths:
  /own:
    post:
      operationId: a
      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}}
      responses: {'204': {description: OK}, '400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}}}}}
  /said:
    post:
      operationId: b
      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}}
      responses: {'204': {description: OK}, '400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Said'}}}}}
  /basic: {get: {operationId: c, security: [{basic: []}], responses: {'200': {description: OK}, '400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}}}}}}}
  /all: {get: {operationId: d, security: [{bearer: []}, {oauth: []}, {basic: [], key: []}, {digest: [], certificate: []}], responses: {'200': {description: OK}}}}
  /key: {get: {operationId: e, security: [{key: []}], responses: {'200': {description: OK}}}}
  /names/{name}: {get: {operationId: f, parameters: [{name: name, in: path, required: true, schema: {type: string}}], responses: {'200': {description: OK}}}}
`;

async function ask(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<SandboxResponse & { header: (name: string) => string | undefined }> {
  const description = await prepareDescription(documentOf(described));
  const request = { method, url, headers, ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }) };
  const { response } = handleRequest(description, request, emptyState, { now: 0, random: Math.random });
  return { ...response, header: (name) => response.headers.find(([each]) => each === name)?.[1] };
}

const json = { 'content-type': 'application/json' };

describe('the reason for a refusal', () => {
  it('is in a header where the error body of the API has no place for it', async () => {
    const { status, body, header } = await ask('POST', '/own', json, '{}');
    expect([status, JSON.parse(String(body))]).toEqual([400, { code: expect.any(Number) }]);
    expect(header('X-Sandbox-Reason')).toBe('The body is not valid: name is missing');
  });

  it('is in the body alone where that has a place', async () => {
    const { body, header } = await ask('POST', '/said', json, '{}');
    expect(String(body)).toContain('name is missing');
    expect(header('X-Sandbox-Reason')).toBeUndefined();
  });

  it('is not the body of another status where authorisation is missing', async () => {
    const { status, body } = await ask('GET', '/basic');
    expect([status, JSON.parse(String(body))]).toEqual([
      401,
      { status: 401, title: expect.stringContaining('missing') },
    ]);
  });
});

it.each([
  ['/basic', 'Basic realm="sandbox"'],
  [
    '/all',
    'Bearer, Basic realm="sandbox", ApiKey in="header", name="X-Key", Digest realm="sandbox", nonce="sandbox", qop="auth"',
  ],
  ['/key', 'ApiKey in="header", name="X-Key"'],
])('%s names each scheme that it takes: %s', async (path, challenge) => {
  expect((await ask('GET', path)).header('WWW-Authenticate')).toBe(challenge);
});

it.each(['/names/%zz', '/names/a%', '/names/%ff', '/names/a?b=%zz', '/nowhere/%e4'])(
  'refuses %s, which is not encoded as it has to be',
  async (url) => {
    expect((await ask('GET', url)).status).toBe(400);
  },
);

it.each(['/names/%25zz', '/names/%C3%A9?b=100%25'])('takes %s', async (url) => {
  expect((await ask('GET', url)).status).toBe(200);
});

it('refuses a body that is still packed', async () => {
  const { status, header, body } = await ask('POST', '/own', { ...json, 'content-encoding': 'zstd' }, '{"name":"a"}');
  expect([status, header('X-Sandbox-Reason') ?? body]).toEqual([
    415,
    expect.stringContaining('Content-Encoding says zstd'),
  ]);
  expect((await ask('POST', '/own', { ...json, 'content-encoding': 'identity' }, '{"name":"a"}')).status).toBe(204);
});
