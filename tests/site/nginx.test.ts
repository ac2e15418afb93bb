import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from '../../scripts/compress/compressFiles';
import { brotliModule as neededModule } from '../../scripts/neededPrograms';
import { type Nginx, startNginx } from '../../scripts/nginx';
import { writeOutputFiles } from '../../src/plugins/api-reference/writeFiles';
import { headerFiles } from '../../src/plugins/content-security/headerFiles';
import { redirectFiles } from '../../src/releases/outputs/redirectFiles';
import { listFiles, plain, readRoutes, siteFolder } from './builtSite';

const running: { nginx?: Nginx } = {};
const get = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${running.nginx?.url}${address}`, { redirect: 'manual', headers });

describe('nginx as it runs in the container, over the built site', () => {
  beforeAll(async () => {
    running.nginx = await startNginx(siteFolder());
  });
  afterAll(() => running.nginx?.stop());

  it('answers 10,000 requests over all pages, and none fails', { timeout: 300_000 }, async () => {
    const counts = new Map<string, number>();
    const requests = readRoutes().map((route) => ({
      path: plain(route),
      onResponse: (status: number, body: string) => {
        if (status === 200 && body.trimEnd().endsWith('</html>')) counts.set(route, (counts.get(route) ?? 0) + 1);
      },
    }));
    const amount = 10_000;
    const url = running.nginx?.url ?? '';
    const result = await autocannon({ url, connections: 20, amount, requests });
    expect(result).toMatchObject({ '2xx': amount, non2xx: 0, errors: 0, timeouts: 0 });
    expect(counts.size).toBe(requests.length);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(amount);
  });
});

const home = `<!doctype html><title>Home</title>${'<p>The same line, again and again.</p>'.repeat(100)}`;

describe('nginx over a site with redirects and packed files', () => {
  const brotliModule = neededModule.find();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-moved-'));
  const moved = new Map([
    ['/docs/old', '/docs/new'],
    ['/docs/split', '/docs/new'],
    ['/docs/split#b', '/docs/b'],
  ]);

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), home);
    await writeOutputFiles(
      folder,
      redirectFiles(moved, { origin: 'https://example.com', baseUrl: '/', script: 'lead()' }),
    );
    await compressFiles(folder, listFiles(folder));
    running.nginx = await startNginx(folder, brotliModule);
  });
  afterAll(async () => {
    await running.nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/docs/old', 301, '/docs/new'],
    ['/docs/old/', 301, '/docs/new'],
    ['/docs/older', 404, null],
    // Only the page itself knows where its anchors lead.
    ['/docs/split', 200, null],
  ])('%s answers %i', async (address, status, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('belongs to a user who owns nothing', () => {
    const user = execFileSync('ps', ['-o', 'uid=', '-p', String(running.nginx?.pid)], { encoding: 'utf8' });
    expect(Number(user)).toBeGreaterThan(0);
  });

  it.each([
    ['gzip', 'gzip', '.gz'],
    // Without the module nginx takes no notice of the other file.
    ['gzip, br', ...(brotliModule === undefined ? (['gzip', '.gz'] as const) : (['br', '.br'] as const))],
  ])('sends whoever takes %s the file that is packed with %s', async (accepted, encoding, ending) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(Number(response.headers.get('content-length'))).toBe(
      statSync(path.join(folder, `index.html${ending}`)).size,
    );
    expect(await response.text()).toBe(home);
  });
});

describe('nginx over a site for another base URL', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-below-'));
  const notFound = '<title>Not found</title>';

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    const files = ['index.html', 'index.md', 'docs/a/index.html', 'docs/a.md', 'openapi.yaml', 'assets/a.js'];
    await writeOutputFiles(folder, [
      ...files.map((name) => ({ path: name, content: `${name} ${home}` })),
      { path: '404.html', content: notFound },
      ...headerFiles("default-src 'self'", '/my.portal/'),
      ...redirectFiles(new Map([['/docs/old', '/docs/a']]), {
        ...{ origin: 'https://example.com', baseUrl: '/my.portal/', script: 'lead()' },
      }),
    ]);
    running.nginx = await startNginx(folder);
  });
  afterAll(async () => {
    await running.nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/my.portal/', 'index.html', 'text/html; charset=utf-8'],
    ['/my.portal/?a=b', 'index.html', 'text/html; charset=utf-8'],
    ['/my.portal/docs/a', 'docs/a/index.html', 'text/html; charset=utf-8'],
    ['/my.portal/docs/a/', 'docs/a/index.html', 'text/html; charset=utf-8'],
    ['/my.portal/docs/a.md', 'docs/a.md', 'text/markdown; charset=utf-8'],
    ['/my.portal/openapi.yaml', 'openapi.yaml', 'application/yaml'],
  ])('%s is %s', async (address, file, type) => {
    const response = await get(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(await response.text()).toBe(`${file} ${home}`);
    expect(response.headers.get('link')).toBe('</my.portal/.well-known/api-catalog>; rel="api-catalog"');
  });

  it.each([
    ['/my.portal/', 'index.md'],
    ['/my.portal/docs/a', 'docs/a.md'],
    ['/my.portal/docs/a/', 'docs/a.md'],
  ])('%s is %s for agents', async (address, file) => {
    const response = await get(address, { accept: 'text/markdown' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await response.text()).toBe(`${file} ${home}`);
  });

  it('keeps assets for ever', async () => {
    const { headers } = await get('/my.portal/assets/a.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/', 302, '/my.portal/'],
    ['/my.portal', 302, '/my.portal/'],
    ['/my.portal?a=b', 302, '/my.portal/'],
    ['/my.portal/docs/old', 301, '/my.portal/docs/a'],
  ])('%s leads on with %i to %s', async (address, status, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each(['/my.portal/docs/b', '/my.portal/404.html', '/my.portal/_headers', '/my.portal/server.conf'])(
    '%s answers 404 with the not-found page',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, notFound]);
    },
  );

  it.each(['/docs/a', '/openapi.yaml', '/myXportal/', '/my.portalx/'])('%s is outside', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});
