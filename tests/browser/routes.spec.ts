import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { fileOf, plain, readRoutes, siteFolder } from '../site/builtSite';
import { expect, test } from './fixtures';
import { heading, hydrated } from './pageHelpers';

const routes = readRoutes();
/** Where pages of one kind stand, the narrowest first. */
const sections = ['/docs/api_reference/api/', '/docs/api_reference/models/', '/docs/', '/'];

function sectionOf(route: string): string | undefined {
  return sections.find((section) => plain(route).startsWith(section));
}

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

for (const section of sections) {
  test(`pages below ${section} keep their own headings after their scripts have run, and send no request to another host`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routes.filter((each) => sectionOf(each) === section)) {
      await test.step(route, async () => {
        const response = await page.goto(plain(route));
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText(ownHeading(route));
        await expect(page.locator('h1')).toBeVisible();
      });
    }
  });
}

for (const route of sample) {
  test(`each way to write its address shows ${route} under both servers`, { tag: '@long' }, async ({
    page,
    siteUrl,
    nginx,
  }) => {
    for (const url of addressesOf(route).flatMap((address) => [siteUrl + address, nginx.url + address])) {
      await test.step(url, async () => {
        const response = await page.goto(url);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText(ownHeading(route));
      });
    }
  });
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
