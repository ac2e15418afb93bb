import type { Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './moving/network';
import {
  bodySelector,
  expectNotReloaded,
  guide,
  heading,
  hydrated,
  linkToTasks,
  openGuide,
  overview,
  settled,
  shops,
  tasks,
} from './pageHelpers';

function isFetched(request: Request, path: string): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === path;
}

test('over a slow network the old page stays until the new body is there, and a bar shows the progress', async ({
  page,
}) => {
  await openGuide(page);
  const title = await heading(page).textContent();
  const body = await hold(page, `**${tasks}*`);
  await page.evaluate((address) => {
    const seen = Object.assign(window, { emptySeen: false });
    new MutationObserver(() => {
      const shown = document.querySelector('[data-reference-body]');
      if (shown && shown.children.length === 0) seen.emptySeen = true;
      if (!document.querySelector('h1')) seen.emptySeen = true;
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(`main article a[href^="${address}"]`)?.click();
  }, tasks);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(heading(page)).toHaveText(title ?? '');
  body.open();
  await expect(heading(page)).toHaveText('Tasks');
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

test('a link that comes into view does not load the body', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(overview);
  await hydrated(page);
  await page.locator(`main a[href="${shops}"]`).first().scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked).not.toContain(shops);
});

test('resting the pointer on a link inside a body loads the next body', async ({ page }) => {
  await page.goto(tasks);
  await hydrated(page);
  const asked = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && /\/models\/tasks\//.test(request.url()),
  );
  await page.locator(`${bodySelector} a[href^="/docs/api_reference/models/tasks/"]:visible`).first().hover();
  await asked;
  await expect(page).toHaveURL(tasks);
});
