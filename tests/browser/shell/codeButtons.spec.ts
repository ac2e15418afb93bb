import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guide, shops } from '../pageHelpers';
import { open, taskModel, unfoldSamples } from '../reference/referenceHelpers';

/** Buttons over code that lie on text which shows, with the text. */
function coveredTexts(page: Page): Promise<{ buttons: number; covered: string[] }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.code-block, .panel')];
    const buttons = boxes.flatMap((box) =>
      [...box.querySelectorAll('button')]
        .filter((button) => /copy/i.test(button.ariaLabel ?? button.textContent ?? '') && button.checkVisibility())
        .map((button) => ({ box, button })),
    );
    const covered = buttons.flatMap(({ box, button }) => {
      const over = button.getBoundingClientRect();
      const found: string[] = [];
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || button.contains(parent) || text.textContent?.trim() === '') continue;
        const clip = parent.closest('pre, .tabs, .panel-title')?.getBoundingClientRect() ?? box.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(text);
        const lies = [...range.getClientRects()].some(
          (line) =>
            line.width > 1 &&
            Math.min(line.right, clip.right) > over.left + 0.5 &&
            Math.max(line.left, clip.left) < over.right - 0.5 &&
            Math.min(line.bottom, clip.bottom) > over.top + 0.5 &&
            Math.max(line.top, clip.top) < over.bottom - 0.5,
        );
        if (lies) found.push(text.textContent ?? '');
      }
      return found;
    });
    return { buttons: buttons.length, covered };
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} pixels no button for copying lies on text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', guide, '/docs/docs/postman', shops, taskModel]) {
      await open(page, address);
      await unfoldSamples(page);
      const { buttons, covered } = await coveredTexts(page);
      expect(buttons, address).toBeGreaterThan(0);
      expect(covered, address).toEqual([]);
    }
  });
}
