import type { Locator, Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser';
import { expect, test } from '../fixtures';
import { forgiveNotFound, notFound, pageFrames, tagOf } from '../measured/pageTypes';
import { guide, shops } from '../pageHelpers';
import { open, unfoldSamples } from '../reference/referenceHelpers';

// A reader's browser with text of twice the size. Its page zoom would be no test: that also halves the window.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments(), '--blink-settings=defaultFontSize=32'],
  },
});

async function left(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().left);
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test('the browser has text of twice the size', async ({ page }) => {
  await open(page, guide);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('columns stand one under the other', async ({ page }) => {
  await open(page, shops);
  await unfoldSamples(page);
  const article = page.locator('article.op').first();
  expect(await left(article.locator('.samples'))).toBe(await left(article.locator('.text').first()));
  await open(page, '/');
  expect(await left(page.locator('.hero .panel'))).toBe(await left(page.locator('.hero > div').first()));
  const cards = page.locator('.cards > li');
  expect(await left(cards.nth(1))).toBe(await left(cards.first()));
  await open(page, guide);
  await expect(page.locator('.page-toc')).toBeHidden();
  await expect(page.locator('.toc-fold')).toBeVisible();
});

test('the sidebar is in the menu, which the script fills by the same measure', async ({ page }) => {
  await open(page, guide);
  await expect(page.locator('aside.theme-doc-sidebar-container')).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Authentication' })).toBeVisible();
});

test('a window of twice the width has its columns again', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1400 });
  await open(page, shops);
  await expect(page.locator('aside.theme-doc-sidebar-container')).toBeVisible();
  const article = page.locator('article.op').first();
  expect(await left(article.locator('.samples'))).toBeGreaterThan(await left(article.locator('.text').first()));
});

for (const [name, address] of Object.entries(pageFrames)) {
  test(`${name} scrolls sideways at no width, every fold open`, { tag: tagOf(name) }, async ({ page, complaints }) => {
    await open(page, address);
    if (address === notFound) forgiveNotFound(complaints);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    });
    for (const width of [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await pageWidth(page)).toBe(width);
    }
  });
}
