import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { longestApiPage } from '../measured/pageTypes';
import { open } from './referenceHelpers';

test.use({ viewport: { width: 820, height: 800 }, isMobile: true, hasTouch: true });

interface Box {
  label: string | null;
  height: number;
  isLaidOut: boolean;
}

/** The boxes of code that show, and whether what is in them has been laid out. */
function boxes(page: Page): Promise<Box[]> {
  return page.locator('.samples .code').evaluateAll((all) =>
    all
      .filter((box) => box.checkVisibility())
      .map((box) => ({
        label: box.getAttribute('aria-label'),
        height: box.getBoundingClientRect().height,
        isLaidOut: box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
      })),
  );
}

test('on a tablet samples out of view wait to be laid out, in boxes as high as they will be', async ({ page }) => {
  await open(page, longestApiPage());
  const waiting = await boxes(page);
  expect(waiting.filter(({ isLaidOut }) => !isLaidOut).length).toBeGreaterThan(waiting.length / 2);

  await page.locator('.samples .code').evaluateAll((all) => {
    for (const box of all) (box as HTMLElement).style.contentVisibility = 'visible';
  });
  expect(await boxes(page)).toEqual(waiting.map((box) => ({ ...box, isLaidOut: true })));
});

test('a sample that waited is there when it is reached', async ({ page }) => {
  await open(page, longestApiPage());
  const last = page.locator('.samples .code:visible').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('code')).toBeInViewport();
  await expect.poll(async () => (await boxes(page)).at(-1)?.isLaidOut).toBe(true);
});
