import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { expectNotReloaded, heading, hydrated, markWindow } from '../pageHelpers';
import { searchField } from '../search/searchHelpers';
import { type ServedCopy, startVersionedSite } from '../servedCopy';

const page10 = '/docs/1.0/api_reference/api/tasks/tasks_create_view';
const pageLatest = '/docs/api_reference/api/tasks/tasks_create_view';

test('with one version there is no chooser', async ({ page }) => {
  await page.goto('/docs/docs/getting_started');
  await hydrated(page);
  await expect(page.locator('.navbar').getByText('Latest')).toHaveCount(0);
  await expect(page.locator('.navbar .dropdown')).toHaveCount(0);
});

test.describe('with a second version', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });
  const held: { site?: ServedCopy } = {};
  const site = (): ServedCopy => {
    if (!held.site) throw new Error('The versioned site was not built.');
    return held.site;
  };

  test.beforeAll(async () => {
    test.setTimeout(400_000);
    held.site = await startVersionedSite();
  });
  test.afterAll(() => held.site?.stop());

  test('each version has its own reference pages, description, index and search', () => {
    const read = (file: string): string => readFileSync(path.join(site().root, file), 'utf8');
    expect(read(`${page10.slice(1)}/index.html`)).toContain(anchorFor('createTask'));
    expect(read('1.0/openapi.yaml')).toMatch(/^openapi:/);
    const pages = (file: string): string[] =>
      (JSON.parse(read(file)) as { operations: { page: string }[] }).operations.map((operation) => operation.page);
    expect(pages('1.0/reference-index.json').filter((url) => !url.startsWith('/docs/1.0/'))).toEqual([]);
    expect(pages('reference-index.json').filter((url) => url.startsWith('/docs/1.0/'))).toEqual([]);
    expect(pages('1.0/reference-index.json').length).toBe(pages('reference-index.json').length);
    expect(read('1.0/search/start.json')).toContain('/docs/1.0/docs/pagination');
    expect(read('search/start.json')).not.toContain('/docs/1.0/');
  });

  test('links within a version stay in it, from guide to reference and back', async ({ page }) => {
    await page.goto(`${site().url}/docs/1.0/docs/getting_started`);
    await hydrated(page);
    await markWindow(page);
    await page.locator(`main article a[href^="${page10}"]`).first().click();
    await expect(heading(page)).toHaveText('Tasks');
    await expect(page).toHaveURL(new RegExp(`${page10}`));
    const inner = page.locator('[data-reference-body] a[href^="/docs/"]');
    const addresses = await inner.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith('/docs/1.0'))).toEqual([]);
    const menu = await page
      .locator('nav.menu a[href^="/docs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(menu.filter((address) => !address.startsWith('/docs/1.0'))).toEqual([]);
    await expectNotReloaded(page);
  });

  test('search finds what its version has', async ({ page }) => {
    for (const folder of ['/docs/1.0', '/docs']) {
      await page.goto(`${site().url}${folder}/docs/getting_started`);
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('pagination');
      const result = page.getByRole('option', { name: /Pagination/ }).first();
      await expect(result).toHaveAttribute('href', `${folder}/docs/pagination`);
    }
  });

  test('the chosen version is shown, and remembered in local storage', async ({ page }) => {
    await page.goto(`${site().url}/docs/docs/pagination`);
    await hydrated(page);
    const stored = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('docs-preferred-version')));
    expect((await stored()).map(([, version]) => version)).not.toContain('1.0');
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown').getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${site().url}/docs/1.0/docs/pagination`);
    expect((await stored()).map(([, version]) => version)).toEqual(['1.0']);
    await page.goto(`${site().url}${pageLatest}`);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Tasks');
    expect((await stored()).map(([, version]) => version)).toEqual(['1.0']);
  });
});
