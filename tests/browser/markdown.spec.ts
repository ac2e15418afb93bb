import type { Locator, Page } from '@playwright/test';
import { wholeAddressIn } from '../../src/reference/markdownAddress';
import { readSiteFile } from '../site/builtSite';
import { expect, test } from './fixtures';
import { guide, hydrated, tasks } from './pageHelpers';
import { anchored } from './reference/referenceHelpers';

// For a file that is not a page browsers ask for an icon of their own accord.
test.beforeEach(({ context }) => context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 })));

/** The button, which says for a moment what came of it: a search by role takes longer than that on a long page. */
function message(page: Page): Locator {
  return page.locator('.page-actions button');
}

/** All of a page's text, which is what a reader copies, however many files it is cut into. */
function wholeMarkdownPage(address: string): string {
  const first = readSiteFile(address.slice(1));
  return readSiteFile((wholeAddressIn(first) ?? address).slice(1));
}

const model = '/docs/api_reference/models/tasks/task';

for (const route of [guide, tasks, model, '/blog/welcome', '/blog', '/', '/integrations/']) {
  test(`${route}: the page can be copied as Markdown, and opened`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Copy page as Markdown' });
    const link = page.getByRole('link', { name: 'View as Markdown' });
    const address = (await link.getAttribute('href')) ?? '';
    await button.click();
    await expect(message(page)).toHaveText('Page copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wholeMarkdownPage(address));
    await expect(message(page)).toHaveText('Copy page as Markdown');

    const answer = page.waitForResponse((response) => response.url().endsWith(address));
    await link.click();
    expect((await answer).headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await expect(page.locator('body')).toContainText('This page on the web:');
    expect(new URL(page.url()).pathname).toBe(address);
  });
}

test('after a page was reached by a link, its own Markdown page is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await hydrated(page);
  await page.getByRole('link', { name: 'API Reference' }).first().click();
  await page.locator('main').getByRole('link', { name: 'Get tasks' }).first().click();
  await anchored(page, 'listTasks').waitFor();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(message(page)).toHaveText('Page copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wholeMarkdownPage(`${tasks}.md`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of [guide, tasks]) {
    test(`${route}: the Markdown page can be opened, and no button is there that does nothing`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('.page-actions button')).toBeHidden();
      const link = page.getByRole('link', { name: 'View as Markdown' });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page.locator('body')).toContainText('This page on the web:');
    });
  }
});
