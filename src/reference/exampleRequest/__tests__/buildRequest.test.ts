import { describe, expect, it } from 'vitest';
import { mediaType, operation, parameter, schema } from '../../__tests__/builders';
import { createExampleCache } from '../../examples/schemaExample';
import type { MediaType, Operation, Parameter, SchemaObject, SecurityScheme, Server } from '../../model';
import { serverUrl } from '../../sampleRequest';
import { buildSampleRequest } from '../buildRequest';
import { operationRequest } from '../operationRequest';

const servers = [{ url: 'https://api.x.org', variables: [] }];

function build(given: Partial<Operation>) {
  return buildSampleRequest(operation({ servers, ...given }), createExampleCache(new Map()));
}

/** A parameter with this example. */
function given(place: Parameter['in'], name: string, value: string | number, more: Partial<Parameter> = {}): Parameter {
  const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return parameter({ in: place, name, style, examples: [{ name: '', value }], ...more });
}

/** A path parameter with this schema. */
function inPath(stated: Partial<SchemaObject>, more: Partial<Parameter> = {}): Parameter {
  return parameter({ in: 'path', name: 'x', style: 'simple', explode: false, schema: schema(stated), ...more });
}

/** A schema of an object with a member that has an example, and one that has none. */
const point: Partial<SchemaObject> = {
  types: ['object'],
  properties: [
    { name: 'a', required: true, schema: schema({ types: ['integer'], examples: [3] }) },
    { name: 'b', required: true, schema: schema({ types: ['boolean'] }) },
  ],
};

describe('serverUrl', () => {
  const variable = (name: string, value: string) => ({ name, default: value, enum: [] });
  it.each<[string, Partial<Server> | undefined, string]>([
    ['an absolute one', { url: 'https://a.org/v1' }, 'https://a.org/v1'],
    ['slashes at the end', { url: 'https://a.org/v1//' }, 'https://a.org/v1'],
    [
      'variables',
      { url: 'https://{host}:{port}/{host}', variables: [variable('host', 'a.org'), variable('port', '8443')] },
      'https://a.org:8443/a.org',
    ],
    [
      'a variable with a dollar',
      { url: 'https://a.org/{x}', variables: [variable('x', "$&$'")] },
      "https://a.org/$&$'",
    ],
    ['a relative one', { url: '/v1' }, '/v1'],
    ['a relative one without a slash', { url: 'v1' }, 'v1'],
    ['one above the description', { url: '../v2/' }, '../v2'],
    ['one beside the description', { url: './v2' }, 'v2'],
    ['a variable that holds a path', { url: '{base}', variables: [variable('base', '/v1')] }, '/v1'],
    [
      'a variable that holds all of it',
      { url: '{base}', variables: [variable('base', 'https://a.org')] },
      'https://a.org',
    ],
    ['a host that has no value', { url: 'https://{a}.a.org/v1', variables: [variable('a', '')] }, '/v1'],
    ['a host whose variable is not described', { url: 'https://api.{a}.org/{b}' }, '/{b}'],
    [
      'a whole host without a value',
      { url: 'https://{a}:{b}/v1', variables: [variable('a', ''), variable('b', '1')] },
      '/v1',
    ],
    ['a label without a value', { url: 'https://api.{a}.org', variables: [variable('a', '')] }, ''],
    ['a variable for all of it', { url: '{endpoint}/v1' }, '/v1'],
    ['one for a path that has no value', { url: 'https://a.org/{a}', variables: [variable('a', '')] }, 'https://a.org'],
    ['a slash twice', { url: 'https://a.org/{stage}', variables: [variable('stage', '/prod')] }, 'https://a.org/prod'],
    ['a variable without a value', { url: '{base}', variables: [variable('base', '')] }, ''],
    ['an address without a scheme', { url: '//a.org/v1' }, 'https://a.org/v1'],
    ['a scheme without a value', { url: '{s}://a.org', variables: [variable('s', '')] }, 'https://a.org'],
    ['a host and port without a scheme', { url: 'localhost:8080/v1' }, 'https://localhost:8080/v1'],
    ['a scheme without a host', { url: 'https:/v1' }, '/v1'],
    ['a WebSocket', { url: 'wss://a.org/v1' }, 'https://a.org/v1'],
    ['a WebSocket without encryption', { url: 'WS://a.org/v1' }, 'http://a.org/v1'],
    ['the root', { url: '/' }, ''],
    ['the place of the description', { url: '.' }, ''],
    ['an empty one', { url: '' }, ''],
    ['none', undefined, ''],
  ])('%s', (_case, server, want) => {
    expect(serverUrl(server && { url: '', variables: [], ...server })).toBe(want);
  });
});

