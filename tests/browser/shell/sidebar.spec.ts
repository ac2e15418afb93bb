import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { tasks } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';

test.use({ viewport: { width: 1280, height: 500 } });

const current = (page: Page) => page.locator('.theme-doc-sidebar-container .menu [aria-current]').last();

for (const [what, address] of [
  ['an operation', `${tasks}#${anchorFor('closeTask')}`],
  ['a model', '/docs/api_reference/models/tasks/task'],
  ['a guide', '/docs/docs/webhooks'],
] as const) {
  test(`the entry of ${what} is in view on arrival`, async ({ page }) => {
    await open(page, address);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
  });
}

test('the entry is in view after a link, and follows the page as it scrolls', async ({ page }) => {
  await open(page, tasks);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current(page)).not.toHaveAttribute('href', /create-task$/);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = page.locator('.menu-operations .menu__link').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.locator('main a[href*="/api_reference/models/"]').first().click();
  await expect(page).toHaveURL(/\/models\//);
  await expect(current(page)).toHaveAttribute('aria-current', 'page');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test('the filter lists what matches by name, method and path, and empties back to the whole sidebar', async ({
  page,
}) => {
  await open(page, tasks);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const links = sidebar.locator('.menu__link:visible');
  const all = await links.count();
  const filter = sidebar.getByRole('searchbox', { name: 'Filter the sidebar' });
  await filter.fill('post {id}/close');
  await expect(links).toHaveText([/^Tasks$/, /^Close taskPOST$/]);
  await filter.fill('question models');
  await expect(links).toHaveText(['Checklist template question', 'Question']);
  await filter.fill('no such thing');
  await expect(sidebar.getByRole('status')).toHaveText('No matches.');
  await expect(links).toHaveCount(0);
  await filter.fill('');
  await expect(links).toHaveCount(all);
});

test('the filter finds operations of every page, which are loaded when it is first used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) asked.push(new URL(request.url()).pathname);
  });
  await open(page, '/docs/api_reference/models/tasks/task');
  expect(asked).toEqual([]);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const links = sidebar.locator('.menu__link:visible');
  await sidebar.getByRole('searchbox', { name: 'Filter the sidebar' }).fill('post {id}/close');
  await expect(links).toHaveText([/^Tasks$/, /^Close taskPOST$/]);
  // What the name of a page says need not be in those of its operations.
  await sidebar.getByRole('searchbox').fill('division /orgstruct delete');
  await expect(links.last()).toHaveText(/DELETE$/);
  await sidebar.getByRole('searchbox').fill('close task');
  await links.filter({ hasText: 'Close task' }).first().click();
  await expect(page).toHaveURL(new RegExp(`#${anchorFor('closeTask')}$`));
  expect(asked).toEqual(['/search/start.json']);
});

test('where the operations cannot be loaded, the filter says so and serves the page that is shown', async ({
  page,
  complaints,
}) => {
  await page.route('**/search/start.json', (route) => route.abort());
  await open(page, tasks);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const filter = sidebar.getByRole('searchbox', { name: 'Filter the sidebar' });
  await filter.fill('post {id}/close');
  await expect(sidebar.locator('.menu__link:visible')).toHaveText([/^Tasks$/, /^Close taskPOST$/]);
  await filter.fill('no such thing');
  await expect(sidebar.getByRole('status')).toContainText('could not be loaded');
  complaints.length = 0;
});
