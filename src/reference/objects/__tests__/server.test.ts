import { expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { buildServers } from '../server';

it.each<[string, object[]]>([
  [
    '[{url: https://a.org}, {url: /v1, description: D}]',
    [
      { url: 'https://a.org', variables: [] },
      { url: '/v1', description: ['D'] },
    ],
  ],
  [
    '[{url: "https://{host}:{port}", variables: {host: {default: a.org, enum: [a.org, b.org], description: H}, port: {default: 443}}}]',
    [
      {
        variables: [
          { name: 'host', default: 'a.org', enum: ['a.org', 'b.org'], description: ['H'] },
          { name: 'port', default: '443', enum: [] },
        ],
      },
    ],
  ],
  ['[{url: /, variables: {a: null}}]', [{ variables: [{ name: 'a', default: '', enum: [] }] }]],
  ['[{description: no url}, a]', []],
  ['{}', []],
])('buildServers(%s)', (yaml, want) => {
  const found = buildServers(yamlOf(yaml), '#/servers', contextOf());
  expect(found).toHaveLength(want.length);
  expect(found).toMatchObject(want);
});
