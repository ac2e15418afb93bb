import { describe, expect, test } from 'vitest';
import { documentOf, make, parametersOf, requestOf } from './postmanCases';

describe('the address', () => {
  const id = '{ name: id, in: path, required: true, schema: { type: string }, example: ab/1 2ü }';
  const both = `parameters: [${id}, { name: mode, in: path, required: true, example: fast }]`;

  test.each([
    ['of a plain path', '/tasks', '{}', '{{baseUrl}}/tasks', []],
    ['of the root', '/', '{}', '{{baseUrl}}/', []],
    ['with a slash at its end', '/tasks/', '{}', '{{baseUrl}}/tasks/', []],
    [
      'with a variable',
      '/tasks/{id}/close',
      `parameters: [${id}]`,
      '{{baseUrl}}/tasks/:id/close',
      [['id', 'ab%2F1 2ü']],
    ],
    [
      'with two',
      '/{mode}/{id}',
      both,
      '{{baseUrl}}/:mode/:id',
      [
        ['mode', 'fast'],
        ['id', 'ab%2F1 2ü'],
      ],
    ],
    ['with a part of a segment', '/tasks/{mode}.csv', both, '{{baseUrl}}/tasks/fast.csv', []],
    [
      'with variables without an example',
      '/a/{x}/b.{y}',
      'parameters: [{ name: x, in: path, schema: { type: integer } }, { name: y, in: path, schema: { type: string } }]',
      '{{baseUrl}}/a/:x/b.{{y}}',
      [['x', '{{x}}']],
    ],
    ['with a variable that is not described', '/tasks/{x}', '{}', '{{baseUrl}}/tasks/:x', [['x', '{{x}}']]],
    [
      'with a variable that has the name of one of the collection, in a style',
      '/a/{base Url}/{baseUrl}',
      'parameters: [{ name: baseUrl, in: path, style: matrix, schema: { type: string } }]',
      '{{baseUrl}}/a/:base Url/:baseUrl',
      [
        ['base Url', '{{base-Url}}'],
        ['baseUrl', ';baseUrl={{path-baseUrl}}'],
      ],
    ],
    [
      'on a server of its own',
      '/up',
      'servers: [{ url: "http://up.example.com:8080/v2/" }]',
      'http://up.example.com:8080/v2/up',
      [],
    ],
  ])('%s', (_name, path, yaml, raw, variables) => {
    const { url } = requestOf(yaml, { path }).request;
    expect(url.raw).toBe(raw);
    expect((url.variable ?? []).map(({ key, value }) => [key, value])).toEqual(variables);
  });

  test('on a server of its own is given in parts as well', () => {
    const { url } = requestOf('servers: [{ url: "http://up.example.com:8080/v2/" }]', { path: '/a' }).request;
    expect(url).toMatchObject({ protocol: 'http', host: ['up', 'example', 'com'], port: '8080', path: ['v2', 'a'] });
  });

  test.each([
    ['required', '{ name: q, required: true, example: 1 }', ['q=1'], '?q=1'],
    ['optional', '{ name: q, example: 1 }', ['- q=1'], ''],
    ['without an example', '{ name: q, schema: { type: integer, minimum: 5 } }', ['- q=5'], ''],
    ['required, without an example', '{ name: q, required: true, schema: { type: integer } }', ['q={{q}}'], '?q={{q}}'],
    ['with a named example', '{ name: q, examples: { a: { value: x }, b: { value: y } } }', ['- q=x'], ''],
    ['a 3.1 nullable one', '{ name: q, schema: { type: [string, "null"], examples: [z] } }', ['- q=z'], ''],
    [
      'a date-time, left readable',
      '{ name: q, required: true, example: "2026-03-02T08:15:00.000" }',
      ['q=2026-03-02T08:15:00.000'],
      '?q=2026-03-02T08:15:00.000',
    ],
    [
      'what has to be encoded',
      '{ name: q, required: true, example: "a&b+c#d%e" }',
      ['q=a%26b%2Bc%23d%25e'],
      '?q=a%26b%2Bc%23d%25e',
    ],
    [
      'a list, a row for each item',
      '{ name: q, schema: { type: array }, example: [1, "a,b"] }',
      ['- q=1', '- q=a%2Cb'],
      '',
    ],
    ['a list without items', '{ name: q, required: true, example: [] }', ['- q='], ''],
    [
      'JSON that is made, or one value that is not',
      '{ name: q, required: true, content: { application/json: { schema: { type: object, properties: { a: { type: integer } } } } } }',
      ['q={"a":1}'],
      '?q={"a":1}',
    ],
    [
      'one value of JSON without an example',
      '{ name: q, required: true, content: { application/json: { schema: { type: string } } } }',
      ['q={{q}}'],
      '?q={{q}}',
    ],
    ['a joined list', '{ name: q, explode: false, required: true, example: [1, "a,b"] }', ['q=1,a%2Cb'], '?q=1,a%2Cb'],
    ['a text with commas', '{ name: q, example: "1,2" }', ['- q=1,2'], ''],
    ['a deep object', '{ name: q, style: deepObject, example: { a: 1, b: x } }', ['- q[a]=1', '- q[b]=x'], ''],
    ['an empty list', '{ name: q, example: [] }', ['- q='], ''],
    ['JSON', '{ name: q, content: { application/json: { example: { a: [1, 2] } } } }', ['- q={"a":[1,2]}'], ''],
  ])('with a query parameter: %s', (_name, parameter, want, search) => {
    const { request } = requestOf(`parameters: [${parameter.replace('{', '{ in: query,')}]`);
    expect(parametersOf(request)).toEqual(want);
    expect(request.url.raw).toBe(`{{baseUrl}}/tasks${search}`);
  });

  test.each<[type: string, more: string, want: object[], search: string]>([
    [
      'application/x-www-form-urlencoded',
      'required: true',
      [
        ['a', '1'],
        ['l', 'x y'],
        ['l', 'z%26'],
      ],
      '?a=1&l=x y&l=z%26',
    ],
    [
      'application/x-www-form-urlencoded',
      'required: false',
      [
        ['a', '1', true],
        ['l', 'x y', true],
        ['l', 'z%26', true],
      ],
      '',
    ],
    ['application/json', 'required: true', [['{"a":1,"l":["x y","z%26"]}', null]], '?{"a":1,"l":["x y","z%26"]}'],
  ])('with a whole query of the type %s, %s', (type, more, want, search) => {
    const { request } = requestOf(
      `parameters: [{ in: querystring, name: q, ${more}, content: { ${type}: { example: { a: 1, l: [x y, z&] } } } }]`,
    );
    const rows = request.url.query?.map(({ key, value, disabled }) => [key, value, ...(disabled ? [true] : [])]);
    expect(rows).toEqual(want);
    expect(request.url.raw).toBe(`{{baseUrl}}/tasks${search}`);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'a=1&b', '?a=1&b'],
    ['text/plain', 'hello world', '?hello world'],
  ])('with a whole query of the type %s that is the text %s', (type, example, search) => {
    const { request } = requestOf(
      `parameters: [{ in: querystring, name: q, required: true, content: { ${type}: { example: '${example}' } } }]`,
    );
    expect(request.url.raw).toBe(`{{baseUrl}}/tasks${search}`);
  });
});

