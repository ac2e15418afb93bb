import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectNotReloaded, expectScrolledTo, heading, hydrated, markWindow } from './pageHelpers';

const guide = '/docs/docs/getting_started';
const tasks = '/docs/api_reference/api/tasks/tasks_create_view';
const shops = '/docs/api_reference/api/orgstructure/shop';
const overview = '/docs/api_reference/table_of_contents';
const body = '[data-reference-body]';

function isFetched(request: Request, path: string): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === path;
}

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
    [body, href],
  );
}

async function openGuide(page: Page): Promise<void> {
  await page.goto(guide);
  await hydrated(page);
  await markWindow(page);
}

/** A link to the tasks page that stands in the text of a guide. */
function linkToTasks(page: Page) {
  return page.locator(`main article a[href^="${tasks}"]`).first();
}

test('a click in a guide shows the API page without loading the site anew', async ({ page }) => {
  await openGuide(page);
  await linkToTasks(page).click();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(page.locator('#create-task')).toBeAttached();
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
  await addLink(page, `${tasks}#close-task`);
  await page.locator('#test-link').click();
  await expect(heading(page)).toHaveText('Tasks');
  await expectScrolledTo(page, 'close-task');
  await expectNotReloaded(page);
});

test('a link within the page scrolls to its target and stays', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  await markWindow(page);
  await page.locator(`${body} a[href="#update-task"]`).first().click();
  await expectScrolledTo(page, 'update-task');
  await expect(page).toHaveURL(`${tasks}#update-task`);
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
  await page.goBack();
  await expect(heading(page)).toHaveText('Tasks');
  await expect(page.locator('#create-task')).toBeAttached();
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
  await expect(page.locator('#create-task')).toBeAttached();
  await expectNotReloaded(page);
});

test('over a slow network the old page stays until the new body is there, and a bar shows the progress', async ({
  page,
}) => {
  await openGuide(page);
  const title = await heading(page).textContent();
  const state = { answered: false };
  await page.route(`**${tasks}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    state.answered = true;
    await route.continue();
  });
  await page.evaluate((address) => {
    const seen = Object.assign(window, { emptySeen: false });
    new MutationObserver(() => {
      const shown = document.querySelector('[data-reference-body]');
      if (shown && shown.children.length === 0) seen.emptySeen = true;
      if (!document.querySelector('h1')) seen.emptySeen = true;
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`main article a[href^="${address}"]`)?.click();
  }, tasks);
  await expect(page.locator('#nprogress')).toBeAttached({ timeout: 1400 });
  expect(state.answered).toBe(false);
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(heading(page)).toHaveText('Tasks');
  expect(state.answered).toBe(true);
  await expect(page.locator('#nprogress')).not.toBeAttached();
  expect(await page.evaluate(() => 'emptySeen' in window && window.emptySeen)).toBe(false);
  await expectNotReloaded(page);
});

test('the body is there before the address and the page change', async ({ page }) => {
  await openGuide(page);
  await page.evaluate(() => {
    const log: string[] = [];
    const { fetch } = window;
    window.fetch = async (...args) => {
      const response = await fetch(...args);
      log.push(`fetched ${new URL(String(args[0]), location.origin).pathname}`);
      return response;
    };
    new MutationObserver(() => log.push(`shown ${document.querySelector('h1')?.textContent}`)).observe(
      document.querySelector('main') ?? document.body,
      { childList: true, subtree: true },
    );
    Object.assign(window, { log });
  });
  await linkToTasks(page).click();
  await expect(heading(page)).toHaveText('Tasks');
  const log = await page.evaluate(() => ('log' in window ? (window.log as string[]) : []));
  const fetched = log.indexOf(`fetched ${tasks}`);
  expect(fetched).toBeGreaterThanOrEqual(0);
  expect(log.slice(0, fetched).filter((line) => line.startsWith('shown Tasks'))).toEqual([]);
});

test('resting the pointer on a link loads the body before the click', async ({ page }) => {
  await page.goto(overview);
  await hydrated(page);
  const fetched = page.waitForRequest((request) => isFetched(request, shops));
  await page.locator(`main a[href="${shops}"]`).first().hover();
  await fetched;
  await expect(page).toHaveURL(overview);
});

test('resting the pointer on a link with a hash loads the body before the click', async ({ page }) => {
  await openGuide(page);
  const fetched = page.waitForRequest((request) => isFetched(request, tasks), { timeout: 5000 });
  await page.locator(`main article a[href^="${tasks}#"]`).first().hover();
  await fetched;
  await expect(page).toHaveURL(guide);
});

test('a link that comes into view lets the browser fetch the body ahead', async ({ page }) => {
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === shops);
  await page.goto(overview);
  await page.locator(`main a[href="${shops}"]`).first().scrollIntoViewIfNeeded();
  await fetched;
});

test('resting the pointer on a link inside a body loads the next body', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  const asked = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && /\/models\/tasks\//.test(request.url()),
  );
  await page.locator(`${body} a[href^="/docs/api_reference/models/tasks/"]:visible`).first().hover();
  await asked;
  await expect(page).toHaveURL(tasks);
});

test('a reload on a hash comes back to the target', async ({ page }) => {
  await page.goto(`${tasks}#close-task`);
  await hydrated(page);
  await expectScrolledTo(page, 'close-task');
  await page.reload();
  await hydrated(page);
  await expectScrolledTo(page, 'close-task');
});

test('a hash of a field that is folded away opens what it stands in', async ({ page }) => {
  await page.goto(`${tasks}#create-task.200.executors.id`);
  await hydrated(page);
  await expect(page.locator('[id="create-task.200.executors.id"]')).toBeVisible();
});
