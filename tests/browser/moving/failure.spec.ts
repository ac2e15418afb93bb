import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNotReloaded, expectScrolledTo, heading, hydrated, markWindow } from '../pageHelpers';
import { chunks, hold, withoutNetworkErrors } from './network';

const guide = '/docs/docs/getting_started';
const tasks = '/docs/api_reference/api/tasks/tasks_create_view';

/** The red box with its message and Retry. */
function failed(page: Page) {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
}

/** Opens the guide before anything is loaded ahead, and marks the window. */
async function openGuide(page: Page): Promise<void> {
  await page.goto(guide);
  await hydrated(page);
  await markWindow(page);
}

async function expectRed(page: Page): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await failed(page)
    .locator('h1, .failed-title')
    .evaluate(
      (title) =>
        getComputedStyle(title)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue) - 20);
}

test.beforeEach(async ({ page }) => {
  // What is fetched ahead would be there without the network.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', saveData: true },
      configurable: true,
    });
  });
});

for (const [what, link, title] of [
  ['the content of an API page', `main article a[href^="${tasks}"]`, 'Tasks'],
  ['the script of a guide', 'nav.menu a[href="/docs/docs/pagination"]', 'Pagination'],
  ['the script of the home page', '.navbar__brand', ''],
] as const) {
  test(`offline, ${what} shows a red box; Retry loads it when the network is back`, async ({
    page,
    context,
    complaints,
  }) => {
    await openGuide(page);
    await context.setOffline(true);
    await page.locator(link).first().click();
    await expect(failed(page)).toBeVisible();
    await expect(failed(page).locator('p')).toHaveText(/^Check your connection, then choose Retry\./);
    await expect(failed(page)).toBeFocused();
    await expect(failed(page)).toBeInViewport({ ratio: 1 });
    await expectRed(page);
    await failed(page).getByRole('button').click();
    await expect(failed(page)).toBeVisible();
    await context.setOffline(false);
    await failed(page).getByRole('button').click();
    await expect(failed(page)).toHaveCount(0);
    await expect(page.locator('h1')).toContainText(title);
    await expect(page).not.toHaveTitle(/did not load/);
    await expectNotReloaded(page);
    expect(withoutNetworkErrors(complaints)).toEqual([]);
  });
}

test('a failed page keeps the shell, and the reader can go elsewhere and come back', async ({
  page,
  context,
  complaints,
}) => {
  await openGuide(page);
  await context.setOffline(true);
  await page.locator(`main article a[href^="${tasks}"]`).first().click();
  await expect(failed(page)).toBeVisible();
  await expect(page.locator('nav.menu')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  await context.setOffline(false);
  await page.goForward();
  await expect(heading(page)).toHaveText('Tasks');
  await expectNotReloaded(page);
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});

test('a page that failed to load ahead loads at the click', async ({ page, context, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false } });
  });
  await openGuide(page);
  const link = page.locator(`main article a[href^="${tasks}"]`).first();
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await link.hover();
  await asked;
  await context.setOffline(false);
  await link.click();
  await expect(heading(page)).toHaveText('Tasks');
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});

test('while Retry loads, an animated loader stands in the place of the page; then the page scrolls to the hash', async ({
  page,
  context,
  complaints,
}) => {
  await openGuide(page);
  await context.setOffline(true);
  await page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`main article a[href^="${address}"]`)?.click();
  }, tasks);
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  const body = await hold(page, `**${tasks}`);
  const { hash } = new URL(page.url());
  await failed(page).getByRole('button').click();
  await expect(page.locator('main .loader')).toBeVisible();
  body.open();
  await expect(heading(page)).toHaveText('Tasks');
  if (hash !== '') await expectScrolledTo(page, hash.slice(1));
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});

for (const [what, answer, advice] of [
  ['status 500', { status: 500, body: 'no' }, /status 500\. Wait a minute, then choose Retry\./],
  ['status 404', { status: 404, body: 'no' }, /status 404\. Wait a minute, then choose Retry\./],
  ['half of the page', 'half', /did not send the whole page\. Choose Retry\./],
  ['another page', { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }, /did not send the whole page/],
] as const) {
  test(`when the content of an API page comes with ${what}, the box at the top says what to do, and Retry works`, async ({
    page,
    complaints,
  }) => {
    await openGuide(page);
    await page.route(`**${tasks}`, async (route) => {
      if (answer !== 'half') return route.fulfill(answer);
      const response = await route.fetch();
      const text = await response.text();
      return route.fulfill({ status: 200, contentType: 'text/html', body: text.slice(0, text.length / 2) });
    });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.evaluate((address) => {
      document.querySelector<HTMLAnchorElement>(`main article a[href^="${address}"]`)?.click();
    }, tasks);
    await expect(failed(page)).toHaveText(advice);
    await expect(failed(page)).toBeFocused();
    await expect(failed(page)).toBeInViewport({ ratio: 1 });
    await page.unroute(`**${tasks}`);
    await failed(page).getByRole('button').click();
    await expect(heading(page)).toHaveText('Tasks');
    await expectNotReloaded(page);
    expect(withoutNetworkErrors(complaints)).toEqual([]);
  });
}

for (const [what, scripts] of [
  ['a part of the page', chunks],
  ['every script', /\/assets\/js\/[^/]*\.js$/],
  ['the main script', /\/assets\/js\/main[^/]*\.js$/],
  ['the runtime', /\/assets\/js\/runtime[^/]*\.js$/],
] as const) {
  for (const address of [guide, tasks, '/']) {
    const tag = address === tasks ? [] : ['@long'];
    test(`a first load of ${address} without ${what} stays readable and says so; Retry makes it interactive`, {
      tag,
    }, async ({ page, complaints }) => {
      await page.route(scripts, (route) => route.abort('internetdisconnected'));
      await page.goto(address);
      await markWindow(page);
      await expect(failed(page)).toBeVisible();
      await expect(failed(page)).toContainText('Check your connection, then choose Retry.');
      await expect(failed(page)).toBeInViewport({ ratio: 1 });
      expect((await failed(page).boundingBox())?.y).toBeLessThan(200);
      await expectRed(page);
      await expect(page.locator('main h1')).toBeVisible();
      await failed(page).getByRole('button').click();
      await expect(failed(page)).toBeVisible();
      await page.unroute(scripts);
      await failed(page).getByRole('button').click();
      await hydrated(page);
      await expect(failed(page)).toHaveCount(0);
      await expect(page.locator('.first-load')).toHaveCount(0);
      await page.locator('.navbar').getByRole('link', { name: 'API Reference' }).click();
      await expect(page).toHaveURL('/docs/api_reference/table_of_contents');
      await expectNotReloaded(page);
      expect(withoutNetworkErrors(complaints)).toEqual([]);
    });
  }
}
