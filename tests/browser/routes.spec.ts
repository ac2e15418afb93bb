import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { fileOf, plain, readRoutes, siteFolder } from '../site/builtSite';
import { expect, test } from './fixtures';
import { heading, hydrated } from './pageHelpers';

const routes = readRoutes();
const sample = [
  ...[
    '/',
    '/integrations/',
    '/blog',
    '/docs',
    '/docs/docs/getting_started',
    '/docs/integrations/index',
    '/docs/integrations/zapier/index',
  ],
  ...['/docs/api_reference/api/tasks/tasks_create_view', '/docs/api_reference/models/tasks/task'],
];

/** The three ways to write a route's address; the home page has two. */
function addressesOf(route: string): string[] {
  const bare = plain(route).replace(/^\/$/, '');
  return [...new Set([plain(route), `${bare}/`, `${bare}/index.html`])];
}

/** The heading that the route's own file carries, before any script has run. */
function ownHeading(route: string): string {
  const html = readFileSync(path.join(siteFolder(), fileOf(route)), 'utf8');
  return load(html)('h1')
    .text()
    .replace(/\u200b/g, '')
    .trim();
}

for (const route of routes) {
  test(`${route} keeps its own heading after its scripts have run, and asks nobody else`, async ({ page }) => {
    const response = await page.goto(plain(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(ownHeading(route));
    await expect(page.locator('h1')).toBeVisible();
  });
}

for (const route of sample) {
  for (const address of addressesOf(route)) {
    test(`${address} shows ${route} under both servers`, async ({ page, siteUrl, nginx }) => {
      for (const origin of [siteUrl, nginx.url]) {
        const response = await page.goto(`${origin}${address}`);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText(ownHeading(route));
      }
    });
  }
}

test('an unknown address shows the not-found page under both servers', async ({ page, siteUrl, nginx, complaints }) => {
  for (const origin of [siteUrl, nginx.url]) {
    const response = await page.goto(`${origin}/docs/nowhere`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toHaveText(/not found|no page|nothing/i);
  }
  // The browser itself notes the 404 of the document.
  expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
});
