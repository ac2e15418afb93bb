import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { closeTask, drawn, expectScrolledTo, heading, hydrated, settled, tasks } from '../pageHelpers';
import { type Gate, hold } from './network';

const guide = '/docs/docs/getting_started';

/** Lets the content of a page come after the old page has been drawn once more. */
async function openLate(page: Page, body: Gate): Promise<void> {
  await drawn(page);
  body.open();
}

function place(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls the way a reader does, and waits until the page has noticed. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => place(page)).toBe(top);
  await settled(page);
}

async function followInBackground(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[href="${path}"], a[href^="${path}#"]`)?.click(),
    address,
  );
}

/** Scrolls down a page of the reference and goes from there to a guide. */
async function leaveScrolled(page: Page): Promise<void> {
  await page.goto(tasks);
  await hydrated(page);
  await scrollTo(page, 2500);
  await followInBackground(page, guide);
  await expect(heading(page)).toHaveText('Getting started');
}

test('a new page begins at its top, also when its content comes late', async ({ page }) => {
  const body = await hold(page, '**/docs/api_reference/api/orgstructure/shop');
  await page.goto(tasks);
  await hydrated(page);
  await scrollTo(page, 2000);
  await followInBackground(page, '/docs/api_reference/api/orgstructure/shop');
  await openLate(page, body);
  await expect(heading(page)).toHaveText('Stores');
  await expect.poll(() => place(page)).toBe(0);
});

test('the page scrolls to a hash, also when the content comes late', async ({ page }) => {
  const body = await hold(page, `**${tasks}`);
  await page.goto(guide);
  await hydrated(page);
  const link = page.locator(`main article a[href^="${tasks}#"]`).first();
  const hash = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await openLate(page, body);
  await expect(heading(page)).toHaveText('Tasks');
  await expectScrolledTo(page, hash);
});

test('back and forward restore the place', async ({ page }) => {
  await leaveScrolled(page);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(heading(page)).toHaveText('Tasks');
  await expect.poll(() => place(page)).toBe(2500);
  await page.goForward();
  await expect(heading(page)).toHaveText('Getting started');
  await expect.poll(() => place(page)).toBe(300);
});

test('back restores the place after a reload, when the content is loaded again and comes late', async ({ page }) => {
  await leaveScrolled(page);
  await page.reload();
  await hydrated(page);
  const body = await hold(page, `**${tasks}`);
  await page.goBack();
  await openLate(page, body);
  await expect(heading(page)).toHaveText('Tasks');
  await expect.poll(() => place(page)).toBe(2500);
  await settled(page);
  expect(await place(page)).toBe(2500);
});

test('back while the old page is still shown leaves it where it is until the other comes', async ({ page }) => {
  await leaveScrolled(page);
  await page.reload();
  await hydrated(page);
  await scrollTo(page, 200);
  const body = await hold(page, `**${tasks}`);
  await page.goBack();
  await drawn(page);
  expect(await heading(page).textContent()).toBe('Getting started');
  expect(await place(page)).toBe(200);
  body.open();
  await expect(heading(page)).toHaveText('Tasks');
  await expect.poll(() => place(page)).toBe(2500);
});

test('a reload comes back to the place', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  await scrollTo(page, 2500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page)).toBe(2500);
});

for (const [what, address, moved] of [
  ['an operation', closeTask, 1500],
  ['a field in a fold', `${tasks}#${anchorFor('listTasks', '200', 'executors', 'id')}`, -900],
  ['a heading of a guide', `${guide}#6-read-the-task-back`, -700],
  ['a field of a model', `/docs/api_reference/models/tasks/task#${anchorFor('Task', 'executors', 'id')}`, 600],
] as const) {
  test(`a reload at the hash of ${what} after scrolling comes back to the place`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const target = await place(page);
    await page.evaluate((by) => window.scrollBy(0, by), moved);
    await expect.poll(() => place(page)).not.toBe(target);
    await settled(page);
    const left = await place(page);
    for (const _again of [1, 2]) {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => place(page)).toBe(left);
      await settled(page);
      expect(await place(page)).toBe(left);
    }
  });
}
