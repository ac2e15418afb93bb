import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pageFrames } from '../measured/pageTypes';
import { closeTask, heading, hydrated } from '../pageHelpers';
import { anchored } from '../reference/referenceHelpers';
import { withoutNetworkErrors } from './network';

const sheet = /\/assets\/css\/.*\.css$/;

function failed(page: Page) {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
}

/** Drawings that are larger than a line of text, with their size. */
function largeDrawings(page: Page): Promise<string[]> {
  return page.locator('svg').evaluateAll((drawings) =>
    drawings
      .map((drawing) => ({ drawing, box: drawing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 32 || box.height > 32)
      .map(({ drawing, box }) => `${drawing.outerHTML.slice(0, 80)} is ${box.width} x ${box.height}`),
  );
}

for (const [name, address] of Object.entries(pageFrames)) {
  test(`without its style sheet ${name} says so at its top, and Retry loads it`, async ({ page, complaints }) => {
    await page.route(sheet, (route) => route.abort('internetdisconnected'));
    await page.goto(address);
    await hydrated(page);
    await expect(failed(page)).toHaveText(/style of this page did not load.*choose Retry/);
    await expect(failed(page)).toBeInViewport({ ratio: 1 });
    const [top, color] = await failed(page).evaluate((box) => [
      box.getBoundingClientRect().top,
      getComputedStyle(box).backgroundColor,
    ]);
    expect(top).toBeLessThan(100);
    expect(color).toBe('rgb(255, 255, 255)');
    expect(await largeDrawings(page)).toEqual([]);
    await failed(page).getByRole('button').click();
    await expect(failed(page)).toBeVisible();
    await page.unroute(sheet);
    await failed(page).getByRole('button').click();
    await expect(failed(page)).toHaveCount(0);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    expect(withoutNetworkErrors(complaints)).toEqual([]);
  });
}

test('without style sheet and script, the box stays in view at a hash far down, and Retry loads both', async ({
  page,
  complaints,
}) => {
  const files = /\/assets\/(css|js)\//;
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await page.goto(closeTask);
  await expect(failed(page)).toBeInViewport({ ratio: 1 });
  await expect(failed(page)).toBeFocused();
  await expect(anchored(page, 'closeTask')).toBeInViewport();
  await page.unroute(files);
  await failed(page).getByRole('button').click();
  await hydrated(page);
  await expect(failed(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Tasks');
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});
