import type { Page } from '@playwright/test';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from './fixtures';
import {
  bodySelector,
  closeTask,
  expectNotReloaded,
  expectScrolledTo,
  heading,
  hydrated,
  linkToTasks,
  markWindow,
  openGuide,
  settled,
  shops,
  tasks,
} from './pageHelpers';
import { anchored } from './reference/referenceHelpers';

/** Adds a link to a page of the reference's body, as a text of the description can hold it. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate(
    ([selector, address]) => {
      const link = Object.assign(document.createElement('a'), {
        href: address,
        textContent: 'a link in a text',
        id: 'test-link',
      });
      document.querySelector(selector ?? '')?.prepend(link);
    },
    [bodySelector, href],
  );
}

test('a click in a guide shows the API page without loading the site again', async ({ page }) => {
  await openGuide(page);
  await linkToTasks(page).click();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(anchored(page, 'createTask')).toBeAttached();
  await expect(page).toHaveTitle(/^Tasks/);
  await expectNotReloaded(page);
});

test('a click in the sidebar shows the API page', async ({ page }) => {
  await openGuide(page);
  await page.locator('.navbar').getByRole('link', { name: 'API Reference' }).click();
  await page.locator(`main a[href="${shops}"]`).first().click();
  await expect(heading(page)).toHaveText('Stores');
  await expectNotReloaded(page);
});

test('a link with a hash from one API page to another shows the target below the navbar', async ({ page }) => {
  await page.goto(shops);
  await hydrated(page);
  await markWindow(page);
  await addLink(page, closeTask);
  await page.locator('#test-link').click();
  await expect(heading(page)).toHaveText('Tasks');
  await expectScrolledTo(page, anchorFor('closeTask'));
  await expectNotReloaded(page);
});

test('a link within the page scrolls to its target and stays', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  await markWindow(page);
  await page
    .locator(`${bodySelector} a[href="#${anchorFor('updateTask')}"]`)
    .first()
    .click();
  await expectScrolledTo(page, anchorFor('updateTask'));
  await expect(page).toHaveURL(`${tasks}#${anchorFor('updateTask')}`);
  await expectNotReloaded(page);
});

test('back and forward show the right body at the place where the reader was', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  await markWindow(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await addLink(page, shops);
  await page.evaluate(() => document.getElementById('test-link')?.click());
  await expect(heading(page)).toHaveText('Stores');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goBack();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(anchored(page, 'createTask')).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 3000))).toBeLessThan(150);
  await page.goForward();
  await expect(heading(page)).toHaveText('Stores');
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(150);
  await expectNotReloaded(page);
});

test('back to a guide shows the guide', async ({ page }) => {
  await openGuide(page);
  const title = await heading(page).textContent();
  await linkToTasks(page).click();
  await expect(heading(page)).toHaveText('Tasks');
  await page.goBack();
  await expect(heading(page)).toHaveText(title ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(anchored(page, 'createTask')).toBeAttached();
  await expectNotReloaded(page);
});

test('a reload on a hash comes back to the target', async ({ page }) => {
  await page.goto(closeTask);
  await hydrated(page);
  await expectScrolledTo(page, anchorFor('closeTask'));
  await page.reload();
  await hydrated(page);
  await expectScrolledTo(page, anchorFor('closeTask'));
});

test('a hash of a field that is folded away opens what it stands in', async ({ page }) => {
  await page.goto(`${tasks}#${anchorFor('createTask', '200', 'executors', 'id')}`);
  await hydrated(page);
  await expect(anchored(page, 'createTask', '200', 'executors', 'id')).toBeVisible();
});
