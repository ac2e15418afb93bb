import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../../scripts/compress/compressFolder';
import { type Nginx, startNginx } from '../../scripts/nginx';
import { writeOutputFiles } from '../../src/plugins/api-reference/writeFiles';
import { redirectFiles } from '../../src/releases/outputs/redirectFiles';
import { plain, readRoutes, siteFolder } from './builtSite';

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

describe('nginx over a site with redirects and packed files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-moved-'));
  const home = `<!doctype html><title>Home</title>${'<p>The same line, again and again.</p>'.repeat(100)}`;
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
    await compressFolder(folder);
    running.nginx = await startNginx(folder);
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

  it('sends the packed file that is there', async () => {
    const packed = statSync(path.join(folder, 'index.html.gz')).size;
    const response = await get('/', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(Number(response.headers.get('content-length'))).toBe(packed);
    expect(await response.text()).toBe(home);
  });
});
