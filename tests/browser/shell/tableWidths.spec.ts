import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { overview } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';

interface Column {
  width: number;
  /** Letters of its longest cell. */
  letters: number;
}

/** The columns of the table of statuses, and the most lines of one of its cells. */
function statusTable(page: Page): Promise<{ columns: Column[]; maxLines: number; box: number; table: number }> {
  return page.evaluate(() => {
    const table = document.querySelector('#statuses ~ .table table');
    const rows = [...(table?.querySelectorAll('tr') ?? [])];
    const columns = [...(rows[0]?.children ?? [])].map((head, at) => ({
      width: head.getBoundingClientRect().width,
      letters: Math.max(...rows.map((row) => row.children[at]?.textContent?.length ?? 0)),
    }));
    const lines = [...(table?.querySelectorAll('td') ?? [])].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight);
    });
    const box = table?.parentElement?.clientWidth ?? 0;
    return { columns, maxLines: Math.max(...lines), box, table: table?.getBoundingClientRect().width ?? 0 };
  });
}

test('columns of the table of statuses are as wide as what they hold asks for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/docs/docs/errors');
  const { columns, box, table } = await statusTable(page);
  expect(table).toBeLessThanOrEqual(box + 1);
  const byLetters = [...columns].sort((a, b) => b.letters - a.letters);
  expect(columns.length).toBeGreaterThan(3);
  expect(byLetters[0]?.width).toBeGreaterThan(0.9 * Math.max(...columns.map(({ width }) => width)));
  expect((byLetters[0]?.width ?? 0) / Math.min(...columns.map(({ width }) => width))).toBeGreaterThan(1.4);
});

test('on a phone the table scrolls rather than squeeze its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/docs/docs/errors');
  const { columns, box, table, maxLines } = await statusTable(page);
  expect(table).toBeGreaterThan(box);
  expect(Math.min(...columns.map(({ width }) => width))).toBeGreaterThan(90);
  expect(maxLines).toBeLessThan(7);
});

for (const width of [320, 390, 1280]) {
  test(`at ${width} pixels the overview shows every operation whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, overview);
    const boxes = page.locator('.markdown .table').filter({ has: page.locator('.method-column') });
    expect(await boxes.count()).toBeGreaterThan(5);
    const cut = await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect(cut).toBe(0);
  });
}
