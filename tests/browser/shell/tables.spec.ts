import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { overview } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';
import { paintedDifference } from './painted';

/** A table that is wider than its box, and one that is not. */
async function tables(page: Page): Promise<{ wide: Locator; narrow: Locator }> {
  await open(page, overview);
  await page.locator('.markdown .table').evaluateAll((boxes) => {
    const [wide, narrow] = boxes;
    wide?.querySelector('table')?.setAttribute('data-wide', '');
    const cell = wide?.querySelector('tbody tr td:last-child');
    if (cell) cell.textContent = 'wide'.repeat(100);
    const rows = narrow?.querySelectorAll('tr') ?? [];
    for (const row of rows) while (row.children.length > 1) row.lastElementChild?.remove();
  });
  return { wide: page.locator('.markdown .table').nth(0), narrow: page.locator('.markdown .table').nth(1) };
}

/** How much the box's right and left edges differ from its ground, beside the first row's text, from 0 to 255. */
async function shades(page: Page, box: Locator): Promise<{ left: number; right: number }> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const strip = (left: number) => ({ x: left, y: y + height - 8, width: 3, height: 5 });
  return {
    left: await paintedDifference(page, strip(x + 2)),
    right: await paintedDifference(page, strip(x + width - 5)),
  };
}

for (const colours of ['light', 'dark', 'forced'] as const) {
  test.describe(`${colours} colours`, () => {
    test.use({
      colorScheme: colours === 'dark' ? 'dark' : 'light',
      contextOptions: { forcedColors: colours === 'forced' ? 'active' : 'none', reducedMotion: 'reduce' },
      viewport: { width: 390, height: 800 },
    });

    test('a wide table shows at which side it goes on; one that fits shows nothing', async ({ page }) => {
      const { wide, narrow } = await tables(page);
      await wide.scrollIntoViewIfNeeded();
      const atStart = await shades(page, wide);
      expect(atStart.right).toBeGreaterThan(20);
      expect(atStart.left).toBeLessThan(4);
      await wide.evaluate((box) => {
        box.scrollLeft = 300;
      });
      const between = await shades(page, wide);
      expect(Math.min(between.left, between.right)).toBeGreaterThan(20);
      await wide.evaluate((box) => {
        box.scrollLeft = box.scrollWidth;
      });
      const atEnd = await shades(page, wide);
      expect(atEnd.left).toBeGreaterThan(20);
      expect(atEnd.right).toBeLessThan(4);
      await narrow.scrollIntoViewIfNeeded();
      const fitting = await shades(page, narrow);
      expect(Math.max(fitting.left, fitting.right)).toBeLessThan(4);
    });
  });
}
