import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import { prepareDescription } from '../../world/description';
import { createSandboxServer, listen } from '../server';

/** A description without security, whose responses document headers about origins. */
const notes = `
servers: [{url: 'https://api.example.com/v1'}]
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          description: All.
          headers:
            X-Total-Count: {schema: {type: integer}, example: 1}
            Vary: {schema: {type: string}, example: Accept}
            access-control-allow-origin: {schema: {type: string}, example: '*'}
            Access-Control-Allow-Credentials: {schema: {type: string}, example: 'true'}
          content: {application/json: {schema: {type: array, items: {type: object}}, example: [{id: 1, text: a}]}}
    post:
      operationId: createNote
      requestBody: {content: {text/plain: {schema: {type: string}}}}
      responses: {'204': {description: Kept.}}
`;

const lines: string[] = [];
let sandbox: Server;

beforeAll(async () => {
  const options = {
    ...{ token: 'secret', secret: 's', webhooks: [] },
    allowHosts: ['sandbox', '[fd00::7]'],
    cors: ['https://app.example.com'],
  };
  sandbox = createSandboxServer(await prepareDescription(documentOf(notes)), options, (line) => lines.push(line));
  await listen(sandbox, 0);
});

afterAll(() => void sandbox.close());

/** Sends the lines of a request as they are, and returns the status and headers of the response, in lower case. */
function send(head: string[], body = ''): Promise<{ status: number; headers: Map<string, string>; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect((sandbox.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('error', reject).once('close', () => {
      const [start = '', ...fields] = text.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      const headers = fields.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      resolve({ status: Number(start.split(' ')[1]), headers: new Map(headers), text });
    });
    socket.end([...head, 'Connection: close', '', body].join('\r\n'));
  });
}

const target = 'GET /v1/notes HTTP/1.1';

describe('the host that a request names', () => {
  it.each([
    [[target, 'Host: localhost']],
    [[target, 'Host: localhost:4010']],
    [[target, 'Host: LocalHost.:4010']],
    [[target, 'Host: 127.0.0.1']],
    [[target, 'Host: 127.0.0.1.']],
    [[target, 'Host: 127.0.0.2:80']],
    [[target, 'Host: [::1]:4010']],
    [[target, 'Host: Sandbox:4010']],
    [[target, 'Host: sandbox.']],
    [[target, 'Host: [FD00::7]:1']],
    [['GET /v1/notes HTTP/1.0', 'Host: localhost']],
    [['GET http://localhost:4010/v1/notes HTTP/1.1', 'Host: localhost:4010']],
    [['GET HTTP://127.0.0.1/v1/notes?a=http://evil.example/ HTTP/1.1', 'Host: localhost']],
    [['GET https://sandbox/v1/notes HTTP/1.1', 'Host: sandbox']],
  ])('is this machine: %j', async (head) => {
    expect((await send(head)).status).toBe(200);
  });

  it.each([
    [[target, 'Host: evil.example']],
    [[target, 'Host: localhost.evil.example:4010']],
    [[target, 'Host: 127.0.0.1.evil.example']],
    [[target, 'Host: xlocalhost']],
    [[target, 'Host: evil.localhost.example']],
    [[target, 'Host: sandbox.evil.example']],
    [[target, 'Host: 10.0.0.1']],
    [[target, 'Host: 0.0.0.0:4010']],
    [[target, 'Host: [::]']],
    [[target, 'Host: [::1].evil.example']],
    [[target, 'Host: localhost@evil.example']],
    [[target, 'Host: evil.example@localhost']],
    [[target, 'Host: evil.example#@localhost']],
    [[target, 'Host: localhost/evil.example']],
    [[target, 'Host: localhost evil.example']],
    [[target, 'Host: localhost,evil.example']],
    [[target, 'Host: localhost:4010:1']],
    [[target, 'Host: localhost:port']],
    [[target, 'Host: localh\u00f6st']],
    [[target, 'Host:']],
    [[target, 'Host: localhost', 'Host: evil.example']],
    [[target, 'Host: evil.example', 'Host: localhost']],
    [['GET /v1/notes HTTP/1.0']],
    [['GET http://evil.example/v1/notes HTTP/1.1', 'Host: localhost']],
    [['GET http://localhost:4010/v1/notes HTTP/1.1', 'Host: evil.example']],
    [['GET http:///v1/notes HTTP/1.1', 'Host: localhost']],
    [['GET http://localhost@evil.example/v1/notes HTTP/1.1', 'Host: localhost']],
    [
      [
        'OPTIONS /v1/notes HTTP/1.1',
        'Host: evil.example',
        'Origin: http://localhost',
        'Access-Control-Request-Method: GET',
      ],
    ],
  ])('is another one, and the request is refused: %j', async (head) => {
    const { status, headers, text } = await send(head);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, undefined]);
    expect(text).toContain('The sandbox responds to requests for localhost, 127.0.0.1 and [::1].');
  });

  it('names the way out', async () => {
    expect((await send([target, 'Host: Box.example:1'])).text).toContain('start it with "--allow-host box.example"');
  });
});

