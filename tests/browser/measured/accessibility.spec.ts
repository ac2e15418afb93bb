import type { Page } from '@playwright/test';
import { dialog as builder, openBuilder } from '../builder/builderHelpers';
import { expect, test } from '../fixtures';
import { hydrated, settled } from '../pageHelpers';
import { layoutShifts, open } from '../reference/referenceHelpers';
import { results, searchFor } from '../search/searchHelpers';
import { violations } from './axe';
import { looks } from './looks';
import { commonApiPage, forgiveNotFound, notFound, pageFrames, pageTypes } from './pageTypes';

/** Shows a page to its end, a window's height at a time, and goes back to its top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const { colorScheme, width, tag } of looks) {
  test.describe(`${colorScheme}, ${width} pixels`, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 800 } });

    for (const [name, address] of Object.entries(pageFrames)) {
      test(`${name}: axe finds nothing, nothing shifts, nothing scrolls sideways`, async ({ page, complaints }) => {
        await open(page, address);
        if (address === notFound) forgiveNotFound(complaints);
        // The not-found page grows when the pages near it are known.
        await settled(page);
        await scrollThrough(page);
        expect(await layoutShifts(page)).toEqual([]);
        expect(await pageWidth(page)).toBe(width);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('search with results: axe finds nothing', async ({ page }) => {
      await searchFor(page, 'task');
      await expect(results(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('search without a result: axe finds nothing', async ({ page }) => {
      await searchFor(page, 'qqqqzzzz');
      await expect(page.getByRole('dialog')).toContainText('qqqqzzzz');
      expect(await violations(page)).toEqual([]);
    });

    test('the request builder: axe finds nothing on the whole page', async ({ page }) => {
      await openBuilder(page, 'Create shop', commonApiPage);
      await builder(page).getByRole('button', { name: 'Show optional parameters' }).click();
      expect(await violations(page)).toEqual([]);
    });

    for (const address of [commonApiPage, pageTypes['a model page']]) {
      test(`${address} with every fold open: axe finds nothing`, async ({ page }) => {
        await page.goto(address);
        await hydrated(page);
        const opened = await page.evaluate(() => {
          const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
          for (const fold of folds) fold.open = true;
          return folds.length;
        });
        expect(opened).toBeGreaterThan(0);
        expect(await pageWidth(page)).toBe(width);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const [name, address] of Object.entries(pageFrames)) {
    test(`${name} neither scrolls sideways nor shifts`, async ({ page, complaints }) => {
      await open(page, address);
      if (address === notFound) forgiveNotFound(complaints);
      // The not-found page grows when the pages near it are known.
      await settled(page);
      await scrollThrough(page);
      expect(await pageWidth(page)).toBe(320);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});
