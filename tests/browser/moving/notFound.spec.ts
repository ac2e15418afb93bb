import { createServer, type Server, type ServerResponse } from 'node:http';
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

/** Runs a test under `npm run serve`, nginx and a plain host, one after the other. */
async function onEachServer(
  given: { baseURL: string | undefined; nginx: { url: string } },
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const plain = createPlainServer();
  const port = await listen(plain, 0);
  try {
    for (const origin of [given.baseURL ?? '', given.nginx.url, `http://localhost:${port}`]) await run(origin);
  } finally {
    plain.closeAllConnections();
    plain.close();
  }
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
  test(`${given} leads to ${want}, without an error`, async ({ page, baseURL, nginx, complaints }) => {
    test.slow();
    await onEachServer({ baseURL, nginx }, async (origin) => {
      await page.goto('about:blank');
      const entries = await page.evaluate(() => history.length);
      expect((await page.goto(`${origin}${given}`))?.status()).toBe(404);
      await page.waitForURL(`${origin}${want}`);
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });
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
  test(`${address} stays not found, without an error`, async ({ page, baseURL, nginx, complaints }) => {
    await onEachServer({ baseURL, nginx }, async (origin) => {
      await page.goto(`${origin}${address}`);
      await hydrated(page);
      await expect(heading(page)).toHaveText('Page not found');
      const shown = address.replace('/index.html', '');
      expect(page.url()).toBe(`${origin}${shown}`);
      await expect(page.locator('main')).toContainText(shown);
      await markWindow(page);
      await page.locator('main').getByRole('link', { name: /^Home/ }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await expectNotReloaded(page);
    });
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
