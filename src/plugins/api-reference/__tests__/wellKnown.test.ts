import { expect, it } from 'vitest';
import { apiCatalog } from '../wellKnown';

const site = 'https://developers.example.com/portal/';

it.each([
  ['the first server', ['https://api.example.com/v1', 'https://api.example.org'], 'https://api.example.com/v1'],
  ['its documentation where the server is on any host', ['/v1'], 'https://developers.example.com/portal/docs/overview'],
  [
    'the first server that is one',
    ['javascript:alert(1)', ' data:,x', 'https://api.example.com'],
    'https://api.example.com',
  ],
  ['its documentation without a server', [], 'https://developers.example.com/portal/docs/overview'],
])('names an API by %s', (_case, servers, want) => {
  const { linkset } = apiCatalog({ site, overview: '/portal/docs/overview', servers });
  expect(linkset).toEqual([
    { anchor: `${site}.well-known/api-catalog`, item: [{ href: want }] },
    {
      anchor: want,
      'service-desc': [
        { href: `${site}openapi.yaml`, type: 'application/yaml' },
        { href: `${site}openapi.json`, type: 'application/json' },
      ],
      'service-doc': [{ href: `${site}docs/overview`, type: 'text/html' }],
    },
  ]);
});
