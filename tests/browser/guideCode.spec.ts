import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { guide, hydrated } from './pageHelpers';

/** The first block of code of a guide, and what its button says. */
async function openFirstBlock(page: Page): Promise<{ block: Locator; button: Locator }> {
  await page.goto(guide);
  await hydrated(page);
  const block = page.locator('.code-block').first();
  return { block, button: block.getByRole('button') };
}

test.describe('with the right to write', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the code of a guide is copied as it is shown', async ({ page }) => {
    const { block, button } = await openFirstBlock(page);
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    await button.click();
    await expect(button).toHaveAccessibleName('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
  });
});

test('where the browser does not allow it, the button says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { button } = await openFirstBlock(page);
  await button.click();
  await expect(button).toHaveAccessibleName('The browser does not allow copying');
});
