import { describe, expect, it } from 'vitest';
import { renderTexts } from '../../../__tests__/builders';
import type { Server } from '../../../model';
import { formServers } from '../formServers';
import { type FormServer, serverAddress, serverWithBase } from '../servers';

const region = { name: 'region', default: 'eu', enum: [] };
const server = (url: string, ...variables: Server['variables']): Server => ({ url, variables });

function serversOf(...servers: Server[]): FormServer[] {
  return formServers({ servers }, undefined, renderTexts);
}

describe('a server without a host has a variable for it', () => {
  it.each<[what: string, servers: Server[], empty: string, typed: string]>([
    ['a path', [server('/v1')], '/v1', 'https://api.example.com/v1'],
    ['a path without a slash', [server('v1/')], '/v1', 'https://api.example.com/v1'],
    ['the root', [server('/')], '', 'https://api.example.com'],
    ['here', [server('./')], '', 'https://api.example.com'],
    ['a variable', [server('/{stage}', { ...region, name: 'stage' })], '/eu', 'https://api.example.com/eu'],
    ['no server', [], '', 'https://api.example.com'],
  ])('%s', (_what, given, empty, typed) => {
    const [first] = serversOf(...given);
    if (!first) throw new Error('no server');
    expect(serverAddress(first)).toBe(empty);
    expect(serverAddress(first, { API_HOST: 'https://api.example.com' })).toBe(typed);
  });

  it('which others have not', () => {
    expect(serversOf(server('https://api.example.com'))).toEqual([{ url: 'https://api.example.com', variables: [] }]);
  });
});

it('offers the base URL of samples before the servers, and says what those are for', () => {
  const given = { url: 'https://api.example.com', description: ['The *real* one'], variables: [] };
  const base = { variable: 'API_BASE', value: 'http://127.0.0.1:4010' };
  expect(formServers({ servers: [given] }, base, renderTexts)).toEqual([
    { url: 'http://127.0.0.1:4010', description: 'Used when API_BASE is not set', variables: [] },
    { url: 'https://api.example.com', description: 'The real one', variables: [] },
  ]);
});

describe('the server of the base URL that a page shows', () => {
  const servers = serversOf(server('/v1'), server('/v2/'), server('https://{region}.example.com/{region}', region));
  it.each<[what: string, base: string | undefined, want: number]>([
    ['a path', '/v2', 1],
    ['one with a variable in two places', 'https://eu.example.com/eu', 2],
    ['the first where the page has none of them', 'https://other.example.com', 0],
    ['the first where the page shows none', undefined, 0],
  ])('%s', (_what, base, want) => expect(serverWithBase(servers, base)).toBe(want));
});

it.each(['constructor', '__proto__'])('leaves a variable that is called %s as it is', (name) => {
  const [first] = serversOf(server(`https://{${name}}.example.com`, { name, default: 'eu', enum: [] }));
  expect(first && serverAddress(first)).toBe('https://eu.example.com');
  expect(first && serverAddress(first, Object.fromEntries([[name, 'us']]))).toBe('https://us.example.com');
});