describe('the address of a server without a host', () => {
  it.each<[string, Operation['servers'], string]>([
    ['a path', [{ url: '/api/v1', variables: [] }], '/api/v1/tasks'],
    ['a path without a slash', [{ url: 'v1/', variables: [] }], '/v1/tasks'],
    ['above the description', [{ url: '../v2', variables: [] }], '/v2/tasks'],
    ['none', [], '/tasks'],
  ])('%s: scheme and host come from the environment', (_case, servers, want) => {
    const { url, base } = build({ servers });
    expect({ url, base }).toEqual({ url: want, base: { variable: 'API_HOST' } });
  });

  it('one beside it that has a host needs no variable', () => {
    const servers = [
      { url: 'https://a.org/v1', variables: [] },
      { url: '/v2', variables: [] },
    ];
    expect(build({ servers })).toMatchObject({ url: 'https://a.org/v1/tasks' });
    expect(build({ servers }).base).toBeUndefined();
  });
});

describe('the address', () => {
  it.each<[string, Partial<Operation>, string]>([
    [
      'the first of several servers',
      { servers: [...servers, { url: 'https://b.org', variables: [] }] },
      'https://api.x.org/tasks',
    ],
    [
      'path parameters',
      { path: '/a/{x}/{y}/{x}', parameters: [given('path', 'x', '1/2 $&'), given('path', 'y', 7)] },
      'https://api.x.org/a/1%2F2%20%24%26/7/1%2F2%20%24%26',
    ],
    ['a path parameter that is not described', { path: '/a/{x}' }, 'https://api.x.org/a/{x}'],
    [
      'path parameters without an example',
      { path: '/a b/{x y}/{x y}', parameters: [parameter({ in: 'path', name: 'x y' })] },
      'https://api.x.org/a%20b/{x y}/{x y}',
    ],
    [
      'a value that looks like a template',
      { path: '/a/{x}/{y}', parameters: [given('path', 'x', '{y}')] },
      'https://api.x.org/a/%7By%7D/{y}',
    ],
    [
      'a path parameter whose schema states a value',
      { path: '/a/{x}', parameters: [parameter({ in: 'path', name: 'x', schema: schema({ examples: ['b'] }) })] },
      'https://api.x.org/a/b',
    ],
    [
      'a path parameter whose schema names the values',
      {
        path: '/a/{x}',
        parameters: [parameter({ in: 'path', name: 'x', schema: schema({ enum: [{ value: 'c' }, { value: 'd' }] }) })],
      },
      'https://api.x.org/a/c',
    ],
    [
      'a path parameter whose schema says only what fits',
      { path: '/a/{x}', parameters: [parameter({ in: 'path', name: 'x', schema: schema({ types: ['integer'] }) })] },
      'https://api.x.org/a/{x}',
    ],
    ['an object in a path', { path: '/a/{x}', parameters: [inPath(point)] }, 'https://api.x.org/a/a,3,b,true'],
    [
      'an object in a path by a matrix',
      { path: '/a/{x}', parameters: [inPath(point, { style: 'matrix', explode: true })] },
      'https://api.x.org/a/;a=3;b=true',
    ],
    [
      'an object in a path by a label',
      { path: '/a/{x}', parameters: [inPath(point, { style: 'label' })] },
      'https://api.x.org/a/.a,3,b,true',
    ],
    [
      'a list in a path whose items have an example',
      {
        path: '/a/{x}',
        parameters: [inPath({ types: ['array'], items: schema({ types: ['integer'], examples: [3] }) })],
      },
      'https://api.x.org/a/3',
    ],
    [
      'a list in a path whose items have none',
      { path: '/a/{x}', parameters: [inPath({ types: ['array'], items: schema({ types: ['integer'] }) })] },
      'https://api.x.org/a/{x}',
    ],
    [
      'an object in a path of which nothing is known',
      { path: '/a/{x}', parameters: [inPath({ types: ['object'] })] },
      'https://api.x.org/a/{x}',
    ],
    ['signs in a path', { path: '/a b?c#d' }, 'https://api.x.org/a%20b?c'],
    [
      'required query parameters',
      {
        parameters: [given('query', 'a', 'b c'), given('query', 'z', 1, { required: false }), given('query', 'd', '&')],
      },
      'https://api.x.org/tasks?a=b%20c&d=%26',
    ],
    [
      'a query by content',
      { parameters: [given('query', 'f', 'x', { mediaType: 'application/json' })] },
      'https://api.x.org/tasks?f=%22x%22',
    ],
    [
      'a whole query',
      { parameters: [given('querystring', 'q', 'a b', { mediaType: 'text/plain' })] },
      'https://api.x.org/tasks?a%20b',
    ],
  ])('%s', (_case, partial, want) => {
    expect(build(partial).url).toBe(want);
  });
});

