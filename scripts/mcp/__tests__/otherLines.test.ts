import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const repository = path.resolve(__dirname, '../../..');

it('answers a line that is no message by an error of JSON-RPC, and the next message as ever', async () => {
  const command = ['--import', 'tsx', 'scripts/mcp.ts', '--site', path.join(tmpdir(), 'no-such-site')];
  const server = spawn(process.execPath, command, { cwd: repository, stdio: ['pipe', 'pipe', 'pipe'] });
  const [written, log] = [text(server.stdout), text(server.stderr)];
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const initialize = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'initialize', params });
  const others = [
    '[]',
    'null',
    '1',
    `[${initialize}]`,
    '{"id":"a","method":"ping"}',
    '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  ];
  const withId = '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":null}';
  server.stdin.end(`GET / HTTP/1.1\r\n\r\n\u001b[31m{"id":\n${[...others, withId, initialize].join('\n')}\n`);
  const messages = (await written)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const refused = { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.stringContaining('not JSON') } };
  const noMessage = (id: unknown) => ({
    ...{ jsonrpc: '2.0', id },
    error: { code: -32600, message: expect.stringContaining('no message') },
  });
  expect(messages).toEqual([
    ...[refused, refused],
    ...[null, null, null, null, 'a', null, 5].map(noMessage),
    expect.objectContaining({ id: 7, result: expect.anything() }),
  ]);
  expect(await log).toBe('');
});
