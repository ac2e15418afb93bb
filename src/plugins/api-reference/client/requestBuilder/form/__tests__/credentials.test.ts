import { describe, expect, it } from 'vitest';
import type { AccessUse } from '../../../../../../reference/request/authorise';
import { accessOptions, secretFields, secretsOf } from '../credentials';

const use = (name: string, scheme: object = { kind: 'http', scheme: 'bearer' }): AccessUse =>
  ({ name, scheme }) as AccessUse;

describe('the ways to authorise', () => {
  it.each<[access: AccessUse[][], want: string[]]>([
    [[], []],
    [[[]], []],
    [[[use('a')]], ['a', 'No authorisation']],
    [
      [[], [use('a')]],
      ['No authorisation', 'a'],
    ],
    [
      [[use('a'), use('b')], [use('a')]],
      ['a and b', 'a', 'No authorisation'],
    ],
    [
      [[use('a')], [use('a')]],
      ['a', 'No authorisation'],
    ],
  ])('%j', (access, want) => expect(accessOptions({ access }).map(({ label }) => label)).toEqual(want));
});

describe('the fields of a scheme', () => {
  it.each<[scheme: object, want: string[]]>([
    [{ kind: 'apiKey', name: 'X-Key', in: 'header' }, ['s']],
    [{ kind: 'http', scheme: 'Bearer' }, ['Bearer Token']],
    [{ kind: 'http', scheme: 'BASIC' }, ['Username', 'Password']],
    [{ kind: 'http', scheme: 'digest' }, ['s']],
    [{ kind: 'oauth2', flows: [] }, ['Bearer Token']],
    [{ kind: 'openIdConnect', url: 'https://example.com' }, ['Bearer Token']],
    [{ kind: 'mutualTLS' }, []],
    [{ kind: 'unknown' }, []],
  ])('%j', (scheme, want) => expect(secretFields(use('s', scheme)).map(({ label }) => label)).toEqual(want));
});

it.each(['token', 'constructor', '__proto__'])(
  'takes what is typed for a scheme called %s, and for no other',
  (name) => {
    expect(secretsOf([use(name)], {})).toEqual(Object.fromEntries([[name, undefined]]));
    const typed = Object.fromEntries([[name, { token: 's3' }]]);
    expect(secretsOf([use(name), use('other')], typed)).toEqual(
      Object.fromEntries([
        [name, 's3'],
        ['other', undefined],
      ]),
    );
  },
);
