import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { startNginx } from '../../../scripts/nginx';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { fileOf, plain, readRoutes } from '../../site/builtSite';
import { readAddresses } from '../../support/siteAddresses';
import { buttonOf, check, code, response } from '../builder/builderHelpers';
import { test as base, expect } from '../fixtures';
import { hydrated } from '../pageHelpers';
import { choose, operation } from '../reference/referenceHelpers';
import { chosen, searchField } from '../search/searchHelpers';
import { serveBelow, startSiteCopy } from '../servedCopy';

const baseUrl = '/portal/';
const redirects = '/docs/docs/moved: /docs/docs/changelog\n/docs/docs/moved#labels: /docs/docs/errors#rate-limits\n';

/** Our site, built for another base URL and with pages that are gone. */
const test = base.extend<object, { folder: string; siteUrl: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const site = await startSiteCopy([
        { file: 'docusaurus.config.ts', from: /baseUrl = '\/'/, to: `baseUrl = '${baseUrl}'` },
        { file: 'openapi/redirects.yaml', from: /^(?=\/)/m, to: redirects },
      ]);
      await use(site.root);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  siteUrl: [
    async ({ folder }, use) => {
      const { url, stop } = await serveBelow(folder, baseUrl.slice(0, -1));
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
});
// One worker, and so one build, for all of them.
test.describe.configure({ mode: 'default' });

test('every address in the files of a site with a base URL leads to one of its files', { tag: '@long' }, ({
  folder,
}) => {
  const { counts, wrong } = readAddresses({ folder, origin: 'https://developers.example.com', baseUrl });
  expect(wrong).toEqual([]);
  const kinds = ['index.html', 'docs/docs/errors.md', 'llms.txt', 'llms-full.txt', 'sitemap.xml', 'pages.json'];
  const feeds = ['blog/atom.xml', 'blog/feed.json', 'changelog.atom', 'changelog.json'];
  const data = ['reference-index.json', 'transfer-sizes.json', 'redirects.json', 'search/start.json'];
  const others = ['.well-known/api-catalog', 'docs/docs/moved/index.html'];
  const without = [...kinds, ...feeds, ...data, ...others].filter((file) => !counts.get(file));
  expect(without).toEqual([]);
});

test('full addresses in guides are those of the site', { tag: '@long' }, ({ folder }) => {
  const addresses = ['docs/docs/postman', 'docs/docs/sandbox', 'docs/integrations/index', 'docs'].flatMap((page) =>
    [`${page}/index.html`, `${page}.md`].flatMap((file) => [
      ...load(readFileSync(path.join(folder, file), 'utf8'))
        .root()
        .text()
        .matchAll(/curl -O (https:\S+)/g),
    ]),
  );
  expect(addresses).toHaveLength(12);
  for (const [, address = ''] of addresses) {
    expect(address).toMatch(/^https:\/\/developers\.example\.com\/portal\//);
    expect(existsSync(path.join(folder, address.replace(/^.*\/portal\//, ''))), address).toBe(true);
  }
});

test('nginx serves every page of it', { tag: '@long' }, async ({ folder, request }) => {
  const nginx = await startNginx(folder);
  try {
    for (const route of readRoutes().map(plain)) {
      const response = await request.get(`${nginx.url}/portal${route}`);
      const page = readFileSync(path.join(folder, fileOf(route)), 'utf8');
      expect([route, response.status(), await response.text()]).toEqual([route, 200, page]);
    }
    expect((await request.get(`${nginx.url}/docs/docs/errors`)).status()).toBe(404);
  } finally {
    await nginx.stop();
  }
});

test('search leads to a page, and its links to the next one', { tag: '@long' }, async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/`);
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('create task');
  await expect(chosen(page)).toContainText('Create task');
  await chosen(page).click();
  await expect(page).toHaveURL(`${siteUrl}/docs/api_reference/api/tasks/tasks_create_view#${anchorFor('createTask')}`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/docs/docs/getting_started`);
  await expect(page.getByRole('link', { name: /Markdown/ }).first()).toHaveAttribute(
    'href',
    '/portal/docs/docs/getting_started.md',
  );
});

test('a request is built and checked, in a language that stays', { tag: '@long' }, async ({ page, siteUrl }) => {
  const tasks = `${siteUrl}/docs/api_reference/api/tasks/tasks_create_view`;
  await page.goto(tasks);
  await hydrated(page);
  await choose(operation(page, 'createTask').locator('.request .choice'), 'Python');
  await page.reload();
  await hydrated(page);
  await expect(operation(page, 'createTask').locator('.request pre:visible')).toHaveAccessibleName('Python sample');
  await buttonOf(page, 'Create task').click();
  await expect(code(page)).toContainText('requests', { timeout: 20_000 });
  await check(page);
  await expect(response(page)).toContainText('200 OK');
});

test('the changelog shows the changes of a file, and its feeds are there', { tag: '@long' }, async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/docs/docs/changelog`);
  // The form is hidden until its script listens to it; choosing a file does not wait for that.
  await expect(page.locator('form.mine')).toBeVisible();
  const entry = { request: { method: 'GET', url: 'https://api.example.com/v1/tasks/42' } };
  await page.getByLabel('Choose a file').setInputFiles({
    ...{ name: 'my.har', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ log: { entries: [entry] } })),
  });
  await expect(page.locator('.mine-result')).toContainText('my.har: 1 of 1 call is to this API');
  for (const feed of await page.locator('head link[rel="alternate"][title]').all()) {
    const href = (await feed.getAttribute('href')) ?? '';
    expect([href, (await page.request.get(new URL(href, siteUrl).href)).status()]).toEqual([href, 200]);
  }
});

test('pages and anchors that are gone lead on', { tag: '@long' }, async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/docs/docs/moved`);
  await expect(page).toHaveURL(`${siteUrl}/docs/docs/changelog`);
  await page.goto(`${siteUrl}/docs/docs/moved#labels`);
  await expect(page).toHaveURL(`${siteUrl}/docs/docs/errors#rate-limits`);
  await page.goto(`${siteUrl}/docs/api_reference/api/tasks/tasks_reports#get-task-report`);
  await expect(page).toHaveURL(/\/portal\/docs\/.*#get-task-summary-report$/, { timeout: 20_000 });
});

test('an address that does not exist leads to pages', { tag: '@long' }, async ({ page, siteUrl, complaints }) => {
  await page.goto(`${siteUrl}/docs/docs/error`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Errors/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${siteUrl}/docs/docs/errors`);
  expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
});
