import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { hydrated, tasks } from '../pageHelpers';

/** What the builder is made of, by address. */
export const parts = {
  data: '**/request-builder/*.json',
  styles: '**/css/request-builder.css',
};

/** The button of an operation. */
export function buttonOf(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Build and check: ${title}`, exact: true });
}

/** The dialog. By class: a role is looked for in the whole page, which is long, each time that a part of it is. */
export function dialog(page: Page): Locator {
  return page.locator('dialog.builder');
}

/** The request as the chosen language writes it. */
export function code(page: Page): Locator {
  return dialog(page).getByRole('region', { name: 'The request' }).locator('pre');
}

/** Opens the builder of an operation of the tasks page, in the language of the first tab. */
export async function openBuilder(page: Page, title: string, address = tasks): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await buttonOf(page, title).click();
  await expect(dialog(page)).toHaveAccessibleName('Build and check');
  await expect(code(page)).toContainText('curl', { timeout: 20_000 });
}

/** A field of the form, by its label. */
export function field(page: Page, label: string): Locator {
  return dialog(page).getByLabel(label, { exact: true });
}

/** The body as a text, and not as fields. */
export async function bodyText(page: Page): Promise<Locator> {
  await dialog(page).getByRole('tab', { name: 'JSON', exact: true }).click();
  return field(page, 'Body');
}

/** A language of the request. */
export function language(page: Page, name: string): Locator {
  return dialog(page).getByRole('tab', { name, exact: true });
}

/** The response that the API would give. */
export function response(page: Page): Locator {
  return dialog(page).getByRole('region', { name: 'The response' });
}

/** The fields at fault, as the response lists them. */
export function faults(page: Page): Locator {
  return response(page).getByRole('list', { name: 'Fields with problems' }).getByRole('listitem');
}

/** The requests whose effect the page remembers. */
export function kept(page: Page): Locator {
  return dialog(page).getByRole('region', { name: 'Kept in memory' });
}

/** Checks the request as it stands, and waits for a response with this status. */
export async function check(page: Page, status = '200'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(response(page).locator('.status')).toHaveText(status, { timeout: 20_000 });
}