describe('headers', () => {
  const names = (partial: Partial<Operation>) =>
    build(partial).headers.map(({ name, value, secret }) => `${name}: ${value}${secret ? `$${secret}` : ''}`);
  const response = (status: string, type: string) => ({
    status,
    headers: [],
    links: [],
    content: [mediaType({ mediaType: type })],
  });

  it.each<[string, Partial<Operation>, string[]]>([
    [
      'what the first good response is',
      { responses: [response('400', 'a/b'), response('201', 'c/d'), response('200', 'e/f')] },
      ['Accept: c/d'],
    ],
    [
      'parameters',
      { parameters: [given('header', 'X-A', 'a b'), given('header', 'X-B', 'b', { required: false })] },
      ['X-A: a b'],
    ],
    [
      'none that are no parameters',
      { parameters: ['Accept', 'content-type', 'Authorization'].map((name) => given('header', name, 'x')) },
      [],
    ],
    [
      'cookies in one line',
      { parameters: [given('cookie', 'a', '1 2'), given('cookie', 'b', 2)] },
      ['Cookie: a=1%202; b=2'],
    ],
    [
      'a content type',
      { requestBody: { required: true, content: [mediaType({ schema: schema({ types: ['object'] }) })] } },
      ['Content-Type: application/json'],
    ],
    [
      'none for multipart',
      {
        requestBody: {
          required: true,
          content: [mediaType({ mediaType: 'multipart/form-data', schema: schema({ types: ['object'] }) })],
        },
      },
      [],
    ],
  ])('%s', (_case, partial, want) => {
    expect(names(partial)).toEqual(want);
  });

  const use = (scheme: SecurityScheme, name = 'apiToken') => ({ name, scopes: [], scheme });
  it.each<[string, SecurityScheme, string[]]>([
    ['a header', { kind: 'apiKey', name: 'X-Key', in: 'header' }, ['X-Key: $API_TOKEN']],
    ['a cookie', { kind: 'apiKey', name: 'sid', in: 'cookie' }, ['Cookie: sid=$API_TOKEN']],
    ['a cookie of any name', { kind: 'apiKey', name: 'a=b; c', in: 'cookie' }, ['Cookie: a%3Db%3B%20c=$API_TOKEN']],
    ['bearer', { kind: 'http', scheme: 'bearer' }, ['Authorization: Bearer $API_TOKEN']],
    ['basic', { kind: 'http', scheme: 'basic' }, ['Authorization: Basic $API_TOKEN']],
    ['a scheme in capital letters', { kind: 'http', scheme: 'hoba' }, ['Authorization: HOBA $API_TOKEN']],
    ['OAuth', { kind: 'oauth2', flows: [] }, ['Authorization: Bearer $API_TOKEN']],
    ['OpenID', { kind: 'openIdConnect', url: '' }, ['Authorization: Bearer $API_TOKEN']],
    ['a certificate', { kind: 'mutualTLS' }, []],
    ['something unknown', { kind: 'unknown' }, []],
  ])('authorise by %s', (_case, scheme, want) => {
    const security = [[use(scheme)], [use({ kind: 'http', scheme: 'digest' })]];
    expect(names({ security })).toEqual(want);
    expect(build({ security }).url).toBe('https://api.x.org/tasks');
  });

  it.each<[string, SecurityScheme, object]>([
    [
      'a key in the query',
      { kind: 'apiKey', name: 'k y', in: 'query' },
      { secretQuery: [{ name: 'k%20y', secret: 'API_TOKEN' }] },
    ],
    [
      'a key whose name is half of a pair',
      { kind: 'apiKey', name: '\ud800', in: 'query' },
      { secretQuery: [{ name: '%EF%BF%BD', secret: 'API_TOKEN' }] },
    ],
    ['Digest, which answers a challenge', { kind: 'http', scheme: 'Digest' }, { digest: 'API_TOKEN' }],
    ['a certificate', { kind: 'mutualTLS' }, { certificate: 'API_TOKEN' }],
  ])('are not what authorises by %s', (_case, scheme, want) => {
    const request = build({ security: [[use(scheme)]] });
    expect(request).toMatchObject({ ...want, headers: [] });
  });

  it.each<[string, SecurityScheme, Parameter]>([
    ['a header', { kind: 'apiKey', name: 'X-Key', in: 'header' }, given('header', 'x-key', 'abc')],
    ['a cookie', { kind: 'apiKey', name: 'sid', in: 'cookie' }, given('cookie', 'sid', 'abc')],
    ['a query', { kind: 'apiKey', name: 'key', in: 'query' }, given('query', 'key', 'abc')],
    ['half of a pair', { kind: 'apiKey', name: '\ud800', in: 'query' }, given('query', '\ud800', 'abc')],
  ])('hold a key once that is stated as a parameter as well: %s', (_case, scheme, own) => {
    const request = build({ security: [[use(scheme)]], parameters: [own] });
    expect(JSON.stringify(request)).not.toContain('abc');
    expect([...request.headers, ...(request.secretQuery ?? [])]).toMatchObject([{ secret: 'API_TOKEN' }]);
  });

  it('authorise by all schemes that are needed together, by none where none is fine', () => {
    const key: SecurityScheme = { kind: 'apiKey', name: 'X-Key', in: 'header' };
    expect(names({ security: [[use(key, 'a'), use({ kind: 'http', scheme: 'bearer' }, 'b-c')]] })).toEqual([
      'X-Key: $API_A',
      'Authorization: Bearer $API_B_C',
    ]);
    expect(names({ security: [[], [use(key)]] })).toEqual([]);
    // A request has that header once; what it is sent for is the requirement's matter.
    const flows = [use({ kind: 'oauth2', flows: [] }, 'a'), use({ kind: 'oauth2', flows: [] }, 'b')];
    expect(names({ security: [[...flows, use({ kind: 'http', scheme: 'DPoP' }, 'c')]] })).toEqual([
      'Authorization: Bearer $API_A',
    ]);
    const raw = use({ kind: 'apiKey', name: 'authorization', in: 'header' }, 'raw');
    expect(names({ security: [[raw, use({ kind: 'http', scheme: 'basic' }, 'b')]] })).toEqual([
      'authorization: $API_RAW',
    ]);
  });

  it('put plain cookies and a secret one in one line', () => {
    const security = [[use({ kind: 'apiKey', name: 'sid', in: 'cookie' })]];
    expect(names({ security, parameters: [given('cookie', 'a', 1)] })).toEqual(['Cookie: a=1; sid=$API_TOKEN']);
    const whole = [[use({ kind: 'apiKey', name: 'cookie', in: 'header' })]];
    expect(names({ security: whole, parameters: [given('cookie', 'a', 1)] })).toEqual(['cookie: a=1; $API_TOKEN']);
  });

  it.each([
    ['apiToken', 'API_TOKEN'],
    ['api_key', 'API_KEY'],
    ['API-KEY', 'API_KEY'],
    ['token', 'API_TOKEN'],
    ['store-key', 'API_STORE_KEY'],
    ['OAuth2', 'API_OAUTH2'],
    ['apiaryKey', 'API_APIARY_KEY'],
    ['1st', 'API_1ST'],
    ['api', 'API_TOKEN'],
    ['', 'API_TOKEN'],
    ['ключ', 'API_TOKEN'],
    // Names that mean something to a shell, a program or a machine already.
    ['AWS_SECRET_ACCESS_KEY', 'API_AWS_SECRET_ACCESS_KEY'],
    ['GITHUB_TOKEN', 'API_GITHUB_TOKEN'],
    ['PATH', 'API_PATH'],
    ['_PATH_', 'API_PATH'],
    ['IFS', 'API_IFS'],
    ['LD_PRELOAD', 'API_LD_PRELOAD'],
    ['NODE_OPTIONS', 'API_NODE_OPTIONS'],
    ['PROMPT_COMMAND', 'API_PROMPT_COMMAND'],
    ['BASH_ENV', 'API_BASH_ENV'],
    ['HTTPS_PROXY', 'API_HTTPS_PROXY'],
    ['a;touch x', 'API_A_TOUCH_X'],
    ['$(id)\n`id`', 'API_ID_ID'],
    ['API_$(id)', 'API_ID'],
  ])('keep the secret of %j in %s', (name, want) => {
    expect(build({ security: [[use({ kind: 'http', scheme: 'bearer' }, name)]] }).headers[0]?.secret).toBe(want);
  });
});

