import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { packageCommand, runCommand } from '../../../scripts/command';
import { createSiteServer, listen } from '../../../scripts/siteServer';
import { generatedFilesIn } from '../../../src/platform/processes';
import { repository } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { violations } from '../measured/axe';
import { hydrated } from '../pageHelpers';

const description = `
openapi: 3.1.0
info: { title: Forge API, version: '1' }
servers: [{ url: https://api.example.com, description: Production. }, { url: https://test.example.com, description: Test. }]
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  parameters:
    owner: { name: owner, in: path, required: true, schema: { type: string } }
    repo: { name: repo, in: path, required: true, schema: { type: string } }
    token: { name: token, in: path, required: true, schema: { type: string } }
security: [{ token: [] }]
tags: [{ name: repos }, { name: search }]
paths:
  /repos/{owner}/{repo}:
    parameters: [{ $ref: '#/components/parameters/owner' }, { $ref: '#/components/parameters/repo' }]
    get: { tags: [repos], operationId: getRepo, summary: Get a repository, responses: { 200: { description: OK } } }
    patch:
      tags: [repos]
      operationId: updateRepo
      summary: Update a repository
      requestBody: { content: { application/json: { schema: { type: object, properties: { size: { type: integer, example: 12345678901234567890 } } } } } }
      responses: { 200: { description: OK } }
  /repos/{owner}/tokens/{token}:
    put:
      tags: [repos]
      operationId: putToken
      summary: Put a token
      parameters: [{ $ref: '#/components/parameters/owner' }, { $ref: '#/components/parameters/token' }]
      requestBody: { content: { application/json: { schema: {}, examples: { a: { summary: First, value: 1 }, b: { summary: Second, value: 2 } } } } }
      responses: { 204: { description: Done } }
  /search:
    get:
      tags: [search]
      operationId: search
      summary: Search
      parameters: [{ name: q, in: query, required: true, schema: { type: string } }, { name: owner, in: query, required: true, schema: { type: string } }]
      responses: { 200: { description: OK } }
`;

test.describe('values that the description does not give', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial' });
  const folder = path.join(repository, '.cache/open-values');
  let server: Server;
  let site: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'openapi.yaml');
    writeFileSync(file, description);
    const env = { OPENAPI_SPEC: file, ...generatedFilesIn('.docusaurus-open-values') };
    const outDir = path.join(folder, 'build');
    const build = packageCommand('@docusaurus/core', 'docusaurus', ['build', '--out-dir', outDir]);
    expect(await runCommand(build, env)).toBe(0);
    server = createSiteServer(outDir);
    site = `http://localhost:${await listen(server, 0)}`;
  });
  test.afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const operationOf = (page: Page, title: string): Locator =>
    page.locator('article', { has: page.getByRole('heading', { name: title }) });
  const sampleOf = (page: Page, title: string): Locator => operationOf(page, title).locator('.request .code:visible');

  async function open(page: Page, tag = 'repos'): Promise<void> {
    await page.goto(`${site}/api_reference/api/${tag}`);
    await hydrated(page);
  }

  test('are given once, by keyboard, for all operations of the visit, and copied as they are shown', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const get = sampleOf(page, 'Get a repository');
    await expect(get).toContainText('/repos/${API_OWNER:?}/${API_REPO:?}');
    await operationOf(page, 'Get a repository').locator('summary', { hasText: 'Fill in owner, repo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'owner' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`o'"$(id)\`/ü`);
    const written = 'o%27%22%24%28id%29%60%2F%C3%BC';
    await expect(get).toContainText(`"https://api.example.com/repos/${written}/\${API_REPO:?}"`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('r');
    await page.keyboard.press('Tab');
    await expect(get).toContainText(`'https://api.example.com/repos/${written}/r'`);
    await expect(sampleOf(page, 'Update a repository')).toContainText(`${written}/r'`);
    await expect(sampleOf(page, 'Update a repository')).toContainText('"size": 12345678901234567890');
    await expect(sampleOf(page, 'Put a token')).toContainText(`${written}/tokens/\${API_PATH_TOKEN:?}"`);

    await operationOf(page, 'Get a repository').getByRole('button', { name: 'Copy the request' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await get.textContent());

    await page.locator('.menu').getByRole('link', { name: 'search', exact: true }).click();
    // The query parameter of the name is that of the path: one of both is in an operation.
    await expect(sampleOf(page, 'Search')).toContainText(`https://api.example.com/search?owner=${written}`);
    await expect(sampleOf(page, 'Search')).toContainText('--url-query "q=${API_Q:?}"');
    await page.reload();
    await expect(sampleOf(page, 'Search')).toContainText('--url-query "owner=${API_OWNER:?}"');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('id');
  });

  test('hold with another body, base URL and language', async ({ page }) => {
    await open(page);
    const put = operationOf(page, 'Put a token');
    await put.locator('summary', { hasText: 'Fill in owner, token' }).click();
    await put.getByRole('textbox', { name: 'token' }).fill('t');
    await put.getByText('Second', { exact: true }).click();
    await expect(put.locator('.request .code:visible')).toContainText("--data-raw '2'");
    await page.locator('.page-head').getByText('Test', { exact: true }).click();
    await put.getByRole('textbox', { name: 'owner' }).fill('o');
    await expect(put.locator('.request .code:visible')).toContainText('https://test.example.com/repos/o/tokens/t');
    await expect(put.locator('.request .code:visible')).toContainText("--data-raw '2'");
    await put.getByRole('textbox', { name: 'owner' }).fill('');
    await put.getByText('Python', { exact: true }).click();
    await expect(put.locator('.request .code:visible')).toContainText('os.environ["API_OWNER"]');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have fields in which axe finds nothing, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      await page.locator('.open-values summary').first().click();
      await page.getByRole('textbox', { name: 'owner' }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  }

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('stay variables, and nothing offers to fill them in', async ({ page }) => {
      await page.goto(`${site}/api_reference/api/repos`);
      await expect(page.locator('.request .code').first()).toContainText('${API_OWNER:?}');
      await expect(page.locator('.open-values').first()).toBeHidden();
    });
  });
});
