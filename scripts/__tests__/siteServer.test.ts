import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSiteServer, listen, toFileAddress } from '../siteServer';

const CASES: [given: string, want: string][] = [
  ['/', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
  ['/docs/index.html', '/docs/index.html'],
  ['/docs/integrations/index', '/docs/integrations/index/index.html'],
  ['/docs/integrations/index/', '/docs/integrations/index/index.html'],
  ['/openapi.yaml', '/openapi.yaml'],
  ['/docs?from=a.b/c', '/docs/index.html?from=a.b/c'],
  ['/assets/js/main.js?v=1', '/assets/js/main.js?v=1'],
];

it.each(CASES)('%s is the file %s', (given, want) => expect(toFileAddress(given)).toBe(want));

it.each([
  ['/docs/1.0', '/docs/1.0/index.html'],
  ['/docs/1.0/', '/docs/1.0/index.html'],
  ['/docs/1.0.md', '/docs/1.0.md'],
])('%s beside a page of the name /docs/1.0 is the file %s', (given, want) => {
  expect(toFileAddress(given, (pathname) => pathname === '/docs/1.0')).toBe(want);
});

it('serves the earlier site while its folder has another name, and no file that is not meant for readers', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-served-'));
  const dir = path.join(folder, 'build');
  mkdirSync(dir);
  for (const name of ['index.html', '_headers', 'server.conf', '.portal-build'])
    writeFileSync(path.join(dir, name), 'text');
  const server = createSiteServer(dir);
  const url = `http://localhost:${await listen(server, 0)}`;
  const status = async (address: string): Promise<number> => (await fetch(url + address)).status;
  try {
    expect(await status('/')).toBe(200);
    renameSync(dir, `${dir}.previous`);
    expect(await status('/')).toBe(200);
    for (const address of ['/_headers', '/_headers?a', '/server.conf', '/.portal-build'])
      expect(await status(address)).toBe(404);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
