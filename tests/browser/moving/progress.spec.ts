import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNotReloaded, heading, hydrated, markWindow } from '../pageHelpers';
import { hold } from './network';

const guide = '/docs/docs/getting_started';
const tasks = '/docs/api_reference/api/tasks/tasks_create_view';
const shops = '/docs/api_reference/api/orgstructure/shop';

/** Opens the guide, then stops the page's clock: only the test moves it. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(guide);
  await hydrated(page);
  await markWindow(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.querySelector('[data-reference-body], main')?.append(link);
    history.pushState({ key: `test-${path}` }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

const bar = '#nprogress .bar';

test('the progress bar comes 1000 ms after a change of page begins and goes when the page is there', async ({
  page,
}) => {
  const body = await hold(page, `**${tasks}`);
  await openWithClock(page);
  await page
    .locator(`main article a[href^="${tasks}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(900);
  await expect(page.locator(bar)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator(bar)).toBeVisible();
  body.open();
  await expect(heading(page)).toHaveText('Tasks');
  await page.clock.runFor(2000);
  await expect(page.locator(bar)).toHaveCount(0);
  await expectNotReloaded(page);
});

test('a page that comes within 1000 ms shows no progress bar', async ({ page }) => {
  await openWithClock(page);
  await page
    .locator(`main article a[href^="${tasks}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Tasks');
  await page.clock.runFor(5000);
  await expect(page.locator(bar)).toHaveCount(0);
});

test('a change of page that is overtaken by another shows the other, and leaves no bar', async ({ page }) => {
  const first = await hold(page, `**${tasks}`);
  const second = await hold(page, `**${shops}`);
  await openWithClock(page);
  await go(page, tasks);
  await go(page, shops);
  first.open();
  await page.waitForResponse((response) => response.url().endsWith(tasks));
  await page.clock.runFor(900);
  await expect(heading(page)).toHaveText('Getting started');
  second.open();
  await expect(heading(page)).toHaveText('Stores');
  await page.clock.runFor(5000);
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Stores');
  await expectNotReloaded(page);
});

test('an animated loader shows while a body is slow, and goes when it is there', async ({ page }) => {
  const body = await hold(page, `**${tasks}`);
  await page.goto(guide);
  await hydrated(page);
  await page.locator(`main article a[href^="${tasks}"]`).first().click();
  await expect(page.locator('.loader')).toBeVisible();
  expect(await isAnimated(page)).toBe(true);
  await expect(heading(page)).toHaveText('Getting started');
  body.open();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(page.locator('.loader')).toHaveCount(0);
});

for (const [what, address] of [
  ['the part of the page', /\/assets\/js\/(?!main|runtime)[^/]*\.js$/],
  ['every script', /\/assets\/js\/[^/]*\.js$/],
] as const) {
  test(`an animated loader shows on a direct load while ${what} is slow, over a page that can be read`, async ({
    page,
  }) => {
    const scripts = await hold(page, address);
    await page.goto(tasks, { waitUntil: 'commit' });
    await expect(page.locator('.loader')).toBeVisible();
    expect(await isAnimated(page)).toBe(true);
    await expect(heading(page)).toHaveText('Tasks');
    scripts.open();
    await hydrated(page);
    await expect(page.locator('.loader')).toHaveCount(0);
  });
}

function isAnimated(page: Page): Promise<boolean> {
  return page.locator('.loader').evaluate((loader) => loader.getAnimations({ subtree: true }).length > 0);
}
