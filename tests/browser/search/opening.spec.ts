import type { Page } from '@playwright/test';
import { expect, forgive, test } from '../fixtures';
import { hold } from '../moving/network';
import { closeTask, hydrated, settled } from '../pageHelpers';
import { chosen, openSearch, searchField, searchFor } from './searchHelpers';

const guide = '/docs/docs/errors';

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens search, and Escape closes it and gives the focus back`, async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Integrations' }).first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(searchField(page)).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the box opens search and has the focus again when it is closed', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const box = page.getByRole('button', { name: /^Search/ });
  await box.click();
  await expect(searchField(page)).toBeFocused();
  await page.getByRole('button', { name: /^Close/ }).click();
  await expect(box).toBeFocused();
  await box.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the box opens search at once after it was closed', async ({ page }) => {
  await openSearch(page);
  // The browser reports the closing later; a busy one, after the next key.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.search')?.close();
    document.querySelector<HTMLElement>('.searchbox')?.click();
  });
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('create task');
  await expect(searchField(page)).toHaveValue('create task');
});

test('the key in the open dialog selects what was typed', async ({ page }) => {
  await searchFor(page, 'close');
  await expect(searchField(page)).toHaveValue('close');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('create task');
  await expect(searchField(page)).toHaveValue('create task');
});

test('arrow keys move through the results and round their ends, and Enter goes there without a reload', async ({
  page,
}) => {
  await searchFor(page, 'close task');
  await expect(chosen(page)).toContainText('Close task');
  // The list grows until the file with the fields has come.
  await expect(page.locator('[role=listbox][aria-busy=false]')).toBeVisible();
  const first = await chosen(page).getAttribute('id');
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', first ?? 'none');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).not.toHaveAttribute('id', first ?? '');
  await expect(chosen(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('id', first ?? '');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(closeTask);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('Enter that is pressed before the results are there opens the best one as soon as it is', async ({ page }) => {
  const index = await hold(page, '**/search/start.json');
  await searchFor(page, 'close task');
  await page.keyboard.press('Enter');
  await expect(page.locator('.search-message')).toHaveText('Searching…');
  await expect(page.locator('.search-foot')).toHaveText('');
  index.open();
  await expect(page).toHaveURL(closeTask);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Enter right behind the last letter opens what that letter finds', async ({ page }) => {
  await searchFor(page, 'close tas');
  await expect(chosen(page)).toContainText('Close task');
  await searchField(page).fill('');
  await expect(page.getByRole('listbox', { name: 'Popular pages' })).toBeVisible();
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('.search-field input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, 'pagination');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page).toHaveURL(/pagination$/);
});

for (const [asked, press] of [
  ['the key', (page: Page) => page.keyboard.press('/')],
  [
    'the box',
    (page: Page) =>
      page
        .getByRole('button', { name: /Search/ })
        .first()
        .press('Enter'),
  ],
] as const) {
  test(`what is typed while the dialog still loads is searched for, after ${asked}`, async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    const styles = await hold(page, '**/css/search.css');
    await press(page);
    await page.keyboard.type('close tax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('sk');
    styles.open();
    await expect(searchField(page)).toHaveValue('close task');
    await page.keyboard.type('s');
    await expect(searchField(page)).toHaveValue('close tasks');
  });
}

test('Enter while the dialog still loads opens the best result', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const styles = await hold(page, '**/css/search.css');
  await page.keyboard.press('/');
  await page.keyboard.type('close task');
  await page.keyboard.press('Enter');
  styles.open();
  await expect(page).toHaveURL(closeTask);
});

test('a slash that is typed into a field stays there', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  await page.locator('textarea').pressSequentially('a/b');
  await expect(page.locator('textarea')).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a phone the box is an icon, and search takes the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('button', { name: /^Search/ });
  expect((await box.boundingBox())?.width).toBeLessThan(48);
  await box.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('task status');
  await expect(chosen(page)).toBeVisible();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const [window, panel] of [
  [390, 390],
  [1024, 672],
  [1280, 832],
  [1920, 960],
] as const) {
  test(`search has ${panel} pixels of ${window}, so that rows are seldom cut`, async ({ page }) => {
    await page.setViewportSize({ width: window, height: 900 });
    await openSearch(page, guide);
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(panel);
  });
}

test('without a script the box leads to the table of contents', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: siteUrl });
  await page.goto(guide);
  await page.locator('.searchbox').click();
  await expect(page).toHaveURL(/table_of_contents$/);
  await page.close();
});

test('a message says that the index cannot be loaded, and Retry loads it', async ({ page, complaints }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await searchFor(page, 'task');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  // Each letter that is typed asks once more: the last of them has to have failed before the network is back.
  await expect(searchField(page)).toHaveValue('task');
  await settled(page);
  await expect(retry).toBeVisible();
  await page.unroute('**/search/*.json');
  await retry.click();
  await expect(chosen(page)).toBeVisible();
  complaints.length = 0;
});

test('the box says that the dialog cannot be loaded, and tries again', async ({ page, complaints }) => {
  await page.goto('/');
  await hydrated(page);
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  const box = page.getByRole('button', { name: /^Not loaded. Try again/ });
  await expect(box).toBeVisible();
  await page.context().setOffline(false);
  await box.click();
  await expect(searchField(page)).toBeFocused();
  complaints.length = 0;
});

test('search opens on every kind of page', async ({ page }) => {
  for (const route of ['/', '/blog', '/docs/api_reference/models/tasks/task']) {
    await openSearch(page, route);
    await page.keyboard.type('task');
    await expect(chosen(page)).toBeVisible();
  }
});

for (const [asked, ask] of [
  ['the key', (page: Page) => page.keyboard.press('/')],
  ['the box', (page: Page) => page.locator('.searchbox').first().click()],
] as const) {
  test(`${asked} before the site's script has come opens search as soon as it has`, async ({ page }) => {
    const scripts = await hold(page, '**/assets/js/main.*.js');
    await page.goto(guide, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await ask(page);
    await page.keyboard.type('close task');
    scripts.open();
    await expect(searchField(page)).toHaveValue('close task');
    await expect(page).toHaveURL(new RegExp(`${guide}$`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('button.searchbox').first()).toBeVisible();
  });
}

test("without the site's script the box leads to the table of contents", async ({ page, complaints }) => {
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(guide);
  await page.locator('.first-load.at-top').waitFor();
  await page.locator('.searchbox').first().click();
  await expect(page).toHaveURL(/table_of_contents$/);
  forgive(complaints, /ERR_FAILED/);
});
