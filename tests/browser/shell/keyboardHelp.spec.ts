import { expect, test } from '../fixtures';
import { violations } from '../measured/axe';
import { guide, tasks } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';

for (const address of ['/', guide, tasks])
  test(`"?" lists the keys on ${address}, and Escape closes the list`, async ({ page }) => {
    await open(page, address);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(dialog.locator('dd')).toContainText(['Search', 'Open the selected result', 'Show this list']);
    expect(await violations(page, 'dialog.keys')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

test('"?" is a letter where something is typed', async ({ page }) => {
  await open(page, guide);
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').pressSequentially('why?');
  await expect(page.getByRole('combobox')).toHaveValue('why?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toHaveCount(0);
});
