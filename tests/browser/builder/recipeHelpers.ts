import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { guide, hydrated } from '../pageHelpers';

/** The dialog. */
export function steps(page: Page): Locator {
  return page.locator('dialog.builder');
}

/** A part of it by its name. */
export function part(page: Page, name: string): Locator {
  return steps(page).getByRole('region', { name });
}

/** A button of it by its name. */
export function stepButton(page: Page, name: string): Locator {
  return steps(page).getByRole('button', { name, exact: true });
}

/** The name of the button that opens it. */
export const opener = 'Step through: Give the manager of a store a task';

/** Opens the recipe of the guide. */
export async function openSteps(page: Page): Promise<void> {
  await page.goto(guide);
  await hydrated(page);
  await page.getByRole('button', { name: opener }).click();
  await expect(steps(page)).toHaveAccessibleName('Step through');
  await expect(part(page, 'The request')).toBeVisible({ timeout: 20_000 });
}

/** Checks the step that is shown, and waits for its status. */
export async function checkStep(page: Page, status: string): Promise<void> {
  await stepButton(page, 'Check this step').click();
  await expect(part(page, 'The response').locator('.status')).toHaveText(status, { timeout: 20_000 });
}
