import { expect, it } from 'vitest';
import type { Operation, SecurityScheme } from '../../reference/model';
import { checkSecurity, secretsFor } from '../security';

const basic: SecurityScheme = { kind: 'http', scheme: 'basic' };
const key: SecurityScheme = { kind: 'apiKey', name: 'X-Key', in: 'header' };

function operationWith(name: string, scheme: SecurityScheme): Operation {
  return { security: [[{ name, scheme, scopes: [] }]] } as unknown as Operation;
}

it.each<[name: string, scheme: SecurityScheme, want: Record<string, string>]>([
  ['apiToken', { kind: 'http', scheme: 'bearer' }, { API_TOKEN: 'secret' }],
  ['store-key', key, { API_STORE_KEY: 'secret' }],
  ['login', basic, { API_LOGIN: btoa('user:secret') }],
  ['digest', { kind: 'http', scheme: 'digest' }, { API_DIGEST: 'user:secret' }],
  ['certificate', { kind: 'mutualTLS' }, {}],
])('samples read the token of %s from its variable', (name, scheme, want) =>
  expect(secretsFor([operationWith(name, scheme)], 'secret')).toEqual(want),
);

it('reads a variable that a scheme has for itself', () => {
  const operation = { security: [[{ name: 'token', scheme: key, scopes: [], variable: 'API_TOKEN_2' }]] };
  expect(secretsFor([operation as unknown as Operation], 'secret')).toEqual({ API_TOKEN_2: 'secret' });
});

it('accepts the response to a Digest challenge', () => {
  const { security } = operationWith('digest', { kind: 'http', scheme: 'Digest' });
  const check = (authorization: string) =>
    checkSecurity(security, { method: 'GET', url: '/', headers: { authorization }, body: new Uint8Array() }, 'secret');
  expect(
    check('Digest username="user", realm="sandbox", nonce="sandbox", uri="/", response="6629fae4"'),
  ).toBeUndefined();
  expect(check('Digest username="user"')?.message).toBe('The token is not valid');
  expect(check('Basic x')?.message).toBe('The digest is missing');
});

it('accepts the secret that it gives out for Basic', () => {
  const { security } = operationWith('login', basic);
  const headers = { authorization: `Basic ${secretsFor([operationWith('login', basic)], 'secret').API_LOGIN}` };
  const request = { method: 'GET', url: '/', headers, body: new Uint8Array() };
  expect(checkSecurity(security, request, 'secret')).toBeUndefined();
  expect(checkSecurity(security, request, 'other')?.message).toBe('The password is not valid');
});
