import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { tasks } from '../../__tests__/described';
import { prepareDescription } from '../../world/description';
import { createSandboxServer, listen } from '../server';

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

const signed = tasks.replace(
  'x-sent-after: [closeTask]',
  `x-sent-after: [closeTask]
      parameters:
        - {name: X-Signature, in: header, schema: {type: string}}
        - {name: X-Timestamp, in: header, schema: {type: integer}}
        - {name: X-Delivery-Id, in: header, schema: {type: string, format: uuid}}`,
);

/** A description of a response that has a header of this name, with an example that is not that of the server. */
const withHeader = (name: string): string => `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /motto:
    get:
      responses:
        '200':
          description: OK
          headers:
            ${JSON.stringify(name)}: {schema: {type: string}, example: '3'}
            X-Kept: {schema: {type: string}, example: 'yes'}
          content: {text/plain: {schema: {type: string}, example: A long text}}
`;

const deliveries: Delivery[] = [];
const lines: string[] = [];
let receiver: Server;
let sandbox: Server;
let base: string;
let receiverUrl: string;

/** 64 MB of spaces. Packing blocks, for longer than the server keeps a connection that waits: so it is done before there is one. */
const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    deliveries.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
  receiverUrl = `http://127.0.0.1:${await listen(receiver, 0)}/`;
  const description = await prepareDescription(documentOf(signed));
  const options = { token: 'secret', secret: 'a-secret-for-tests', webhooks: [receiverUrl] };
  sandbox = createSandboxServer(description, options, (line) => lines.push(line));
  base = `http://127.0.0.1:${await listen(sandbox, 0)}/v1`;
});

afterAll(() => {
  for (const server of [sandbox, receiver]) server.close();
});

function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { Authorization: 'Bearer secret', 'Content-Type': 'application/json' };
  return fetch(base + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

describe('the server of the sandbox', () => {
  it('responds over HTTP, and keeps what was created', async () => {
    const made = await send('POST', '/tasks', { name: 'Lamp' });
    expect([made.status, made.headers.get('content-type')]).toEqual([201, 'application/json']);
    const { id } = (await made.json()) as { id: number };
    expect(await (await send('GET', `/tasks/${id}`)).json()).toMatchObject({ id, name: 'Lamp' });
    const listed = await send('GET', '/tasks?name=Lamp');
    expect(listed.headers.get('x-total-count')).toBe('1');
  });

  it('refuses a body that is too long, once it has come', async () => {
    const response = await fetch(`${base}/tasks`, {
      method: 'POST',
      headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
      body: ' '.repeat(11 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });

  it.each<[coding: string, pack: (text: string) => Uint8Array<ArrayBuffer>, status: number]>([
    ['gzip', gzipSync, 201],
    ['X-GZIP', gzipSync, 201],
    ['deflate', deflateSync, 201],
    ['br', brotliCompressSync, 201],
    ['identity', Buffer.from, 201],
    ['gzip', Buffer.from, 415],
    ['zstd', gzipSync, 415],
    ['gzip, br', gzipSync, 415],
    ['gzip, br', (text) => brotliCompressSync(gzipSync(text)), 201],
    ['identity, gzip', gzipSync, 201],
    ['gzip, gzip, gzip, gzip', gzipSync, 415],
    ['constructor', gzipSync, 415],
  ])('responds to a body with the coding %s: %#', async (coding, pack, status) => {
    const headers = { Authorization: 'Bearer secret', 'Content-Type': 'application/json', 'Content-Encoding': coding };
    const response = await fetch(`${base}/tasks`, { method: 'POST', headers, body: pack('{"name": "Packed"}') });
    expect(response.status).toBe(status);
  });

  it('refuses a body that is too long once it is unpacked', async () => {
    const headers = { Authorization: 'Bearer secret', 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await fetch(`${base}/tasks`, { method: 'POST', headers, body: packed })).status).toBe(413);
  });

  it('takes a form with a file, and gives the file back', async () => {
    const form = new FormData();
    form.append('photos', new File([new Uint8Array([0, 255, 10, 13])], 'fridge.png', { type: 'image/png' }));
    const headers = { Authorization: 'Bearer secret' };
    const response = await fetch(`${base}/tasks/1/files`, { method: 'POST', headers, body: form });
    const [{ url, size }] = (await response.json()) as [{ url: string; size: number }];
    const file = await fetch(new URL(url, base), { headers });
    expect([size, file.headers.get('content-type')]).toEqual([4, 'image/png']);
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 10, 13]);
  });

  it('signs webhooks as the guides say', async () => {
    await send('POST', '/tasks/1/close');
    await vi.waitFor(() => expect(deliveries).toHaveLength(1));
    const { headers, body } = deliveries[0] as Delivery;
    const time = String(headers['x-timestamp']);
    const digest = createHmac('sha256', 'a-secret-for-tests').update(`${time}.${body}`).digest('hex');
    expect(headers['x-signature']).toBe(`sha256=${digest}`);
    expect(Math.abs(Date.now() - Number(time))).toBeLessThan(60_000);
    expect(headers['x-delivery-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(body)).toMatchObject({ event: 'taskClosed', task: { id: 1, status: 'CLOSED' } });
  });

  it('calls back when a job is done, though nobody reads it, and never another machine', async () => {
    await send('POST', '/exports', { callbackUrl: receiverUrl });
    await send('POST', '/exports', { callbackUrl: 'https://hooks.example.com/' });
    await vi.waitFor(() => expect(deliveries).toHaveLength(2), { timeout: 10_000 });
    expect(JSON.parse(deliveries[1]?.body ?? '')).toMatchObject({ status: 'DONE' });
    const refused = (): string[] => lines.filter((line) => line.includes('not on this machine'));
    await vi.waitFor(() => expect(refused()).toHaveLength(1), { timeout: 10_000 });
    expect(deliveries).toHaveLength(2);
  });

  it('refuses a request with the documented 429 once its limit is used up', async () => {
    const options = { token: 'secret', secret: 's', webhooks: [], rateLimit: 2 };
    const limited = createSandboxServer(await prepareDescription(documentOf(tasks)), options, (line) =>
      lines.push(line),
    );
    const address = `http://127.0.0.1:${await listen(limited, 0)}/v1/tasks`;
    const ask = () => fetch(address, { headers: { Authorization: 'Bearer secret' } });
    const responses = [await ask(), await ask(), await ask()];
    limited.close();
    expect(responses.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [200, null],
      [200, null],
      [429, '1'],
    ]);
    expect(responses[2]?.headers.has('preference-applied')).toBe(false);
  });

  it.each(['Content-Length', 'content-encoding', 'Transfer-Encoding', 'Connection', 'Trailer', 'X Bad: y'])(
    'sends the whole body, whatever the header %s is documented to be',
    async (name) => {
      const description = await prepareDescription(documentOf(withHeader(name)));
      const options = { token: 'secret', secret: 'a-secret-for-tests', webhooks: [] };
      const server = createSandboxServer(description, options, (line) => lines.push(line));
      const port = await listen(server, 0);
      const response = await fetch(`http://127.0.0.1:${port}/v1/motto`);
      expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([
        200,
        'yes',
        'A long text',
      ]);
      expect(response.headers.get(name.replace(/\W.*$/, ''))).not.toBe('3');
      server.close();
    },
  );

  it('says what to do when its port is taken', async () => {
    const { port } = sandbox.address() as AddressInfo;
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is in use. Choose another one, such as "--port 4011", or any free one with "--port 0".`,
    );
  });
});
