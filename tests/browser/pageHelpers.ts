import type { Locator, Page } from '@playwright/test';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { expect } from './fixtures';

export const guide = '/docs/docs/getting_started';
export const overview = '/docs/api_reference/table_of_contents';
export const tasks = '/docs/api_reference/api/tasks/tasks_create_view';
/** The operation `closeTask` on the page of tasks. */
export const closeTask = `${tasks}#${anchorFor('closeTask')}`;
export const shops = '/docs/api_reference/api/orgstructure/shop';

/** The body of a page of the reference. */
export const bodySelector = '[data-reference-body]';

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Waits until a page has nothing left to do: the browser finds it idle, and none of its requests is under way. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(
      () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
    );
    const requests = await page.requests();
    const underWay = requests.filter((request) => request.timing().responseEnd < 0 && request.failure() === null);
    expect(underWay.map((request) => request.url())).toEqual([]);
  }).toPass();
}

/** Waits until a page has been drawn twice: what runs before a frame has run. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Marks the window, so that a full reload of the page can be told. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

/** Fails when the page has been loaded again since it was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

/** The one heading of the first rank. */
export function heading(page: Page): Locator {
  return page.locator('main h1');
}

/** How far below the navbar the top of an element stands, in pixels. */
export function distanceBelowNavbar(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const target = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    return target - (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  }, id);
}

/** Fails unless an element comes to stand within 100 pixels below the navbar. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await expect.poll(() => distanceBelowNavbar(page, id)).toBeLessThan(100);
  await expect.poll(() => distanceBelowNavbar(page, id)).toBeGreaterThan(-5);
}

/** Opens a guide and marks the window. */
export async function openGuide(page: Page): Promise<void> {
  await page.goto(guide);
  await hydrated(page);
  await markWindow(page);
}

/** A link to the tasks page that is in the text of a guide. */
export function linkToTasks(page: Page): Locator {
  return page.locator(`main article a[href^="${tasks}"]`).first();
}
