import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDescription } from '../../world/description';
import { servedLines } from '../server';

const state = { folder: '' };
beforeAll(() => {
  state.folder = mkdtempSync(path.join(os.tmpdir(), 'portal-pasted-'));
});
afterAll(() => rmSync(state.folder, { recursive: true, force: true }));

async function linesOf(title: string, url: string, token = 'sandbox-token', scheme = 'token'): Promise<string[]> {
  const description = await prepareDescription({
    ...{ openapi: '3.1.0', info: { title, version: '1' }, servers: [{ url }], security: [{ [scheme]: [] }] },
    paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'Done' } } } } },
    components: { securitySchemes: { [scheme]: { type: 'http', scheme: 'bearer' } } },
  });
  return servedLines(description, { origin: 'http://127.0.0.1:4010', token, baseUrlVariable: 'API_BASE' });
}

it('prints what a reader pastes, without quotation marks where none are needed', async () => {
  expect((await linesOf('Tasks', 'https://api.example.com/v1', undefined, 'apiToken')).slice(0, 4)).toEqual([
    'Tasks, served on this machine from its description',
    '',
    'export API_BASE=http://127.0.0.1:4010/v1',
    'export API_TOKEN=sandbox-token',
  ]);
});

it('prints the host, which samples read where the server has none', async () => {
  expect(await linesOf('Tasks', '/v1')).toContain('export API_HOST=http://127.0.0.1:4010');
});

describe.each([
  '/v1;touch$IFS$9ran',
  '/v1$(touch ran)',
  '/v1`touch ran`',
  '/v1|touch ran',
  '/v1&touch ran&',
  "/v1'$(touch ran)'",
  '/v1"$(touch ran)"',
  '/v1\\$(touch ran)',
  '/v1 touch ran',
  '/v1\ntouch ran\n',
  '/v1#{a}~(b)*?[c]<d>!e',
  '/v1\u001b[2K',
])('a base URL or token such as %j', (attack) => {
  it.each(['sh', 'bash'])('runs nothing in %s, and stays what it is', async (shell) => {
    const lines = await linesOf('T', `https://x.example${attack}`, attack);
    expect(lines).toHaveLength(6);
    const pasted = `${lines.slice(2, 4).join('\n')}\nprintf '%s' "$API_BASE"`;
    const base = execFileSync(shell, ['-c', pasted], { cwd: state.folder, encoding: 'utf8' });
    expect(base).toBe(`http://127.0.0.1:4010${new URL(`https://x.example${attack}`).pathname}`);
    expect(readdirSync(state.folder)).toEqual([]);
  });
});

it('forges no line with a title', async () => {
  const lines = await linesOf('T\nexport PATH=/tmp\r\u001b[1A\u2028::error::x', 'https://x.example');
  expect(lines[0]).toBe(
    'T\\u000aexport PATH=/tmp\\u000d\\u001b[1A\\u2028::error::x, served on this machine from its description',
  );
  expect(lines).toHaveLength(6);
});
