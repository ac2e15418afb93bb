import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { overview } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';
import { paintedDifference } from './painted';

/** A table that is wider than its box, and one that is not. */
async function tables(page: Page): Promise<{ wide: Locator; narrow: Locator }> {
  await open(page, overview);
  const boxes = page.locator('.markdown .table');
  await boxes.evaluateAll(([wide, narrow]) => {
    for (const table of wide?.querySelectorAll('table') ?? []) table.style.minWidth = '60rem';
    for (const table of narrow?.querySelectorAll('table') ?? []) table.style.minWidth = '0';
    for (const row of narrow?.querySelectorAll('tr') ?? []) {
      while (row.children.length > 1) row.lastElementChild?.remove();
    }
  });
  return { wide: boxes.nth(0), narrow: boxes.nth(1) };
}

/** How much the edges of the box stand out from its ground, from 0 to 255: in its first row, under the text. */
async function shades(page: Page, box: Locator): Promise<{ left: number; right: number }> {
  const row = box.locator('tbody tr').first();
  await row.scrollIntoViewIfNeeded();
  const frame = await box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right, bottom: element.querySelector('tbody tr')?.getBoundingClientRect().bottom ?? Number.NaN };
  });
  const strip = (x: number) => paintedDifference(page, { x, y: frame.bottom - 7, width: 14, height: 4 });
  return { left: await strip(frame.left + 2), right: await strip(frame.right - 16) };
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
      const fitting = await shades(page, narrow);
      expect(Math.max(fitting.left, fitting.right)).toBeLessThan(4);
    });
  });
}

/** The line above a table: its words and how high they show, in pixels. */
function lineAbove(box: Locator): Promise<{ words: string; height: number }> {
  return box.evaluate((element) => {
    const { content, width, height, marginBottom } = getComputedStyle(element, '::before');
    const shows = Number.parseFloat(width) > 0 && content.includes('Scroll');
    return { words: content, height: shows ? Number.parseFloat(height) + Number.parseFloat(marginBottom) : 0 };
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

    test('a table that goes on says so above it, one that fits does not', async ({ page }) => {
      await page.goto('/docs/docs/errors');
      const box = page.locator('#statuses ~ .table').first();
      const above = await lineAbove(box);
      expect(above.words).toContain('Scroll for more columns');
      expect(above.height).toBeGreaterThan(20);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect((await lineAbove(box)).height).toBe(0);
    });
  });
}

test('the arrow keys scroll a table, which then says no more that it can be', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/docs/errors');
  const box = page.getByRole('group', { name: 'Table' }).filter({ hasText: 'Repeat as it is?' });
  await expect.poll(async () => (await lineAbove(box)).height).toBeGreaterThan(20);
  const height = (await box.boundingBox())?.height;
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await lineAbove(box)).height).toBe(0);
  expect((await box.boundingBox())?.height).toBe(height);
});

test('a path that is too long for its column breaks before a slash', async ({ page }) => {
  await open(page, overview);
  const lines = await page
    .getByText('/orgstruct/business-directions/{id}/dependencies', { exact: true })
    .evaluateAll((paths) =>
      paths.map((path) =>
        [...path.childNodes].map((piece) => {
          const range = document.createRange();
          range.selectNodeContents(piece);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      ),
    );
  expect(lines.length).toBeGreaterThan(0);
  for (const pieces of lines) expect(Math.max(...pieces)).toBe(1);
});