test('headers: media types, stated headers, cookies; optional ones disabled, those of no effect left out', () => {
  const { request } = requestOf(`
    parameters:
      - { in: header, name: If-Match, required: true, example: '"7"' }
      - { in: header, name: Idempotency-Key, deprecated: true, description: Any key., example: k1 }
      - { in: header, name: content-type, example: text/plain }
      - { in: cookie, name: a, required: true, example: 1 }
      - { in: cookie, name: b, example: 2 }
    requestBody: { content: { application/json: { example: {} } } }
    responses: { 400: { content: { text/plain: {} } }, 200: { content: { text/csv: {} } } }`);
  expect(request.header).toEqual([
    { key: 'Content-Type', value: 'application/json' },
    { key: 'Accept', value: 'text/csv' },
    { key: 'If-Match', value: '"7"' },
    { key: 'Idempotency-Key', value: 'k1', description: '**Deprecated.** Any key.', disabled: true },
    { key: 'Cookie', value: 'a=1' },
    { key: 'Cookie', value: 'b=2', disabled: true },
  ]);
});

/** A request of an operation with this security, the authorisation of the collection in the place of none of its own. */
function authorised(security: string, more = '', servers = '[{ url: https://api.example.com/v1 }]') {
  const flows = {
    code: 'authorizationCode: { authorizationUrl: https://id.example.com/auth, tokenUrl: /token, refreshUrl: https://id.example.com/refresh, scopes: {} }',
    client: 'clientCredentials: { tokenUrl: token, scopes: {} }',
  };
  const schemes = `{ token: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key }, inQuery: { type: apiKey, in: query, name: key }, odd: { type: apiKey, in: query, name: k& 1 },
    inCookie: { type: apiKey, in: cookie, name: session }, other cookie: { type: apiKey, in: cookie, name: csrf }, basic: { type: http, scheme: Basic }, digest: { type: http, scheme: digest },
    hawk: { type: http, scheme: hawk }, ntlm: { type: http, scheme: NTLM }, aws: { type: http, scheme: AWS4-HMAC-SHA256 }, custom: { type: http, scheme: Token }, tls: { type: mutualTLS },
    oidc: { type: openIdConnect, openIdConnectUrl: /x }, oauth: { type: oauth2, flows: { implicit: { authorizationUrl: /old, scopes: {} }, ${flows.code} } }, machine: { type: oauth2, flows: { ${flows.client} } }, apiHost: { type: http, scheme: bearer } }`;
  const operation = `{ security: ${security}, responses: { 200: { description: OK } }${more} }`;
  const made = make(
    documentOf(
      `{ servers: ${servers}, paths: { /a: { get: ${operation} } }, components: { securitySchemes: ${schemes} } }`,
    ),
  );
  const { request } = made.items[0] ?? {};
  if (!request) throw new Error('no request was made');
  const auth = request.auth ?? made.collection.auth;
  const attributes = Object.entries(auth).flatMap(([key, value]) =>
    Array.isArray(value) && key === auth.type ? value : [],
  );
  return {
    request,
    type: auth.type,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    headers: request.header.map(({ key, value, disabled }) => `${disabled ? '- ' : ''}${key}: ${value}`),
    secrets: made.environment.values.map((each) => (each as { key: string }).key).filter((key) => key !== 'baseUrl'),
  };
}

