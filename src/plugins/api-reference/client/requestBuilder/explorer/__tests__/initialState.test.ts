import { describe, expect, it, vi } from 'vitest';
import type { RequestItem } from '../filledForm';
import { initialState } from '../initialState';

// The theme's own module brings its components and their style sheets.
vi.mock('../../../../../../platform/explorer/theme', () => ({ createAuth: () => ({ data: {}, options: {} }) }));

const region = { default: 'eu' };
const servers = [
  { url: '/v1' },
  { url: '/v2/' },
  { url: 'https://{region}.example.com/{region}', variables: { region } },
];

function serverAt(base: string | undefined): string | undefined {
  const form = { method: 'GET', path: '/tasks', parameters: [], bodies: [], access: [] };
  const item = { form, servers, responses: {} } as unknown as RequestItem;
  return initialState(item, { ...(base === undefined ? {} : { base }), credentials: {} }).server.value?.url;
}

describe('the form begins with the server of the base URL that the page shows', () => {
  it.each<[what: string, base: string | undefined, url: string]>([
    ['a path', '/v2', '/v2/'],
    ['one with a variable in two places', 'https://eu.example.com/eu', 'https://{region}.example.com/{region}'],
    ['the first where the page has none of them', 'https://other.example.com', '/v1'],
    ['the first where the page shows none', undefined, '/v1'],
  ])('%s', (_what, base, url) => expect(serverAt(base)).toBe(url));
});
