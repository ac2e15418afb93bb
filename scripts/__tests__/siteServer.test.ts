import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { askedPath, basePathOf, createSiteServer, listen, readHeaders, toFilePath } from '../siteServer';

const CASES: [given: string, want: string][] = [
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
  ['/docs/index.html', '/docs/index.html'],
  ['/docs/integrations/index', '/docs/integrations/index/index.html'],
  ['/docs/integrations/index/', '/docs/integrations/index/index.html'],
  ['/openapi.yaml', '/openapi.yaml'],
  ['/assets/js/main.js', '/assets/js/main.js'],
];

it.each(CASES)('%s is the file %s', (given, want) => expect(toFilePath(given)).toBe(want));

it.each([
  ['/docs/1.0', '/docs/1.0/index.html'],
  ['/docs/1.0/', '/docs/1.0/index.html'],
  ['/docs/1.0.md', '/docs/1.0.md'],
])('%s beside a page of the name /docs/1.0 is the file %s', (given, want) => {
  expect(toFilePath(given, (pathname) => pathname === '/docs/1.0')).toBe(want);
});

it.each([
  ['/docs', '/docs'],
  ['/docs/?from=a.b/c#d', '/docs/'],
  ['?a', '/'],
  ['//evil.example/', '/evil.example/'],
  ['/docs///errors//', '/docs/errors/'],
  ['//evil.example/%2e%2E/.portal-build', '/.portal-build'],
  ['/docs%2f..%2F.portal-build', '/.portal-build'],
  ['/../../../etc/passwd', '/etc/passwd'],
  ['/%/../x', '/x'],
  ['http://evil.example/x', '/http:/evil.example/x'],
])('%s asks for %s', (given, want) => expect(askedPath(given)).toBe(want));

it('sends the headers of every address for one with a line end, too', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'headers-'));
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  expect(readHeaders(path.join(folder, '_headers'), '/a\r\nb')).toEqual([['X-Content-Type-Options', 'nosniff']]);
  rmSync(folder, { recursive: true });
});

/** The status of a request for exactly this text: `fetch` takes dots out of an address. */
function statusOf(port: number, target: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port, path: target }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    asking.once('error', reject).end();
  });
}

/** Ways to ask for files that are not meant for readers, or that are not in the site. */
const unserved = [
  ...['/_headers', '/_headers?a', '/_headers#a', '/server.conf', '/.portal-build', '/.portal-build/'],
  ...['//.portal-build', '///.portal-build', '/./.portal-build', '/x/../.portal-build', '/x//..//.portal-build'],
  ...['/%2eportal-build', '/%2Fserver.conf', '/x%2f..%2fserver.conf', '/.portal-build%3Fa', '/.portal-build%23a'],
  ...['//evil.example/%2e%2e/.portal-build', '/%252e%252e/.portal-build', '/%/../_headers', '/.Portal-Build'],
  ...['//evil.example/', '//evil.example/index.html', '//[', '/%', '/%00', '/%5c.portal-build', '/x%0d%0ay:z'],
  ...['http://evil.example/', 'http://evil.example/.portal-build', '*'],
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/x/../../secret.txt', '/..%5csecret.txt'],
];

