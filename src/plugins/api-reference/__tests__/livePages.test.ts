import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { liveAddress } from '../liveAddress';
import { livePages } from '../livePages';

/** Serves a folder with the data of pages, one of them that of `/docs/Tasks`, as the dev server does. */
async function serve(more: Record<string, string> = {}) {
  const folder = writeFiles({ 'pages/docs.tasks.json': '{"page":{}}', 'secret.json': '{}', ...more });
  const { middlewares, announce } = livePages(`${folder}/pages`, '/');
  const server = createServer((request, response) => {
    middlewares.find(({ path }) => request.url?.startsWith(path))?.middleware(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { announce, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

it.each([
  ['a page', '/docs/Tasks', 200, '{"page":{}}'],
  ['a page that is not there', '/docs/users', 404, ''],
  ['a file elsewhere', '../secret', 404, ''],
])('responds with the data of %s', async (_what, address, status, body) => {
  const { base } = await serve();
  const response = await fetch(`${base}${liveAddress.page}?${encodeURIComponent(address)}`);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

it('goes on after a browser that left before it had all of a page', async () => {
  const { base } = await serve({ 'pages/docs.long.json': JSON.stringify('x'.repeat(3e7)) });
  const left = new AbortController();
  const { body } = await fetch(`${base}${liveAddress.page}?/docs/long`, { signal: left.signal });
  await body?.getReader().read();
  left.abort();
  const { status } = await fetch(`${base}${liveAddress.page}?/docs/Tasks`);
  expect(status).toBe(200);
});

it.each(['%', '%E0%A4%A'])('has no page of the address %s, which cannot be decoded', async (address) => {
  const { base } = await serve();
  const { status } = await fetch(`${base}${liveAddress.page}?${address}`);
  expect(status).toBe(404);
});

it('announces each edit to every browser that listens', async () => {
  const { base, announce } = await serve();
  const listening = await Promise.all([1, 2].map(() => fetch(base + liveAddress.edits)));
  announce();
  const read = await Promise.all(listening.map(async ({ body }) => (await body?.getReader().read())?.value));
  expect(read.map((chunk) => new TextDecoder().decode(chunk))).toEqual(['data: edited\n\n', 'data: edited\n\n']);
});