describe('the origin of the page that sends a request', () => {
  it.each([
    'http://localhost',
    'http://localhost:5173',
    'http://127.0.0.1:8080',
    'http://[::1]:3000',
    'https://app.example.com',
  ])('%s may read the response', async (origin) => {
    const { status, headers } = await send([target, 'Host: localhost:4010', `Origin: ${origin}`]);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toBe('Accept, Origin');
    expect(headers.get('access-control-expose-headers')).toMatch(/X-Total-Count/);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each([
    'null',
    '*',
    'http://evil.example',
    'https://localhost.evil.example',
    'http://localhost.evil.example:5173',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'http://localhost:1@evil.example',
    'http://evil.example/http://localhost',
    'http://app.example.com',
    'https://app.example.com.evil.example',
    'https://app.example.com:8443',
    'file://localhost',
    'localhost',
  ])('%s may neither read nor change anything', async (origin) => {
    const asked = await send([target, 'Host: localhost:4010', `Origin: ${origin}`]);
    const body = ['Content-Type: text/plain', 'Content-Length: 1'];
    const sent = await send(['POST /v1/notes HTTP/1.1', 'Host: localhost', `Origin: ${origin}`, ...body], 'x');
    const question = ['Access-Control-Request-Method: GET', 'Access-Control-Request-Private-Network: true'];
    const preflight = await send(['OPTIONS /v1/notes HTTP/1.1', 'Host: localhost', `Origin: ${origin}`, ...question]);
    for (const { status, headers } of [asked, sent, preflight]) {
      expect(status).toBe(403);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('is asked before a request with headers of its own', async () => {
    const { status, headers } = await send([
      'OPTIONS /v1/notes HTTP/1.1',
      'Host: 127.0.0.1:4010',
      'Origin: http://localhost:5173',
      'Access-Control-Request-Method: PATCH',
      'Access-Control-Request-Headers: authorization, idempotency-key,x-own',
      'Access-Control-Request-Private-Network: true',
    ]);
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'http://localhost:5173',
        'access-control-allow-methods': 'PATCH',
        'access-control-allow-headers': 'authorization, idempotency-key,x-own',
        'access-control-allow-private-network': 'true',
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      },
    ]);
  });

  it('gets refusals, too, and programs get no header about origins but Vary', async () => {
    const refused = await send(['GET /v1/nowhere HTTP/1.1', 'Host: localhost', 'Origin: http://localhost:5173']);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      404,
      'http://localhost:5173',
    ]);
    const { headers } = await send([target, 'Host: localhost']);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.get('vary')).toBe('Accept, Origin');
    expect((await send(['OPTIONS /v1/notes HTTP/1.1', 'Host: localhost'])).headers.get('allow')).toBe(
      'GET, HEAD, POST',
    );
  });
});

it('says nothing of a client that goes away', async () => {
  const socket = connect((sandbox.address() as AddressInfo).port, '127.0.0.1');
  const gone = new Promise((resolve) => sandbox.once('request', (request) => request.once('close', resolve)));
  socket.write(
    'POST /v1/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  sandbox.once('request', () => socket.destroy());
  await gone;
  expect((await send([target, 'Host: localhost'])).status).toBe(200);
  expect(lines).toEqual([]);
});
