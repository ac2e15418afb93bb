import type { Locator, Page } from '@playwright/test';
import { buttonOf, code } from '../builder/builderHelpers';
import { test as base, expect } from '../fixtures';
import { hydrated, shops, tasks } from '../pageHelpers';
import { startSiteCopy } from '../servedCopy';
import {
  choose,
  clipboard,
  holdScripts,
  layoutShifts,
  open,
  operation,
  production,
  sandbox,
  tab,
} from './referenceHelpers';

/** The site without the base URL of its own samples: these have the chosen address, as in a portal around any description. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const without = (option: RegExp) => ({ file: 'docusaurus.config.ts', from: option, to: '' });
      // The guides read the address by the variable of the samples, so they go unchecked.
      const site = await startSiteCopy([without(/\n +samples: \{[^}]*\},/), without(/\n +guides: \{[^}]*\},/)]);
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
// One worker, and so one build, for all of them.
test.describe.configure({ mode: 'default' });

const pageSwitch = (page: Page): Locator => page.locator('.page-head .base-url');

/** Every base URL in the endpoints and samples of a page, each once. */
async function shownBases(page: Page): Promise<string[]> {
  return [...new Set(await page.locator('[data-base]').allTextContents())];
}

test('a page starts with the first base URL, in the endpoint and in every language', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, tasks);
  expect(await shownBases(page)).toEqual([production]);
  const operations = await page.locator('article.op:has(.request)').count();
  expect(operations).toBeGreaterThan(10);
  expect(await page.locator('.request [data-base]').count()).toBe(10 * operations);
});

test('one choice changes every sample and endpoint of the page, and nothing else', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, tasks);
  const before = await operation(page, 'createTask').getByLabel('Go sample').textContent();
  await tab(pageSwitch(page), 'Sandbox').click();
  expect(await shownBases(page)).toEqual([sandbox]);
  expect(await operation(page, 'createTask').getByLabel('Go sample').textContent()).toBe(
    before?.replace(production, sandbox),
  );
  await expect(operation(page, 'createTask').locator('.servers .choice :checked')).toHaveValue('Sandbox');
});

test('an operation switches the whole page, and stays under the pointer', { tag: '@long' }, async ({ page }) => {
  await open(page, tasks);
  const servers = operation(page, 'closeTask').locator('.servers');
  await servers.locator('summary').click();
  const top = (await servers.boundingBox())?.y;
  await tab(servers, 'Sandbox').click();
  expect(await shownBases(page)).toEqual([sandbox]);
  await expect(pageSwitch(page).locator('.choice :checked')).toHaveValue('Sandbox');
  expect((await servers.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
});

test('the choice is there on the next page and after a reload', { tag: '@long' }, async ({ page }) => {
  await open(page, tasks);
  await tab(pageSwitch(page), 'Sandbox').click();
  await page.evaluate((href) => {
    document.querySelector('.reference')?.prepend(Object.assign(document.createElement('a'), { href, id: 'next' }));
    document.getElementById('next')?.click();
  }, shops);
  await expect(page.locator('main h1')).toHaveText('Stores');
  expect(await shownBases(page)).toEqual([sandbox]);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Tasks');
  expect(await shownBases(page)).toEqual([sandbox]);
  await page.reload();
  await hydrated(page);
  expect(await shownBases(page)).toEqual([sandbox]);
  await tab(pageSwitch(page), 'Production').click();
  expect(await shownBases(page)).toEqual([production]);
});

test('remembered choices are in the page before its script runs, and nothing moves when it does', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, tasks);
  await tab(pageSwitch(page), 'Sandbox').click();
  await choose(operation(page, 'listTasks').locator('.request .choice'), 'Swift');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.reference-foot').waitFor();
  expect(await shownBases(page)).toEqual([sandbox]);
  await expect(operation(page, 'createTask').locator('.request pre:visible')).toHaveAccessibleName('Swift sample');
  await letGo();
  await hydrated(page);
  expect(await shownBases(page)).toEqual([sandbox]);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('the clipboard', { tag: '@long' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the base URL and the path with one click each', async ({ page }) => {
    await open(page, tasks);
    await tab(pageSwitch(page), 'Sandbox').click();
    await pageSwitch(page).getByRole('button', { name: 'Copy the base URL' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(sandbox);
    await operation(page, 'getTask').getByRole('button', { name: 'Copy the path' }).click();
    await expect.poll(() => clipboard(page)).toBe('/tasks/{id}');
  });

  test('takes a sample with the chosen base URL', async ({ page }) => {
    await open(page, tasks);
    await tab(pageSwitch(page), 'Sandbox').click();
    await choose(operation(page, 'listTasks').locator('.request .choice'), 'Python');
    await operation(page, 'listTasks').getByRole('button', { name: 'Copy the request' }).click();
    await expect.poll(() => clipboard(page)).toContain(`requests.get(\n    "${sandbox}/tasks?`);
  });
});

test.describe('without a script', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the first base URL shows and every one can be read', async ({ page }) => {
    await page.goto(tasks);
    await expect(operation(page, 'listTasks').locator('.endpoint')).toContainText(`${production}/tasks`);
    await expect(pageSwitch(page).getByText(production, { exact: true })).toBeVisible();
    await expect(pageSwitch(page).getByText(sandbox, { exact: true })).toBeVisible();
    await expect(pageSwitch(page).getByText('is reset every night')).toBeVisible();
  });
});

test('the builder begins with the chosen base URL', { tag: '@long' }, async ({ page }) => {
  await open(page, tasks);
  await tab(pageSwitch(page), 'Sandbox').click();
  await buttonOf(page, 'Create task').click();
  await expect(code(page)).toContainText(`${sandbox}/tasks`, { timeout: 20_000 });
});
