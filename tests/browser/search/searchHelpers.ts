import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { hydrated } from '../pageHelpers';

/** Opens search on a page by its key. */
export async function openSearch(page: Page, route = '/'): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
}

/** Opens search and types a query. */
export async function searchFor(page: Page, query: string, route = '/'): Promise<void> {
  await openSearch(page, route);
  await page.keyboard.type(query);
}

export function searchField(page: Page): Locator {
  return page.locator('dialog.search').getByRole('combobox', { name: 'Search the documentation' });
}

/** The results, best first. */
export function results(page: Page): Locator {
  return page.locator('dialog.search').getByRole('listbox', { name: 'Results' }).getByRole('option');
}

/** The result that Enter opens, as soon as the results are those of what is typed. */
export function chosen(page: Page): Locator {
  return page.locator('[role=listbox][aria-busy=false] [role=option][aria-selected=true]');
}
