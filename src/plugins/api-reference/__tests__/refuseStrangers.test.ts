import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseStrangers } from '../refuseStrangers';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Given = Record<string, string | string[]>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that responds to all that it is asked, as the dev server does, guarded; returns what asks it. */
async function guarded(host: string | undefined, allowed: string[] = []) {
  const rules: [path: string, run: Middleware][] = [];
  const use = (path: string, run: Middleware): void => void rules.push([path, run]);
  const server = createServer((incoming, response) => {
    const own = rules.filter(([path]) => incoming.url?.startsWith(path));
    const run = (at: number): void => {
      const [, rule] = own[at] ?? [];
      if (rule) rule(incoming, response, () => run(at + 1));
      else response.end();
    };
    run(0);
  });
  refuseStrangers({ app: { use }, server, options: { host } }, allowed);
  server.on('upgrade', (_request, socket) => {
    if (!socket.destroyed) socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (headers: Given, path = '/'): Promise<number> =>
    new Promise((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path, headers, setHost: false });
      asked.once('response', (response) => resolve(response.resume().statusCode ?? 0));
      asked.once('upgrade', (_response, socket) => resolve(socket.destroy() ? 101 : 0));
      asked.once('error', () => resolve(0));
      asked.end();
    });
}

describe('the dev server', () => {
  it.each<[host: string | undefined, allowed: string[], name: string, status: number]>([
    ['localhost', [], 'localhost:3000', 200],
    ['localhost', [], '[::1]:3000', 200],
    ['localhost', [], '127.0.0.3', 200],
    ['localhost', [], 'evil.example', 403],
    ['localhost', [], 'localhost.evil.example', 403],
    ['localhost', [], '10.0.0.1', 403],
    ['localhost', [], '0.0.0.0:3000', 403],
    ['localhost', [], 'localhost@evil.example', 403],
    [undefined, [], 'box.example', 403],
    ['localhost', ['box.example'], 'Box.example:80', 200],
    ['localhost', ['box.example'], 'a.box.example', 403],
    // As with `docusaurus start --host`.
    ['box.example', [], 'box.example:3000', 200],
    ['192.168.1.5', [], '192.168.1.5:3000', 200],
    ['192.168.1.5', [], '192.168.1.6:3000', 403],
    ['fd00::7', [], '[fd00::7]:3000', 200],
    ['0.0.0.0', [], '192.168.1.5:3000', 200],
    ['0.0.0.0', [], '0.0.0.0:3000', 200],
    ['::', [], '[fd00::7]:3000', 200],
    ['0.0.0.0', [], 'evil.example', 403],
    ['0.0.0.0', [], '192.168.1.5.evil.example', 403],
  ])('on %s with %j responds to a request for %s with %i', async (host, allowed, name, status) => {
    expect(await (await guarded(host, allowed))({ host: name })).toBe(status);
  });

  it.each<[Given, status: number]>([
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'https://localhost:3000' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://localhost.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 200],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 200],
    [{ connection: 'Upgrade', upgrade: 'websocket', origin: 'http://localhost:3000' }, 101],
    [{ connection: 'Upgrade', upgrade: 'websocket', origin: 'https://evil.example' }, 0],
    [{ connection: 'Upgrade', upgrade: 'websocket', host: 'evil.example' }, 0],
  ])('responds to a page with %j with %i', async (headers, status) => {
    expect(await (await guarded('localhost'))({ host: 'localhost:3000', ...headers })).toBe(status);
  });

  it.each<[Given, status: number]>([
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 403],
    [{}, 403],
  ])('lets a page with %j use its tools: %i', async (headers, status) => {
    const ask = await guarded('localhost');
    for (const tool of ['open-editor?fileName=a.ts', 'invalidate'])
      expect(await ask({ host: 'localhost:3000', ...headers }, `/webpack-dev-server/${tool}`)).toBe(status);
  });
});
