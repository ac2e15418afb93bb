import { expect, test } from '../fixtures';
import { shops } from '../pageHelpers';
import { open } from './referenceHelpers';

test('names of formats, however long, leave what a response means its words', async ({ page }) => {
  await open(page, shops);
  const summary = page.locator('.response > summary').filter({ hasText: 'The token is missing' }).first();
  const meaning = summary.locator('.what');
  const height = await meaning.evaluate((element) => element.getBoundingClientRect().height);
  await summary.locator('.media').evaluate((media) => {
    media.textContent = 'application/problem+json, application/problem+xml';
  });
  expect(await meaning.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  const inside = await summary.evaluate((line) => line.scrollWidth <= line.clientWidth);
  expect(inside).toBe(true);
});

test('the address of a response shows its sample, too', async ({ page }) => {
  await open(page, shops);
  const refused = page
    .locator('.response')
    .filter({ has: page.getByText('401', { exact: true }) })
    .first();
  const id = await refused.getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${shops}#${id}`);
  await expect(refused).toHaveAttribute('open');
  await expect(page.locator('.response-sample > .panel-head :checked').first()).toHaveValue('401');
});
