import { expect, it } from 'vitest';
import { firstSection, makeAll, renderTexts } from '../../__tests__/builders';
import type { SecurityScheme } from '../../model';
import { accessPieces } from '../../words';
import { createSchemeNamer, securityView } from '../securityView';

const context = { renderText: renderTexts, nameScheme: createSchemeNamer([]) };

const use = (scheme: SecurityScheme, scopes: string[] = []) => ({ name: 'auth', scopes, scheme });

it.each<[SecurityScheme, string]>([
  [{ kind: 'apiKey', name: 'X-Key', in: 'header' }, 'API key in the header X-Key'],
  [{ kind: 'apiKey', name: 'k', in: 'query' }, 'API key in the query parameter k'],
  [{ kind: 'apiKey', name: 's', in: 'cookie' }, 'API key in the cookie s'],
  [{ kind: 'http', scheme: 'Bearer' }, 'bearer token'],
  [{ kind: 'http', scheme: 'Basic' }, 'basic authorisation'],
  [{ kind: 'http', scheme: 'DPoP' }, 'DPoP authorisation'],
  [{ kind: 'http', scheme: 'DIGEST' }, 'digest authorisation'],
  [{ kind: 'oauth2', flows: [] }, 'OAuth 2'],
  [{ kind: 'openIdConnect', url: '' }, 'OpenID Connect'],
  [{ kind: 'mutualTLS' }, 'client certificate'],
  [{ kind: 'unknown' }, 'auth'],
])('%j is called %s', (scheme, want) => {
  expect(securityView({ security: [[use(scheme)]] }, context).alternatives[0]?.[0]?.label).toBe(want);
});

it('keeps what is needed together apart from what is one of several', () => {
  const key: SecurityScheme = { kind: 'mutualTLS' };
  const view = securityView({ security: [[use(key), use(key, ['read'])], [use(key)], []] }, context);
  expect(view.alternatives.map((uses) => uses.map(({ label, scopes }) => [label, ...scopes].join(' ')))).toEqual([
    ['client certificate', 'client certificate read'],
    ['client certificate'],
    ['no authorisation'],
  ]);
  expect(securityView({ security: [] }, context).alternatives).toEqual([]);
});

it.each<[string, string, boolean]>([
  ['', 'get: {responses: {}}', true],
  ['security: []', 'get: {responses: {}}', false],
  ['', 'get: {security: [], responses: {}}', false],
  ['', 'get: {security: [{}], responses: {}}', false],
])('with "%s" and "%s" access is unstated: %s', (document, operation, want) => {
  const section = firstSection(makeAll(`${document}\npaths: {/a: {${operation}}}`));
  expect(section.security.isUnstated ?? false).toBe(want);
});

const bearer = '{type: http, scheme: bearer}';
const key = '{type: apiKey, in: header, name: X-Key}';
it.each<[what: string, schemes: string, security: string, want: string]>([
  ['one of two bearer tokens', `{Api: ${bearer}, Admin: ${bearer}}`, '[{Admin: []}]', 'bearer token (Admin)'],
  [
    'each of both',
    `{Api: ${bearer}, Admin: ${bearer}}`,
    '[{Admin: []}, {Api: []}]',
    'bearer token (Admin) or bearer token (Api)',
  ],
  [
    'one of two keys of one header',
    `{A: ${key}, B: ${key}}`,
    '[{A: [], B: []}]',
    'API key in the header X-Key (A) and API key in the header X-Key (B)',
  ],
  ['one that no other is like', `{Api: ${bearer}, Key: ${key}}`, '[{Api: []}]', 'bearer token'],
])('access by %s says which', (_what, schemes, security, want) => {
  const section = firstSection(
    makeAll(`components: {securitySchemes: ${schemes}}\npaths: {/a: {get: {security: ${security}, responses: {}}}}`),
  );
  expect(
    accessPieces(section.security)
      .map(({ text }) => text)
      .join(''),
  ).toBe(want);
});
