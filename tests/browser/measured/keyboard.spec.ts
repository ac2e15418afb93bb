import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { hydrated, tasks } from '../pageHelpers';
import { anchored, open } from '../reference/referenceHelpers';
import { chosen, searchField } from '../search/searchHelpers';
import { walk } from './keyboardWalk';
import { commonApiPage, forgiveNotFound, notFound, pageTypes } from './pageTypes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { 'the longest API page': longest, ...others } = pageTypes;
const walked = { ...others, 'an API page': commonApiPage, 'a post': '/blog/welcome' };

for (const [name, address] of Object.entries(walked)) {
  test(`Tab comes to everything on ${name}, in order and in sight`, async ({ page, complaints }) => {
    await open(page, address);
    if (address === notFound) forgiveNotFound(complaints);
    const { ended, reached, ...faults } = await walk(page);
    expect(faults).toEqual({ missed: [], outOfOrder: [], unseen: [] });
    expect(ended).toBe(true);
    expect(reached).toBeGreaterThan(10);
  });

  test(`the first stop of ${name} skips to the content`, async ({ page, complaints }) => {
    await open(page, address);
    if (address === notFound) forgiveNotFound(complaints);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

test('the keyboard reaches the links of the not-found page while the pages near it are on their way', async ({
  page,
  complaints,
}) => {
  await page.route('**/pages.json', () => undefined);
  await open(page, notFound);
  forgiveNotFound(complaints);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const home = page.getByRole('main').getByRole('link', { name: 'Home' });
  await expect(home).toBeFocused();
  await expect(page.getByRole('list', { name: 'Where to go' })).toHaveCSS('opacity', '1');
});

test('Tab comes to everything at the top of the longest API page and around its last operation', async ({ page }) => {
  await open(page, longest);
  const top = await walk(page, 120);
  expect(top).toEqual({ missed: [], outOfOrder: [], unseen: [], reached: 120, ended: false });
  await page.locator('article h2 a').last().focus();
  const { reached, ...end } = await walk(page, 60);
  expect(end).toMatchObject({ missed: [], outOfOrder: [], unseen: [] });
  expect(reached).toBeGreaterThan(15);
});

test('Enter follows a link', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Reference' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api_reference\/table_of_contents$/);
});

test('Enter and Space press a button', async ({ page }) => {
  await open(page, '/');
  const theme = page.getByRole('button', { name: /light and dark/ }).first();
  const shown = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);
  await theme.focus();
  for (const [key, want] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(shown).toBe(want);
    await expect(theme).toBeFocused();
  }
});

test('Enter and Space open and close a fold, of the sidebar and of a field', async ({ page }) => {
  await open(page, tasks);
  for (const fold of [
    page.locator('.theme-doc-sidebar-container details').nth(1),
    page.locator('main details.nest').first(),
  ]) {
    const isOpen = (): Promise<boolean> => fold.evaluate((details: HTMLDetailsElement) => details.open);
    const before = await isOpen();
    await fold.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(!before);
    await page.keyboard.press('Space');
    await expect.poll(isOpen).toBe(before);
    await page.keyboard.press('Space');
    await expect.poll(isOpen).toBe(!before);
    await page.keyboard.press('Tab');
    expect(await fold.evaluate((details) => details.contains(document.activeElement))).toBe(!before);
  }
});

test('arrow keys change the language of a sample', async ({ page }) => {
  await open(page, commonApiPage);
  const languages = page.locator('input[name$=":language"]');
  const names = await languages.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await languages.first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(focused).toBe(names[1]);
  await expect(languages.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe(names[0]);
  await expect(languages.first()).toBeChecked();
});

test('search opens by keys and by its button; Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: /Search/ }).first();
  for (const key of ['Enter', 'Space', '/', 'Control+k']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.type('create task');
  await expect(searchField(page)).toHaveValue('create task');
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${tasks}#${anchorFor('createTask')}`);
  // A long page takes its time on a busy machine; how fast it comes is measured elsewhere.
  await expect(anchored(page, 'createTask')).toBeInViewport({ timeout: 20_000 });
});

test('at 390 pixels the menu opens, is walked through and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(commonApiPage);
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  await expect(close).toBeInViewport();
  await close.focus();
  const { unseen, outOfOrder } = await walk(page, 12);
  expect({ unseen, outOfOrder }).toEqual({ unseen: [], outOfOrder: [] });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).not.toBeInViewport();
});
