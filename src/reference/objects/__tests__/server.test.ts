import { expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { addressAtServer, serverUrl } from '../../sampleRequest';
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

it.each<[string, string]>([
  ['an address', `[{url: /}, {url: "/${'a'.repeat(9000)}"}]`],
  ['variables in an address', `[{url: /}, {url: "/${'{a}'.repeat(3000)}", variables: {a: {default: x}}}]`],
  ['a default in an address', `[{url: /}, {url: "/{a}", variables: {a: {default: ${'x'.repeat(9000)}}}}]`],
  [
    'a default that is there often',
    `[{url: /}, {url: "/${'{a}'.repeat(100)}", variables: {a: {default: ${'x'.repeat(100)}}}}]`,
  ],
])('leaves out a server and says so, where %s is too long', (_name, yaml) => {
  const context = contextOf();
  expect(buildServers(yamlOf(yaml), '#/servers', context)).toMatchObject([{ url: '/' }]);
  expect(context.problems).toMatchObject([
    {
      severity: 'notice',
      place: { pointer: '#/servers/1/url' },
      message: expect.stringMatching(
        /^The address of this server has \d+ characters, so the server is left out; the maximum is 8000\.$/,
      ),
    },
  ]);
});

it.each([
  'file:///etc/passwd',
  'FILE://localhost/etc',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'dict://127.0.0.1/a',
  '"{a}", variables: {a: {default: "ldap://b"}}',
  '" file:///etc"',
  '"{a}:///etc", variables: {a: {default: file}}',
  '"{a}://example.com", variables: {a: {default: https, enum: [https, file]}}',
  '"{a}", variables: {a: {default: "file:///etc"}}',
])('leaves out a server whose address has another scheme, and says so: %s', (url) => {
  const context = contextOf();
  expect(buildServers(yamlOf(`[{url: /}, {url: ${url}}]`), '#/servers', context)).toMatchObject([{ url: '/' }]);
  expect(context.problems).toMatchObject([
    {
      severity: 'notice',
      place: { pointer: '#/servers/1/url' },
      message: expect.stringMatching(/^The address of this server is none of HTTP or WebSocket,/),
    },
  ]);
});

it.each([
  'ws://example.com',
  'WSS://example.com',
  'HTTP://example.com',
  '"{a}://example.com"',
  'api:8080/v1',
  'v1/a://b',
])('keeps the server %s', (url) => {
  const context = contextOf();
  expect(buildServers(yamlOf(`[{url: ${url}}]`), '#/servers', context)).toHaveLength(1);
});

it.each([
  ['file:///etc/passwd', 'https://example.com'],
  ['/etc/passwd', 'file:///etc'],
  ['/token', 'gopher://example.com'],
  ['ftp://example.com/token', 'https://example.com'],
])('has no address for %s at %s, of which one has another scheme', (url, server) => {
  expect(addressAtServer(url, server)).toBeUndefined();
});

it('fills in each variable once', () => {
  const variables = ['a', 'b'].map((name) => ({ name, default: name === 'a' ? '{b}{b}' : 'x', enum: [] }));
  expect(serverUrl({ url: 'https://example.com/{a}/{b}/{c}', variables })).toBe('https://example.com/{b}{b}/x/{c}');
});

it.each([
  ['https://bücher.example/v1', 'https://xn--bcher-kva.example/v1'],
  ['https://b%C3%BCcher.example:8443/ü', 'https://xn--bcher-kva.example:8443/ü'],
  ['wss://me@{region}.bücher.example', 'https://me@eu.xn--bcher-kva.example'],
  ['https://{city}.example.com', 'https://xn--kln-sna.example.com'],
  ['https://BÜ CHER.example/v1', 'https://BÜ CHER.example/v1'],
  ['https://A.example.com/ü', 'https://A.example.com/ü'],
  ['/ü', '/ü'],
])('requests reach %s at %s', (url, want) => {
  const variables = [
    { name: 'region', default: 'eu', enum: [] },
    { name: 'city', default: 'Köln', enum: [] },
  ];
  expect(serverUrl({ url, variables })).toBe(want);
});

it.each<[url: string, want: string | undefined]>([
  ['api.example.com/v3', 'https://api.example.com/v3'],
  ['api.example.com', 'https://api.example.com'],
  ['{region}.example.com/v3', 'https://{region}.example.com/v3'],
  ['localhost:8080', 'https://localhost:8080'],
  ['10.0.0.1:8080/a', 'https://10.0.0.1:8080/a'],
  ['//api.example.com/v3', undefined],
  ['/api.example.com/v3', undefined],
  ['./api.example.com', undefined],
  ['v1.0/tasks', undefined],
  ['api/v3', undefined],
  ['index.php/api', undefined],
  ['{host}/v3', undefined],
  ['https://api.example.com', undefined],
])('a server %s has the address %s, with a notice where https is taken', (url, want) => {
  const context = contextOf();
  const [server] = buildServers([{ url, variables: { region: {}, host: {} } }], '#/servers', context);
  expect(server?.url).toBe(want ?? url);
  expect(context.problems.map(({ place }) => place.pointer)).toEqual(want ? ['#/servers/0/url'] : []);
});

it.each<[url: string, want: string, left: string | undefined]>([
  ['https://example.com/v1?tenant=a', 'https://example.com/v1', '?tenant=a'],
  ['https://example.com/v1/#top', 'https://example.com/v1/', '#top'],
  ['/v1#?a', '/v1', '#?a'],
  ['api.example.com/v1?a=b#c', 'https://api.example.com/v1', '?a=b#c'],
  ['https://{region}.example.com?a={host}', 'https://{region}.example.com', '?a={host}'],
  ['?a=b', '', '?a=b'],
  ['/{host}', '/{host}', undefined],
])('a server %s has the address %s, with a notice of %s that is left out', (url, want, left) => {
  const context = contextOf();
  const [server] = buildServers([{ url, variables: { region: {}, host: {} } }], '#/servers', context);
  expect(server?.url).toBe(want);
  const said = context.problems.filter(({ message }) => message.includes('no query and no fragment'));
  expect(said.map(({ place, message }) => [place.pointer, message])).toEqual(
    left ? [['#/servers/0/url', expect.stringContaining(`so "${left}" is left out`)]] : [],
  );
});

it('takes https for a host that a variable holds', () => {
  const [server] = buildServers(
    [{ url: '{host}/v3', variables: { host: { default: 'api.example.com' } } }],
    '#',
    contextOf(),
  );
  expect(serverUrl(server)).toBe('https://api.example.com/v3');
});

it.each<[url: string, want: string | undefined]>([
  [
    'https://{region}.example.com/x',
    '"region" is not a variable of this server (https://{region}.example.com/x), so the address is shown without its host, for which samples have a variable.',
  ],
  [
    '{host}/x',
    '"host" is not a variable of this server ({host}/x), so the address is shown without its host, for which samples have a variable.',
  ],
  [
    'https://{known}.example.com/{version}',
    '"version" is not a variable of this server (https://{known}.example.com/{version}), so it stays in the address as it is written.',
  ],
  ['https://{known}.example.com/x', undefined],
])('a variable of %s that is not declared is noticed', (url, want) => {
  const context = contextOf();
  buildServers([{ url, variables: { known: { default: 'a' } } }], '#/servers', context);
  const found = context.problems.map(({ severity, place, message }) => [severity, place.pointer, message]);
  expect(found).toEqual(want === undefined ? [] : [['notice', '#/servers/0/url', want]]);
});

it.each([
  [
    ['wss://a.org', 'https://b.org', 'http://c.org'],
    ['https://b.org', 'http://c.org', 'wss://a.org'],
  ],
  [
    ['ws://a.org', '/v1'],
    ['/v1', 'ws://a.org'],
  ],
  [
    ['https://a.org', 'wss://b.org', 'https://c.org'],
    ['https://a.org', 'https://c.org', 'wss://b.org'],
  ],
  [
    ['wss://a.org', 'ws://b.org'],
    ['wss://a.org', 'ws://b.org'],
  ],
])('requests go to the first server of HTTP: of %j the order is %j', (stated, want) => {
  const servers = stated.map((url) => ({ url }));
  expect(buildServers(servers, '#/servers', contextOf()).map(({ url }) => url)).toEqual(want);
});

it.each([
  ['wss://a.org/v1', 'https://a.org/v1'],
  ['WS://a.org', 'http://a.org'],
  ['"{s}://a.org", variables: {s: {default: wss}}', 'https://a.org'],
])('says by which address requests reach the WebSocket %s', (url, sent) => {
  const context = contextOf();
  expect(buildServers(yamlOf(`[{url: ${url}}]`), '#/servers', context)).toHaveLength(1);
  expect(context.problems).toMatchObject([
    {
      severity: 'notice',
      place: { pointer: '#/servers/0/url' },
      message: expect.stringMatching(`WebSocket\\. .* a plain HTTP request to ${sent}\\.$`),
    },
  ]);
});
