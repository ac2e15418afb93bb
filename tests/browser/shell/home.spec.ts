import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { clipboard, open, tab } from '../reference/referenceHelpers';

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the sample that shows', async ({ page }) => {
    await open(page, '/');
    const copy = page.locator('.hero').getByRole('button', { name: 'Copy code to clipboard' });
    for (const [language, want] of [
      ['cURL', /^curl -G "\$API_BASE\/tasks"/],
      ['Python', /^import os, requests/],
    ] as const) {
      await tab(page.locator('.languages'), language).click();
      await page.locator('.hero .copy-code').click();
      await expect.poll(() => clipboard(page)).toMatch(want);
    }
    await expect(copy).toBeVisible();
  });
});

for (const width of [320, 768, 1280, 1440]) {
  test(`at ${width} pixels the areas fill their rows, and the copy button covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const sizes = await page
      .locator('.cards > li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
    expect(new Set(sizes).size).toBe(1);
    const perRow = await page
      .locator('.cards > li')
      .evaluateAll(
        (cards) =>
          cards.filter((card) => card.getBoundingClientRect().top === cards[0]?.getBoundingClientRect().top).length,
      );
    expect(sizes.length % perRow).toBe(0);
    const [last, button] = await page.evaluate(() =>
      ['.languages label:last-of-type', '.hero .copy-code'].map((part) => {
        const { right, left, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { right, left, bottom };
      }),
    );
    expect(last?.right).toBeLessThanOrEqual(button?.left ?? 0);
    expect(button?.bottom).toBeLessThanOrEqual(last?.bottom ?? 0);
  });
}

test('the news begin with the newest release, whose section they link to', async ({ page }) => {
  await open(page, '/');
  const [release, ...posts] = await page.locator('.news > li').all();
  await expect(release as Locator).toHaveText(
    /^17 November 2026 API version 1\.3\.0 12 changes: 2 breaking, 10 safe\.$/,
  );
  expect(posts).toHaveLength(3);
  await (release as Locator).getByRole('link').click();
  await expect(page.getByRole('heading', { name: '1.3.0' })).toBeInViewport();
});
