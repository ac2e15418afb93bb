import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { settled } from '../pageHelpers';

const changelog = '/docs/docs/changelog';
const mine = 'GET https://api.example.com/v1/tasks?page=2\nGET https://elsewhere.example.com/v1/orgstruct/shops\n';

const shownOf = (page: Page) => page.locator('.changes > li:visible');

/** Opens the changelog and notes every request that comes after it has nothing left to load. */
async function open(page: Page): Promise<string[]> {
  await page.goto(changelog);
  await settled(page);
  await expect(page.locator('form.mine')).toBeVisible();
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  return later;
}

test('a dropped file shows the changes that touch its calls, and nothing is requested', async ({ page }) => {
  const later = await open(page);
  const all = await shownOf(page).count();
  const entry = { request: { method: 'GET', url: 'https://api.example.com/v1/tasks/42' } };
  const text = JSON.stringify({ log: { entries: [entry] } });
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'my.har'));
    return data;
  }, text);
  await page.locator('form.mine').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('status').filter({ hasText: 'my.har: 1 of 1 call is to this API' })).toBeVisible();
  expect(await shownOf(page).count()).toBeLessThan(all);
  await expect(shownOf(page).filter({ hasText: 'Task.labels' }).first()).toBeVisible();
  await expect(page.locator('.changes > li', { hasText: 'Checklist.lastModifiedAt' })).toBeHidden();
  const inContents = page.locator('.table-of-contents a[href="#v1.3.0-breaking"]:not(details *)');
  await expect(inContents).toBeHidden();
  expect(later).toEqual([]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shownOf(page)).toHaveCount(all);
  await expect(inContents).toBeVisible();
});

test('pasted paths do the same by keyboard', async ({ page }) => {
  const later = await open(page);
  const paths = page.getByLabel('Or paste paths');
  await paths.focus();
  await page.keyboard.insertText(mine);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const result = page.locator('.mine-result');
  await expect(result).toContainText('1 of 2 calls is to this API');
  await expect(page.locator('.changes > li', { hasText: 'GET /orgstruct/shops' })).toBeHidden();
  expect(later).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all changes are there, and no form that does nothing', async ({ page }) => {
    await page.goto(changelog);
    await expect(page.locator('.changes > li').first()).toBeVisible();
    await expect(page.locator('form.mine')).toBeHidden();
  });
});

test('a mark in the reference leads to its release', async ({ page }) => {
  await page.goto(`/docs/api_reference/models/tasks/task#${anchorFor('Task', 'labels')}`);
  await settled(page);
  await page.locator(`[id="${anchorFor('Task', 'labels')}"] a.since`).click();
  await expect(page).toHaveURL(/\/docs\/docs\/changelog#v1\.3\.0$/);
  await expect(page.getByRole('heading', { name: '1.3.0' })).toBeInViewport();
});

test('an anchor that has moved leads to where it is now', async ({ page }) => {
  await page.goto('/docs/api_reference/api/tasks/tasks_reports#get-task-report.200');
  // The list of what has moved is loaded behind everything else.
  await expect(page).toHaveURL(/#get-task-summary-report\.200$/, { timeout: 20_000 });
  await page.goto('/docs/api_reference/api/tasks/tasks_reports#no-such-anchor');
  await settled(page);
  await expect(page).toHaveURL(/#no-such-anchor$/);
});
