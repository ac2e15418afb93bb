import { expect, it } from 'vitest';
import type { Operation, SecurityScheme } from '../../../reference/model';
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
  expect(check('Basic x')?.message).toBe('The header Authorization (digest) is missing');
});

it('accepts the secret that it gives out for Basic', () => {
  const { security } = operationWith('login', basic);
  const headers = { authorization: `Basic ${secretsFor([operationWith('login', basic)], 'secret').API_LOGIN}` };
  const request = { method: 'GET', url: '/', headers, body: new Uint8Array() };
  expect(checkSecurity(security, request, 'secret')).toBeUndefined();
  expect(checkSecurity(security, request, 'other')?.message).toBe('The password is not valid');
});

it.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'The token is missing'],
  ['a wrong key', { 'x-key': 'no' }, 'The header X-Key is not valid'],
  ['a wrong password', { authorization: `Basic ${btoa('user:no')}` }, 'The password is not valid'],
  ['one of two that are needed together', { 'x-app': 'secret' }, 'The header X-Id is missing'],
  ['a right and a wrong one of two', { 'x-app': 'secret', 'x-id': 'no' }, 'The header X-Id is not valid'],
])('of several ways, the reason against %s is of the way that the request takes', (_sent, headers, want) => {
  const use = (name: string, scheme: SecurityScheme) => ({ name, scheme, scopes: [] });
  const header = (name: string): SecurityScheme => ({ kind: 'apiKey', name, in: 'header' });
  const alternatives = [
    [use('token', { kind: 'http', scheme: 'bearer' })],
    [use('id', header('X-Id')), use('app', header('X-App'))],
    [use('key', key)],
    [use('login', basic)],
  ];
  const request = { method: 'GET', url: '/', headers, body: new Uint8Array() };
  expect(checkSecurity(alternatives, request, 'secret')?.message).toBe(want);
});

it.each<[string, Record<string, string>, string | undefined]>([
  ['the first', { authorization: 'Bearer secret', 'x-key': 'secret' }, undefined],
  ['the second', { authorization: `Basic ${btoa('user:secret')}`, 'x-key': 'secret' }, undefined],
  ['none of them', { 'x-key': 'secret' }, 'The token is missing'],
  ['a wrong one', { authorization: 'Bearer no', 'x-key': 'secret' }, 'The token is not valid'],
  ['a right one, but no key', { authorization: 'Bearer secret' }, 'The header X-Key is missing'],
])('of two schemes of a requirement that are sent in the header Authorization, %s', (_sent, headers, want) => {
  const use = (name: string, scheme: SecurityScheme) => ({ name, scheme, scopes: [] });
  const requirement = [use('token', { kind: 'oauth2', flows: [] }), use('login', basic), use('key', key)];
  const request = { method: 'GET', url: '/', headers, body: new Uint8Array() };
  expect(checkSecurity([requirement], request, 'secret')?.message).toBe(want);
});

it.each([
  ['s=1; t=2', undefined],
  ['a=b; s=1; t=2', undefined],
  ['s=1; t=2; a=b', undefined],
  ['as=1; t=2', 'The header cookie is not valid'],
  ['s=1; t=23', 'The header cookie is not valid'],
  [undefined, 'The header cookie is missing'],
])('takes what authorises from among the cookies of %s', (cookie, want) => {
  const { security } = operationWith('session', { kind: 'apiKey', in: 'header', name: 'cookie' });
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const request = { method: 'GET', url: '/', headers, body: new Uint8Array() };
  expect(checkSecurity(security, request, 's=1; t=2')?.message).toBe(want);
});