const login = { username: '{{basicUsername}}', password: '{{basicPassword}}' };
const pick = { addTokenTo: 'header', headerPrefix: 'Bearer' };

test.each<[name: string, security: string, type: string, attributes: object, secrets: string[]]>([
  ['a bearer token', '[{ token: [] }]', 'bearer', { token: '{{token}}' }, ['token']],
  ['a token, or else nothing', '[{ token: [] }, {}]', 'bearer', { token: '{{token}}' }, ['token']],
  ['nothing, or else a token, as samples send it', '[{}, { token: [] }]', 'noauth', {}, []],
  ['nothing', '[]', 'noauth', {}, []],
  ['a key in a header', '[{ key: [] }]', 'apikey', { key: 'X-Key', value: '{{key}}', in: 'header' }, ['key']],
  ['a key in the query', '[{ inQuery: [] }]', 'apikey', { key: 'key', value: '{{inQuery}}', in: 'query' }, ['inQuery']],
  ['a name and password', '[{ basic: [] }]', 'basic', login, ['basicUsername', 'basicPassword']],
  [
    'Digest',
    '[{ digest: [] }]',
    'digest',
    { username: '{{digestUsername}}', password: '{{digestPassword}}' },
    ['digestUsername', 'digestPassword'],
  ],
  [
    'NTLM',
    '[{ ntlm: [] }]',
    'ntlm',
    { username: '{{ntlmUsername}}', password: '{{ntlmPassword}}' },
    ['ntlmUsername', 'ntlmPassword'],
  ],
  [
    'Hawk',
    '[{ hawk: [] }]',
    'hawk',
    { authId: '{{hawkId}}', authKey: '{{hawkKey}}', algorithm: 'sha256' },
    ['hawkId', 'hawkKey'],
  ],
  [
    'a signature of AWS',
    '[{ aws: [] }]',
    'awsv4',
    {
      accessKey: '{{awsAccessKey}}',
      secretKey: '{{awsSecretKey}}',
      region: '{{awsRegion}}',
      service: '{{awsService}}',
    },
    ['awsAccessKey', 'awsSecretKey', 'awsRegion', 'awsService'],
  ],
  [
    'another scheme',
    '[{ custom: [] }]',
    'apikey',
    { key: 'Authorization', value: 'Token {{custom}}', in: 'header' },
    ['custom'],
  ],
  ['OpenID Connect', '[{ oidc: [email] }]', 'bearer', { token: '{{oidc}}' }, ['oidc']],
  [
    'OAuth with a code',
    '[{ oauth: [a, b] }]',
    'oauth2',
    {
      ...{ accessToken: '{{oauth}}', tokenName: 'oauth', ...pick, grant_type: 'authorization_code', scope: 'a b' },
      authUrl: 'https://id.example.com/auth',
      accessTokenUrl: 'https://api.example.com/token',
      refreshTokenUrl: 'https://id.example.com/refresh',
      ...{ clientId: '{{oauthClientId}}', clientSecret: '{{oauthClientSecret}}' },
    },
    ['oauth', 'oauthClientId', 'oauthClientSecret'],
  ],
  [
    'OAuth of a machine, whose address is below that of the server',
    '[{ machine: [] }]',
    'oauth2',
    {
      ...{ accessToken: '{{machine}}', tokenName: 'machine', ...pick, grant_type: 'client_credentials' },
      accessTokenUrl: 'https://api.example.com/v1/token',
      ...{ clientId: '{{machineClientId}}', clientSecret: '{{machineClientSecret}}' },
    },
    ['machine', 'machineClientId', 'machineClientSecret'],
  ],
  ['a certificate, which no field holds', '[{ tls: [] }]', 'noauth', {}, []],
  [
    'a scheme with the name of another variable',
    '[{ apiHost: [] }]',
    'bearer',
    { token: '{{apiHost-2}}' },
    ['apiHost-2'],
  ],
])('authorisation: %s', (_name, security, type, attributes, secrets) => {
  expect(authorised(security)).toMatchObject({ type, attributes, secrets });
});

