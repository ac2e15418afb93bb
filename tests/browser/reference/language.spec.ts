import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hydrated, shops, tasks } from '../pageHelpers';
import { choose, open, operation, tab } from './referenceHelpers';

/** The languages that the page's samples show, each once. */
async function shownLanguages(page: Page): Promise<(string | null)[]> {
  const shown = await page
    .locator('.request pre')
    .evaluateAll((boxes) => boxes.filter((box) => box.checkVisibility()).map((box) => box.ariaLabel));
  return [...new Set(shown)];
}

test('a language is chosen for the whole site and stays after a reload', async ({ page }) => {
  await open(page, tasks);
  expect(await shownLanguages(page)).toEqual(['cURL sample']);
  await choose(operation(page, 'createTask').locator('.request .choice'), 'Python');
  expect(await shownLanguages(page)).toEqual(['Python sample']);
  await open(page, shops);
  expect(await shownLanguages(page)).toEqual(['Python sample']);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByLabel('Python sample')).toBeVisible();
  await page.getByText('JavaScript', { exact: true }).first().click();
  await open(page, tasks);
  expect(await shownLanguages(page)).toEqual(['JavaScript sample']);
});

test('arrow keys go through the languages', async ({ page }) => {
  await open(page, tasks);
  const choice = operation(page, 'listTasks').locator('.request .choice');
  await choice.locator('input').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByLabel('Python')).toBeFocused();
  expect(await shownLanguages(page)).toEqual(['Python sample']);
  await page.keyboard.press('ArrowLeft');
  expect(await shownLanguages(page)).toEqual(['JavaScript sample']);
});

test('a panel stays where it is when those above it grow', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, tasks);
  const choice = operation(page, 'closeTask').locator('.request .choice');
  await choice.scrollIntoViewIfNeeded();
  const top = (await choice.boundingBox())?.y ?? 0;
  const height = await page.evaluate(() => document.body.scrollHeight);
  await tab(choice, 'Java').click();
  expect(await page.evaluate(() => document.body.scrollHeight)).not.toBe(height);
  expect((await choice.boundingBox())?.y).toBeCloseTo(top, 0);
});
