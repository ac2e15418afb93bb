import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { emptyState, type SandboxResponse } from '../../request/types';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { reasonOf } from '../errors';

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
    hoba: {type: http, scheme: hoba}
paths:
  /many: {post: {operationId: n, requestBody: {required: true, content: {application/json: {schema: {type: array, items: {type: string}}}}}, responses: {'400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}}}}}}}
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
  /stated: {post: {operationId: g, requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name]}}}}, responses: {'400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}, example: {code: 7}}}}}}}
  /nothing: {post: {operationId: y, requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name]}}}}, responses: {'400': {description: Wrong, content: {application/json: {schema: {type: [object, 'null']}, example: null}}}}}}
  /script: {post: {operationId: h, requestBody: {required: true, content: {application/json: {schema: {type: object, required: [名前]}}}}, responses: {'400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}}}}}}}
  /default: {get: {operationId: i, security: [{bearer: []}], responses: {default: {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}, example: {code: 1}}}}}}}
  /accepted: {post: {operationId: j, responses: {'202': {description: Later, headers: {Location: {schema: {type: string}}, Content-Location: {schema: {type: string}}}}}}}
  /moved: {get: {operationId: k, responses: {'302': {description: There, headers: {location: {schema: {type: string}}}}}}}
  /stated-place: {get: {operationId: l, responses: {'303': {description: There, headers: {Location: {schema: {type: string}, example: there}}}}}}
  /relative: {get: {operationId: m, responses: {'303': {description: There, headers: {Location: {schema: {type: string, format: uri-reference}}}}}}}
  /basic: {get: {operationId: c, security: [{basic: []}], responses: {'200': {description: OK}, '400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Own'}}}}}}}
  /lost: {get: {operationId: x, parameters: [{name: n, in: query, schema: {type: integer}}], responses: {'200': {description: OK}, '404': {description: Lost, content: {application/json: {schema: {type: object, required: [error], properties: {error: {enum: [not_found]}}}}}}}}}
  /all: {get: {operationId: d, security: [{bearer: []}, {oauth: []}, {basic: [], key: []}, {digest: [], certificate: []}], responses: {'200': {description: OK}}}}
  /key: {get: {operationId: e, security: [{key: []}], responses: {'200': {description: OK}}}}
  /hoba: {get: {operationId: o, security: [{hoba: []}], responses: {'200': {description: OK}}}}
  /text: {get: {operationId: p, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/plain: {schema: {type: string}}}}}}}
  /text-shown: {get: {operationId: q, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/plain: {schema: {type: string}, example: log in}}}}}}
  /text-of-schema: {get: {operationId: r, security: [{bearer: []}], responses: {'200': {description: OK}, 4XX: {description: No, content: {text/html: {schema: {type: string, example: <p>log in</p>}}}}}}}
  /text-of-few: {get: {operationId: s, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/plain; charset=utf-8: {schema: {type: string, enum: [no]}}}}}}}
  /html: {get: {operationId: w, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/html: {schema: {type: string}}}}}}}
  /text-alone: {get: {operationId: t, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/plain: {}}}}}}
  /text-of-default: {post: {operationId: u, requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name]}}}}, responses: {'204': {description: OK}, default: {description: No, content: {text/*: {schema: {type: string}}}}}}}
  /text-beside: {get: {operationId: v, security: [{bearer: []}], responses: {'200': {description: OK}, '401': {description: No, content: {text/plain: {schema: {type: string}}, application/json: {schema: {$ref: '#/components/schemas/Said'}}}}}}}
  /problem: {get: {operationId: z, security: [{bearer: []}], responses: {'401': {description: No, content: {application/problem+json: {schema: {type: object, properties: {type: {type: string, format: uri}, title: {type: [string, 'null']}, status: {type: integer}, detail: {type: string}}}}}}}}}
  /problem-stated: {get: {operationId: za, security: [{bearer: []}], responses: {'401': {description: No, content: {application/problem+json: {schema: {type: object, properties: {type: {type: string, default: 'https://example.com/no'}, title: {type: string, enum: [No]}, detail: {type: string}}}}}}}}}
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
  it('is cut where it is too long for a header', async () => {
    const { header } = await ask('POST', '/many', json, JSON.stringify(Array.from({ length: 5000 }, () => 1)));
    const reason = header('X-Sandbox-Reason') ?? '';
    expect(reason).toMatch(/^The body is not valid: \[0\] must be string; .*%E2%80%A6$/);
    expect(reason.length).toBeLessThan(2000);
  });

  it('is in a header where the error body of the API has no place for it', async () => {
    const { status, body, header } = await ask('POST', '/own', json, '{}');
    expect([status, JSON.parse(String(body))]).toEqual([400, { code: expect.any(Number) }]);
    expect(header('X-Sandbox-Reason')).toBe('The body is not valid: name is missing');
  });

  it.each([
    ['/problem', { type: 'about:blank', title: 'Unauthorized', status: 401 }],
    ['/problem-stated', { type: 'https://example.com/no', title: 'No' }],
  ])('is beside the title that its status or its description gives: %s', async (url, want) => {
    const { body } = await ask('GET', url);
    expect(JSON.parse(String(body))).toEqual({ ...want, detail: 'The token is missing' });
  });

  it('is in the body alone where that has a place', async () => {
    const { body, header } = await ask('POST', '/said', json, '{}');
    expect(String(body)).toContain('name is missing');
    expect(header('X-Sandbox-Reason')).toBeUndefined();
  });

  it.each([
    ['of the API, whose example says something else', '/stated', 'The body is not valid: name is missing'],
    ['that is null', '/nothing', 'The body is not valid: name is missing'],
    ['where a field has a name in another script', '/script', 'The body is not valid: %E5%90%8D%E5%89%8D is missing'],
  ])('is in a header beside an error body %s', async (_what, url, reason) => {
    const { status, body, header } = await ask('POST', url, json, '{}');
    expect([status, header('X-Sandbox-Reason')]).toEqual([400, reason]);
    if (url === '/nothing') expect(body).toBe('null');
    expect(reasonOf(reason)).toBe(reason.replace('%E5%90%8D%E5%89%8D', '名前'));
  });

  it('is in the header of a documented default, also where authorisation is missing', async () => {
    const { status, body, header } = await ask('GET', '/default');
    expect([status, body, header('X-Sandbox-Reason')]).toEqual([401, '{"code":1}', 'The token is missing']);
  });

  it.each<[url: string, status: number, type: string, body: string, reason: string | undefined]>([
    ['/text', 401, 'text/plain', 'The token is missing', undefined],
    ['/text-shown', 401, 'text/plain', 'log in', 'The token is missing'],
    ['/text-of-schema', 401, 'text/html', '<p>log in</p>', 'The token is missing'],
    ['/text-of-few', 401, 'text/plain; charset=utf-8', 'no', 'The token is missing'],
    ['/html', 401, 'text/html', 'text', 'The token is missing'],
    ['/text-alone', 401, 'text/plain', 'The token is missing', undefined],
    ['/text-of-default', 422, 'text/plain', 'The body is not valid: name is missing', undefined],
    ['/text-beside', 401, 'application/json', '{"message":"The token is missing"}', undefined],
  ])('is in the documented text of %s, or beside it', async (url, status, type, body, reason) => {
    const isSent = url === '/text-of-default';
    const sent = await ask(isSent ? 'POST' : 'GET', url, isSent ? json : {}, isSent ? '{}' : undefined);
    const known = [sent.status, sent.header('Content-Type'), sent.body, sent.header('X-Sandbox-Reason')];
    expect(known).toEqual([status, type, body, reason]);
  });

  it('names the header where a scheme has no word for its secret', async () => {
    const { body } = await ask('GET', '/hoba');
    expect(JSON.parse(String(body))).toMatchObject({ title: 'The header Authorization (hoba) is missing' });
  });

  it('is not the body of another status where authorisation is missing', async () => {
    const { status, body } = await ask('GET', '/basic');
    expect([status, JSON.parse(String(body))]).toEqual([
      401,
      { status: 401, title: expect.stringContaining('missing') },
    ]);
  });
});

it('has no body of another status that cannot say why', async () => {
  const { status, body } = await ask('GET', '/lost?n=x');
  expect([status, JSON.parse(String(body))]).toEqual([
    400,
    expect.objectContaining({ status: 400, title: 'A parameter is not valid' }),
  ]);
});

it.each([
  ['/basic', 'Basic realm="sandbox"'],
  [
    '/all',
    'Bearer, Basic realm="sandbox", ApiKey in="header", name="X-Key", Digest realm="sandbox", nonce="sandbox", qop="auth"',
  ],
  ['/key', 'ApiKey in="header", name="X-Key"'],
  ['/hoba', 'HOBA'],
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

it.each([
  ['POST', '/accepted', { Location: 'https://example.com/', 'Content-Location': 'https://example.com/' }],
  ['GET', '/moved', { location: 'https://example.com/' }],
  ['GET', '/stated-place', { Location: 'there' }],
  ['GET', '/relative', { Location: '/example' }],
])('%s %s is answered with an address where one is documented: %j', async (method, url, want) => {
  const { headers } = await ask(method, url);
  expect(Object.fromEntries(headers)).toMatchObject(want);
});