test.each<[name: string, security: string, more: string, type: string, headers: string[], query: string[]]>([
  ['a token and a key', '[{ key: [], token: [] }]', '', 'bearer', ['X-Key: {{key}}'], []],
  ['two keys', '[{ key: [], inQuery: [] }]', '', 'apikey', [], ['key={{inQuery}}']],
  ['a key with signs in its name', '[{ key: [], odd: [] }]', '', 'apikey', [], ['k%26 1={{odd}}']],
  ['a key in a cookie', '[{ inCookie: [] }]', '', 'noauth', ['Cookie: session={{inCookie}}'], []],
  [
    'two cookies beside one that is required',
    '[{ inCookie: [], other cookie: [], basic: [] }]',
    ', parameters: [{ name: a, in: cookie, required: true, schema: {}, example: 1 }, { name: session, in: cookie, required: true, schema: {}, example: x }]',
    'basic',
    ['Cookie: a=1; session={{inCookie}}; csrf={{other-cookie}}'],
    [],
  ],
  ['two of one header', '[{ token: [], custom: [] }]', '', 'bearer', ['- Authorization: Token {{custom}}'], []],
  [
    'a key that is a parameter as well',
    '[{ key: [], inQuery: [] }]',
    ', parameters: [{ name: x-key, in: header, required: true, schema: {}, example: a }, { name: key, in: query, schema: {}, example: b }]',
    'apikey',
    [],
    ['key={{inQuery}}'],
  ],
])('credentials that are needed together: %s', (_name, security, more, type, headers, query) => {
  const made = authorised(security, more);
  expect(made).toMatchObject({ type, headers });
  expect(parametersOf(made.request)).toEqual(query);
  expect(made.request.url.raw.split('?')[1] ?? '').toBe(query.join('&'));
});

test('the address of a token is relative to a server without a host', () => {
  expect(authorised('[{ machine: [] }]', '', '[{ url: /v1 }]').attributes).toMatchObject({
    accessTokenUrl: '{{apiHost}}/v1/token',
  });
  expect(authorised('[{ oauth: [] }]', '', '[{ url: /v1 }]').attributes).toMatchObject({
    accessTokenUrl: '{{apiHost}}/token',
  });
});

test('a request keeps its description without links into the site, and says when it is deprecated', () => {
  const description =
    'See [the `x` guide](/docs/x), ![a picture](p.png), [#tag](#tag/A), `[code](/x)` and [out](https://example.com/).';
  const { request } = requestOf(`{ deprecated: true, description: '${description}' }`);
  expect(request.description).toBe(
    '**Deprecated.** See the `x` guide, a picture, #tag, `[code](/x)` and [out](https://example.com/).',
  );
});

describe('what the author wrote is no variable of the collection', () => {
  const hostile = '{{{{secret}}';
  const parameter = (place: string): string =>
    `{ name: "${place}${hostile}", in: ${place}, required: true, schema: { type: string }, example: "${hostile}" }`;
  const servers = `servers: [{ url: "https://a.example/${hostile}" }]`;

  test.each<[place: string, operation: string]>([
    ...['query', 'header', 'cookie'].map((place): [string, string] => [place, `parameters: [${parameter(place)}]`]),
    ['reserved', `parameters: [{ name: q, in: query, required: true, allowReserved: true, example: "${hostile}" }]`],
    ['server', servers],
    ...['application/json', 'application/xml', 'text/plain', `text/${hostile}`].map((type): [string, string] => [
      type,
      `requestBody: { content: { "${type}": { schema: { type: string }, example: "${hostile}" } } }`,
    ]),
    ...['application/x-www-form-urlencoded', 'multipart/form-data'].map((type): [string, string] => [
      type,
      `requestBody: { content: { ${type}: { schema: { type: object, properties: { "${hostile}": { type: string } } }, example: { "${hostile}": "${hostile}" } } } }`,
    ]),
  ])('in %s', (_place, operation) => {
    const { request } = requestOf(operation);
    expect(JSON.stringify(request)).not.toContain('{{secret}}');
    expect(JSON.stringify(request)).toContain('secret');
  });

  test('JSON stays the same value', () => {
    const { request } = requestOf(
      `requestBody: { content: { application/json: { schema: { type: object }, example: { "${hostile}": "{{a" } } } }`,
    );
    const body = request.body?.mode === 'raw' ? request.body.raw : '';
    expect(JSON.parse(body)).toEqual({ [hostile]: '{{a' });
  });
});
