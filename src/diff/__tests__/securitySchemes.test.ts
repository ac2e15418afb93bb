import { expect, it } from 'vitest';
import { compareDescriptions } from '../compareDescriptions';

const names = Array.from({ length: 500 }, (_, index) => `key${index}`);

/** A document whose operation can be called with each of many schemes. */
function withSchemes(prefix: string): object {
  const scheme = (name: string): object => ({ type: 'apiKey', in: 'header', name: `X-${name}` });
  return {
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1' },
    paths: { '/items': { get: { security: names.map((name) => ({ [prefix + name]: [] })), responses: {} } } },
    components: { securitySchemes: Object.fromEntries(names.map((name) => [prefix + name, scheme(name)])) },
  };
}

// Looked up one by one, 500 schemes do not end within the time of a test.
it('finds 500 schemes again that have other names', () => {
  expect(compareDescriptions(withSchemes('old-'), withSchemes('new-'), '2026-11-26')).toEqual([]);
});

const bearer = { type: 'http', scheme: 'bearer' };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const described = (security: object[], securitySchemes: object): object => ({
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: { '/items': { get: { security, responses: {} } } },
  components: { securitySchemes },
});

it.each<[what: string, base: [object[], object], revision: [object[], object], want: string[]]>([
  [
    'scopes',
    [[{ old: ['a'] }], { old: bearer }],
    [[{ fresh: ['b'] }], { fresh: bearer }],
    ['Added required scope: `b` of `fresh`.', 'Removed required scope: `a` of `fresh`.'],
  ],
  [
    'what is needed now',
    [[{}], { old: bearer }],
    [[{ fresh: [] }], { fresh: bearer }],
    ['Authorisation now required: `fresh`.'],
  ],
  [
    'an option more',
    [[{ old: [] }], { old: bearer, other: key }],
    [[{ fresh: [] }, { last: [] }], { fresh: bearer, last: key }],
    ['Added authorisation option: `last`.'],
  ],
  [
    'an option that is gone',
    [[{ old: [] }, { other: [] }], { old: bearer, other: key }],
    [[{ fresh: [] }], { fresh: bearer, last: key }],
    ['Removed authorisation option: `other`.'],
  ],
  [
    'a name that is that of another scheme now',
    [[{ old: [] }], { old: bearer }],
    [[{ fresh: [] }, { old: [] }], { fresh: bearer, old: key }],
    ['Added authorisation option: `old`.'],
  ],
])('calls a scheme as the description does that has it: %s', (_what, base, revision, want) => {
  const changes = compareDescriptions(described(...base), described(...revision), '2026-11-26');
  expect(changes.map(({ message }) => message)).toEqual(expect.arrayContaining(want));
});