it('serves the earlier site while its folder has another name, and no file that is not meant for readers', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-served-'));
  const dir = path.join(folder, 'build');
  mkdirSync(dir);
  for (const name of ['index.html', '_headers', 'server.conf', '.portal-build'])
    writeFileSync(path.join(dir, name), 'text');
  const server = createSiteServer(dir);
  const port = await listen(server, 0);
  const status = (address: string): Promise<number | undefined> => statusOf(port, address);
  writeFileSync(path.join(folder, 'secret.txt'), 'text');
  try {
    expect(await status('/')).toBe(200);
    renameSync(dir, `${dir}.previous`);
    for (const address of ['/', '//', '/?a', '/./index.html', '/docs/..//index.html', '/%69ndex.html'])
      expect([address, await status(address)]).toEqual([address, 200]);
    for (const address of unserved) expect([address, await status(address)]).toEqual([address, 404]);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

it('serves the files of the site alone: nothing that a link leads to, and no pipe', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-served-'));
  const [site, elsewhere] = ['site', 'elsewhere'].map((name) => path.join(folder, name)) as [string, string];
  for (const each of [site, elsewhere]) mkdirSync(each);
  writeFileSync(path.join(elsewhere, 'secret.txt'), 'secret');
  for (const name of ['index.html', 'packed.json', 'plain.txt']) writeFileSync(path.join(site, name), 'text');
  symlinkSync(elsewhere, path.join(site, 'docs'));
  for (const name of ['linked.txt', 'packed.json.gz'])
    symlinkSync(path.join(elsewhere, 'secret.txt'), path.join(site, name));
  symlinkSync('plain.txt', path.join(site, 'inside.txt'));
  execFileSync('mkfifo', [path.join(site, 'pipe.txt')]);
  // The folder itself may be behind a link.
  symlinkSync(site, path.join(folder, 'build'));
  const server = createSiteServer(path.join(folder, 'build'));
  const port = await listen(server, 0);
  try {
    for (const address of ['/', '/plain.txt']) expect([address, await statusOf(port, address)]).toEqual([address, 200]);
    for (const address of [
      '/docs/secret.txt',
      '/linked.txt',
      '/packed.json',
      '/inside.txt',
      '/pipe.txt',
      `/${'x'.repeat(300)}.txt`,
    ])
      expect([address, await statusOf(port, address)]).toEqual([address, 404]);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

describe('a client that asks for something odd, or goes away', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-served-'));
  /** More than fits into what is between a server and a client that reads nothing. */
  const size = 40_000_000;
  let server: Server;

  beforeAll(async () => {
    writeFileSync(path.join(dir, 'index.html'), 'text');
    writeFileSync(path.join(dir, 'large.json'), Buffer.alloc(size, '0'));
    server = createSiteServer(dir);
    await listen(server, 0);
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true });
  });

  const client = (text: string): Socket => {
    const socket = connect((server.address() as AddressInfo).port, 'localhost');
    socket.on('error', () => socket.destroy());
    socket.once('connect', () => socket.write(text, 'latin1'));
    return socket;
  };

  /** The first line of the response to a request that is sent as it is; empty where there is none. */
  const startOf = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = client(text);
      socket.once('data', (chunk) => {
        resolve(chunk.toString('latin1').split('\r\n')[0] ?? '');
        socket.destroy();
      });
      socket.once('close', () => resolve(''));
    });

  it.each([
    ['bytes=0-9', '206 Partial Content'],
    ['bytes=5-5', '206 Partial Content'],
    ['bytes=7-', '206 Partial Content'],
    [`bytes=${size}-`, '416 Range Not Satisfiable'],
    ...['bytes=9-2', 'bytes=0-99999999999999999999', 'bytes=99999999999999999999-', 'bytes=-5', 'bytes=--5'].map(
      (range) => [range, '200 OK'],
    ),
    ...['bytes=a-b', 'bytes=', 'bytes', '9-2', 'items=9-2', 'bytes=1-2,9-2', 'bytes=1-2-', 'bytes= 9-2', '\xff'].map(
      (range) => [range, '200 OK'],
    ),
  ])('gets a response for the range %s: %s', async (range, want) => {
    expect(await startOf(`GET /large.json HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\n\r\n`)).toBe(`HTTP/1.1 ${want}`);
    expect(await startOf('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  });

  const ways: [way: string, leave: (socket: Socket) => unknown][] = [
    ['closes', (socket) => socket.destroy()],
    ['resets', (socket) => socket.resetAndDestroy()],
  ];

  it.each(ways.flatMap(([way, leave]) => ['', 'gzip', 'br'].map((coding) => [coding, way, leave] as const)))(
    'has its file closed where it is sent as "%s" and the client %s the connection',
    async (coding, _way, leave) => {
      const closed = new Promise<void>((resolve) => {
        server.prependOnceListener('request', (_request, response) => {
          response.once('pipe', (content: Readable) => content.once('close', resolve));
        });
      });
      const socket = client(`GET /large.json HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${coding}\r\n\r\n`);
      socket.once('data', () => leave(socket.pause()));
      await closed;
      expect(await startOf('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 200 OK');
    },
  );

  it.each(
    ways.flatMap(([way, leave]) =>
      [
        '',
        'GET / HTTP/1.1\r\nHo',
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nab',
        'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nab',
        'no request\r\n\r\n',
        'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
        'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      ].map((text) => [text, way, leave] as const),
    ),
  )('after %j, when it %s the connection, leaves the server as it is', async (text, _way, leave) => {
    const socket = client(text);
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.once('connect', () => setImmediate(() => leave(socket)));
    await gone;
    expect(await startOf('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  });
});

describe('a site that is made for a path', () => {
  it.each([
    ['/portal/', 200],
    ['/portal', 200],
    ['/portal/docs', 200],
    ['/portal/docs/', 200],
    ['/portal/a.txt', 200],
    ['/portal/no', 404],
    ['/portal/_headers', 404],
    ['/portals/docs', 404],
    ['/portal/%2e%2e/portal/docs', 200],
  ])('%s responds with %i', async (url, status) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'base-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    mkdirSync(path.join(dir, 'docs'));
    const link = '/*\n  Link: </portal/.well-known/api-catalog>; rel="api-catalog"\n';
    for (const [name, text] of Object.entries({
      _headers: link,
      'index.html': 'i',
      'docs/index.html': 'd',
      '404.html': 'n',
      'a.txt': 'a',
      '.portal-build': '',
    }))
      writeFileSync(path.join(dir, name), text);
    expect(basePathOf(dir)).toBe('/portal/');
    const server = createSiteServer(dir);
    onTestFinished(() => void server.close());
    const port = await listen(server, 0);
    expect((await fetch(`http://localhost:${port}${url}`, { headers: { connection: 'close' } })).status).toBe(status);
  });
});
