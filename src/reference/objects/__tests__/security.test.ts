import { describe, expect, it } from 'vitest';
import { contextOf, modelOf, yamlOf } from '../../__tests__/builders';
import { accessUse } from '../../outputs/requestBuilder/requestForm';
import { authorise } from '../../request/authorise';
import { buildSecurity } from '../security';

const document = `
components:
  securitySchemes:
    key: {type: apiKey, name: X-Key, in: header, description: D}
    query: {type: apiKey, name: k, in: query}
    cookie: {type: apiKey, name: sid, in: cookie}
    token: {type: http, scheme: bearer, bearerFormat: JWT}
    oauth:
      type: oauth2
      flows:
        clientCredentials: {tokenUrl: /token, refreshUrl: /refresh, scopes: {read: Read it., toString: odd}}
        authorizationCode: {authorizationUrl: /auth, tokenUrl: /token}
        x-own: {}
    openid: {type: openIdConnect, openIdConnectUrl: https://x.org}
    tls: {type: mutualTLS}
    odd: {type: magic}
    signed: {type: apiKey, name: Authorization, in: header, x-amazon-apigateway-authtype: awsSigv4}
    custom: {type: apiKey, name: Authorization, in: header, x-amazon-apigateway-authtype: custom}
    alias: {$ref: '#/components/securitySchemes/token'}`;

function build(yaml: string) {
  return buildSecurity(yamlOf(yaml), contextOf(document));
}

it('addresses that are empty are none', () => {
  const flow = "{authorizationUrl: '', tokenUrl: /token, refreshUrl: ' ', scopes: {}}";
  const schemes = `{o: {type: oauth2, oauth2MetadataUrl: '', flows: {authorizationCode: ${flow}}}, b: {type: http, scheme: bearer, bearerFormat: ''}}`;
  const { model } = modelOf(`components: {securitySchemes: ${schemes}}`);
  expect(JSON.stringify(model.securitySchemes)).not.toMatch(
    /"(?:authorizationUrl|refreshUrl|metadataUrl|bearerFormat)"/,
  );
});

describe('alternatives', () => {
  it.each<[string, string[][]]>([
    ['[{key: []}, {token: []}]', [['key'], ['token']]],
    ['[{key: [], token: []}]', [['key', 'token']]],
    ['[{}, {key: []}]', [[], ['key']]],
    ['[]', []],
    ['null', []],
  ])('%s -> %j', (yaml, want) => {
    expect(build(yaml).map((uses) => uses.map(({ name }) => name))).toEqual(want);
  });

  it('keeps scopes', () => {
    expect(build('[{oauth: [read, write]}]')[0]?.[0]?.scopes).toEqual(['read', 'write']);
  });
});

describe('schemes', () => {
  it.each<[string, object]>([
    ['key', { kind: 'apiKey', name: 'X-Key', in: 'header', description: ['D'] }],
    ['query', { kind: 'apiKey', name: 'k', in: 'query' }],
    ['cookie', { kind: 'apiKey', name: 'sid', in: 'cookie' }],
    ['token', { kind: 'http', scheme: 'bearer', bearerFormat: 'JWT' }],
    ['alias', { kind: 'http', scheme: 'bearer' }],
    ['openid', { kind: 'openIdConnect', url: 'https://x.org' }],
    ['tls', { kind: 'mutualTLS' }],
    ['odd', { kind: 'unknown' }],
    ['signed', { kind: 'http', scheme: 'AWS4-HMAC-SHA256' }],
    ['custom', { kind: 'apiKey', name: 'Authorization', in: 'header' }],
    ['missing', { kind: 'unknown' }],
    ['constructor', { kind: 'unknown' }],
  ])('%s -> %j', (name, want) => {
    expect(build(`[{${name}: []}]`)[0]?.[0]?.scheme).toMatchObject(want);
  });

  it('reads every flow with its scopes', () => {
    expect(build('[{oauth: []}]')[0]?.[0]?.scheme).toEqual({
      kind: 'oauth2',
      description: undefined,
      flows: [
        {
          ...{ name: 'clientCredentials', authorizationUrl: undefined, tokenUrl: '/token', refreshUrl: '/refresh' },
          scopes: [
            { name: 'read', description: 'Read it.' },
            { name: 'toString', description: 'odd' },
          ],
        },
        { name: 'authorizationCode', authorizationUrl: '/auth', tokenUrl: '/token', refreshUrl: undefined, scopes: [] },
      ],
    });
  });
});

it('schemes whose names make one variable, or that of the base URL, have variables of their own', () => {
  const names = ['apiToken', 'token', 'TOKEN', 'token_2', 'apiBase', 'ключ'];
  const { model } = modelOf(`
security: [{${names.map((name) => `${name}: []`).join(', ')}}]
components: {securitySchemes: {${names.map((name) => `${name}: {type: apiKey, in: header, name: X}`).join(', ')}}}
paths: {/a: {get: {responses: {}}}}`);
  const variables = (model.operations[0]?.security ?? []).flatMap((requirement) =>
    authorise(requirement).headers.map(({ secret }) => secret),
  );
  expect(variables).toEqual(['API_TOKEN', 'API_TOKEN_3', 'API_TOKEN_4', 'API_TOKEN_2', 'API_BASE_2', 'API_TOKEN_5']);
});

it('what requests are filled in from keeps these variables', () => {
  const scheme = { kind: 'http', scheme: 'bearer' } as const;
  const use = accessUse({ name: 'token', scopes: [], scheme, variable: 'API_TOKEN_2' });
  expect(authorise([use]).headers[0]?.secret).toBe('API_TOKEN_2');
});
