import { describe, expect, it, vi } from 'vitest';
import { type RequestItem, serverAddress } from '../filledForm';
import { initialState } from '../initialState';

// The theme's own module brings its components and their style sheets.
vi.mock('../../../../../../platform/explorer/theme', () => ({ createAuth: () => ({ data: {}, options: {} }) }));

const region = { default: 'eu' };
const servers = [
  { url: '/v1' },
  { url: '/v2/' },
  { url: 'https://{region}.example.com/{region}', variables: { region } },
];

function stateOf(servers: object[] | undefined, base?: string) {
  const form = { method: 'GET', path: '/tasks', parameters: [], bodies: [], access: [] };
  const item = { form, servers, responses: {} } as unknown as RequestItem;
  return initialState(item, { ...(base === undefined ? {} : { base }), credentials: {} }).server.value;
}

describe('a server without a host has a field for it', () => {
  it.each<[what: string, servers: object[] | undefined, empty: string, typed: string]>([
    ['a path', [{ url: '/v1' }], '/v1', 'https://api.example.com/v1'],
    ['a path without a slash', [{ url: 'v1/' }], '/v1', 'https://api.example.com/v1'],
    ['the root', [{ url: '/' }], '', 'https://api.example.com'],
    ['here', [{ url: './' }], '', 'https://api.example.com'],
    ['a variable', [{ url: '/{stage}', variables: { stage: { default: 'eu' } } }], '/eu', 'https://api.example.com/eu'],
    ['no server', undefined, '', 'https://api.example.com'],
  ])('%s', (_what, given, empty, typed) => {
    const server = stateOf(given);
    if (!server) throw new Error('no server');
    expect(serverAddress(server)).toBe(empty);
    const { API_HOST: host, ...others } = server.variables ?? {};
    const filled = { ...others, API_HOST: { ...host, default: 'https://api.example.com' } };
    expect(serverAddress({ ...server, variables: filled })).toBe(typed);
  });

  it('which others have not', () => {
    expect(stateOf([{ url: 'https://api.example.com' }])).toEqual({ url: 'https://api.example.com' });
  });
});

describe('the form begins with the server of the base URL that the page shows', () => {
  it.each<[what: string, base: string | undefined, url: string]>([
    ['a path', '/v2', '{API_HOST}/v2/'],
    ['one with a variable in two places', 'https://eu.example.com/eu', 'https://{region}.example.com/{region}'],
    ['the first where the page has none of them', 'https://other.example.com', '{API_HOST}/v1'],
    ['the first where the page shows none', undefined, '{API_HOST}/v1'],
  ])('%s', (_what, base, url) => expect(stateOf(servers, base)?.url).toBe(url));
});