describe('the value of a body', () => {
  it.each([
    [
      'the first example',
      mediaType({
        examples: [
          { name: 'a', externalValue: '/a' },
          { name: 'b', value: 1 },
          { name: 'c', value: 2 },
        ],
      }),
      1,
    ],
    [
      'an example of null',
      mediaType({ examples: [{ name: '', value: null }], schema: schema({ types: ['string'] }) }),
      null,
    ],
    ['one made of the schema', mediaType({ schema: schema({ types: ['string'] }) }), 'text'],
    ['nothing', mediaType(), undefined],
  ])('%s', (_case, media, want) => {
    const given = operation({ requestBody: { required: true, content: [media] } });
    expect(operationRequest(given, createExampleCache(new Map())).bodies[0]?.value).toEqual(want);
  });
});

it.each(['@example.com/x', '.example.com/x', ':99/x'])('puts no path in the place of the host: %s', (path) => {
  expect(build({ path }).url).toBe(`https://api.x.org/${path}`);
  const noHost = [{ url: 'data:@example.com', variables: [] }];
  expect(build({ path, servers: noHost }).url).toBe(`/${path}`);
});

it('writes the method and the body of the first media type', () => {
  const content = [
    mediaType({ examples: [{ name: '', value: { a: 1 } }] }),
    mediaType({ mediaType: 'application/xml' }),
  ];
  expect(build({ method: 'query', requestBody: { required: true, content } })).toMatchObject({
    method: 'QUERY',
    body: { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
  });
});

it.each([
  ['application/octet-stream', { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' }],
  ['image/png', { kind: 'file', mediaType: 'image/png', filename: 'body.bin' }],
  ['application/json', undefined],
  ['text/plain', undefined],
])('of a body of %s without a schema, sends only a file', (type, want) => {
  const content = [mediaType({ mediaType: type })];
  expect(build({ method: 'post', requestBody: { required: true, content } }).body).toEqual(want);
});

it.each<[string, Partial<MediaType>, string | undefined]>([
  ['an object', { schema: schema({ types: ['object'] }) }, undefined],
  ['a list or an object', { schema: schema({ types: ['array', 'object'] }) }, undefined],
  ['a text', { schema: schema({ types: ['string'] }) }, 'text/plain'],
  ['a number', { schema: schema({ types: ['integer'] }) }, 'text/plain'],
  ['something', {}, 'text/plain'],
  [
    'an object that the author wrote as text',
    { schema: schema({ types: ['object'] }), examples: [{ name: '', value: 'a: 1' }] },
    'text/plain',
  ],
])('a response of text/plain is asked for where it is text: %s', (_what, media, want) => {
  const content = [mediaType({ mediaType: 'text/plain', ...media })];
  const { headers } = build({ responses: [{ status: '200', headers: [], links: [], content }] });
  expect(headers.find(({ name }) => name === 'Accept')?.value).toBe(want);
});

it.each<[string, string | undefined, string[], string]>([
  ['an object as text, then JSON', undefined, ['text/plain', 'application/json'], 'application/json'],
  ['what the description lists first', undefined, ['application/xml', 'application/json'], 'application/xml'],
  ['JSON where that is sent', 'application/json', ['application/xml', 'application/json'], 'application/json'],
  ['what is there where JSON is sent', 'application/json', ['application/xml'], 'application/xml'],
])('a request asks for %s', (_what, sent, types, want) => {
  const media = (type: string, name: string): MediaType =>
    mediaType({ mediaType: type, schema: schema({ types: ['object'], title: name }) });
  const { headers } = build({
    ...(sent === undefined ? {} : { requestBody: { required: true, content: [media(sent, 'sent')] } }),
    responses: [{ status: '200', headers: [], links: [], content: types.map((type) => media(type, type)) }],
  });
  expect(headers.find(({ name }) => name === 'Accept')?.value).toBe(want);
});
