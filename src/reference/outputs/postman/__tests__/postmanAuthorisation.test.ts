import { expect, test } from 'vitest';
import { documentOf, make, parametersOf } from './postmanCases';

/** A request of an operation with this security, the authorisation of the collection in the place of none of its own. */
function authorised(security: string, more = '', servers = '[{ url: https://api.example.com/v1 }]') {
  const flows = {
    code: 'authorizationCode: { authorizationUrl: https://id.example.com/auth, tokenUrl: /token, refreshUrl: https://id.example.com/refresh, scopes: {} }',
    client: 'clientCredentials: { tokenUrl: token, scopes: {} }',
  };
  const schemes = `{ token: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key }, inQuery: { type: apiKey, in: query, name: key }, odd: { type: apiKey, in: query, name: k& 1 },
    inCookie: { type: apiKey, in: cookie, name: session }, other cookie: { type: apiKey, in: cookie, name: csrf }, basic: { type: http, scheme: Basic }, digest: { type: http, scheme: digest },
    hawk: { type: http, scheme: hawk }, ntlm: { type: http, scheme: NTLM }, aws: { type: http, scheme: AWS4-HMAC-SHA256 }, custom: { type: http, scheme: Token }, tls: { type: mutualTLS },
    oidc: { type: openIdConnect, openIdConnectUrl: /x }, oauth: { type: oauth2, flows: { implicit: { authorizationUrl: /old, scopes: {} }, ${flows.code} } }, machine: { type: oauth2, flows: { ${flows.client} } }, apiHost: { type: http, scheme: bearer }, own: { type: apiKey, in: header, name: Authorization }, also: { type: apiKey, in: header, name: authorization }, all: { type: apiKey, in: header, name: cookie } }`;
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
  [
    'a header of cookies beside one that is required',
    '[{ all: [], inCookie: [] }]',
    ', parameters: [{ name: a, in: cookie, required: true, schema: {}, example: 1 }]',
    'noauth',
    ['Cookie: a=1; {{all}}; session={{inCookie}}'],
    [],
  ],
  ['a key there first', '[{ own: [], basic: [] }]', '', 'apikey', ['- Authorization: Basic {{basic}}'], []],
  ['a key there second', '[{ basic: [], own: [] }]', '', 'basic', ['- Authorization: {{own}}'], []],
  ['two keys there', '[{ own: [], also: [] }]', '', 'apikey', ['- authorization: {{also}}'], []],
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
