import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { askedPath, createSiteServer, listen, toFilePath } from '../siteServer';

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
