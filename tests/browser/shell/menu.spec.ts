import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chunks, hold } from '../moving/network';
import { shops } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';

test.use({ viewport: { width: 390, height: 800 } });

const business = '/docs/api_reference/api/orgstructure/businessDirection';

const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

/** Whether the focus is inside the menu. */
function isInside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
}

async function openMenu(page: Page, address: string): Promise<void> {
  await open(page, address);
  await pressToggle(page);
}

async function pressToggle(page: Page): Promise<void> {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
}

test('opens at the current entry, which has the focus', async ({ page }) => {
  for (const [address, entry] of [
    [business, 'Business directions'],
    ['/docs/api_reference/models/tasks/task', 'Task'],
  ] as const) {
    await openMenu(page, address);
    const current = menu(page).getByRole('link', { name: entry, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toBeFocused();
    await expect(current).toBeInViewport({ ratio: 1 });
  }
});

test('Tab stays inside it, in both directions', async ({ page }) => {
  await openMenu(page, '/docs/docs/errors');
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside(page)).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
  }
  expect([...seen].filter((text) => /^(Errors|Authentication|← Back to main menu)$/.test(text))).toHaveLength(3);
});

test('nothing behind it can be reached while it is open, and everything after it is closed', async ({ page }) => {
  await openMenu(page, shops);
  const inert = (selector: string): Promise<boolean> =>
    page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);
  expect([await inert('main'), await inert('.navbar__inner'), await inert('footer.footer')]).toEqual([
    true,
    true,
    true,
  ]);
  await page.keyboard.press('Escape');
  expect([await inert('main'), await inert('.navbar__inner'), await inert('footer.footer')]).toEqual([
    ...[false, false, false],
  ]);
});

test('Escape, its button and the backdrop close it; the focus goes back to the button that opened it', async ({
  page,
}) => {
  const ways: ((page: Page) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: 'Close navigation bar' }).click(),
    () => page.mouse.click(10, 400),
  ];
  for (const close of ways) {
    await openMenu(page, shops);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  }
});

test('Escape closes it while its code is on its way', async ({ page }) => {
  await open(page, shops);
  const code = await hold(page, chunks);
  await pressToggle(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  code.open();
});

test('a link of it leads to its page, where everything can be reached', async ({ page }) => {
  await openMenu(page, shops);
  await menu(page).getByRole('link', { name: 'Getting started' }).click();
  await expect(page.locator('main h1')).toHaveText('Getting started');
  await expect(menu(page)).toBeHidden();
  expect(await page.locator('[inert]:not(.navbar-sidebar__item)').count()).toBe(0);
  await expect(toggle(page)).not.toBeFocused();
});
