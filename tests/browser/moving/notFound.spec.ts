import { createServer, get, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../../scripts/siteServer';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { readSiteFile, siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { forgiveNotFound } from '../measured/pageTypes';
import { closeTask, expectNotReloaded, guide, heading, hydrated, markWindow, tasks } from '../pageHelpers';
import { searchField } from '../search/searchHelpers';

/** Any host that serves files, and `404.html` with status 404 for all else. */
function createPlainServer(): Server {
  const files = sirv(siteFolder(), { dev: true });
  const missing = (response: ServerResponse): void => {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end(readSiteFile('404.html'));
  };
  return createServer((request, response) => files(request, response, () => missing(response)));
}

/**
 * `npm run serve`, nginx and a plain host answer an address with the same page, so that a browser needs to show it under
 * the first alone.
 */
async function expectNotFoundPage(siteUrl: string, nginxUrl: string, address: string): Promise<void> {
  const plain = createPlainServer();
  const plainUrl = `http://localhost:${await listen(plain, 0)}`;
  try {
    for (const origin of [siteUrl, nginxUrl, plainUrl])
      expect([origin, (await bodyAt(origin, address)) === readSiteFile('404.html')]).toEqual([origin, true]);
  } finally {
    plain.closeAllConnections();
    plain.close();
  }
}

/** What a server answers to an address exactly as it is written, two slashes at its start included. */
function bodyAt(origin: string, address: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const [path] = address.split('#');
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response
        .setEncoding('utf8')
        .toArray()
        .then((parts) => resolve(parts.join('')), reject);
    }).on('error', reject);
  });
}

for (const [given, want] of [
  ['/DOCS', '/docs'],
  ['/docs/docs/Pagination', '/docs/docs/pagination'],
  ['/Docs/docs/pagination/?from=Mail#Pages', '/docs/docs/pagination?from=Mail#Pages'],
  ['/docs/docs/errors.html', '/docs/docs/errors'],
  ['/docs/docs/ERRORS.HTML', '/docs/docs/errors'],
  ['/docs/docs/errors/INDEX.html', '/docs/docs/errors'],
  ['/docs/docs/errors%20', '/docs/docs/errors'],
  ['/Integrations', '/integrations/'],
  [`${tasks.toUpperCase()}#${anchorFor('closeTask')}`, closeTask],
  ['/BLOG/Welcome', '/blog/welcome'],
] as const) {
  test(`${given} leads to ${want}, without an error`, async ({ page, siteUrl, nginx, complaints }) => {
    await expectNotFoundPage(siteUrl, nginx.url, given);
    await page.goto('about:blank');
    const entries = await page.evaluate(() => history.length);
    expect((await page.goto(`${siteUrl}${given}`))?.status()).toBe(404);
    await page.waitForURL(`${siteUrl}${want}`);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    forgiveNotFound(complaints);
  });
}

for (const address of [
  '/404.html',
  '/404',
  '/404.HTML',
  '/errors.html',
  '/docs/integrations',
  '/docs/docs/errors.htm',
  // To the history of browsers, this is the address of another host.
  '//evil.example/',
  '//evil.example/index.html',
]) {
  test(`${address} stays not found, without an error`, async ({ page, siteUrl, nginx, complaints }) => {
    await expectNotFoundPage(siteUrl, nginx.url, address);
    await page.goto(`${siteUrl}${address}`);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    const shown = address.replace('/index.html', '');
    expect(page.url()).toBe(`${siteUrl}${shown}`);
    await expect(page.locator('main')).toContainText(shown);
    await markWindow(page);
    await page.locator('main').getByRole('link', { name: /^Home/ }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await expectNotReloaded(page);
    forgiveNotFound(complaints);
  });
}

for (const address of [guide, tasks, '/blog/welcome']) {
  test(`when the server has lost ${address}, the not-found page stays, without an error`, async ({
    page,
    complaints,
  }) => {
    const missing = { status: 404, contentType: 'text/html', body: readSiteFile('404.html') };
    await page.route(`**${address}`, (route) => route.fulfill(missing));
    await page.goto(address);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText(address);
    forgiveNotFound(complaints);
  });
}

for (const [given, want] of [
  ['/docs/docs//errors', '/docs/docs/errors'],
  ['/docs/docs/errors//', '/docs/docs/errors'],
  ['//docs/docs/errors', '/docs/docs/errors'],
] as const) {
  test(`where the server takes ${given} for ${want}, so does the address bar`, async ({ page, nginx }) => {
    await page.goto(`${nginx.url}${given}`);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Errors');
    expect(page.url()).toBe(`${nginx.url}${want}`);
  });
}

for (const [given, words] of [
  ['/docs/docs/rate-limits', 'rate limits'],
  ['/docs/api_reference/api/tasks/close_task', 'close task'],
  ['/Webhooks.html', 'webhooks'],
  ['/docs/caf%C3%A9%20/100%', 'café 100'],
] as const) {
  test(`the not-found page at ${given} offers a search for "${words}"`, async ({ page, complaints }) => {
    await page.goto(given);
    await hydrated(page);
    await page.getByRole('button', { name: `Search for “${words}”` }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue(words);
    forgiveNotFound(complaints);
  });
}
