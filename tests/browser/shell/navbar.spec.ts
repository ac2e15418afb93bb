import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guide } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';

const widths = [320, 340, 359, 368, 380, 390, 767, 768, 776, 790, 996, 997, 1024, 1280, 1440];

/** Pairs of links and buttons of the navbar that overlap. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.navbar__inner :is(a, button)')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent || part.getAttribute('aria-label'), box: part.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left);
    return parts.flatMap(({ name, box }, at) => {
      const next = parts[at + 1];
      return next && next.box.left < box.right - 0.5 ? [`${name} and ${next.name}`] : [];
    });
  });
}

test('links and buttons of the navbar overlap at no width, and its name is whole', async ({ page }) => {
  await open(page, guide);
  const title = page.locator('.navbar__inner .navbar__title');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overlaps(page), `${width} pixels`).toEqual([]);
    expect(await title.evaluate((name) => name.scrollWidth - name.clientWidth), `${width} pixels`).toBe(0);
  }
});

test('a name of forty letters is cut where a button would cover it', async ({ page }) => {
  await open(page, guide);
  await page.locator('.navbar__inner .navbar__title').evaluate((name) => {
    name.textContent = 'Operations of stores and their checklists';
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overlaps(page), `${width} pixels`).toEqual([]);
  }
});
