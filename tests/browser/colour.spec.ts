import type { Page } from '@playwright/test';
import { methodClass, methodFields } from '../../src/reference/methods';
import { expect, test } from './fixtures';
import { violations } from './measured/axe';
import { hydrated, shops } from './pageHelpers';

const guide = '/docs/docs/getting_started';

function shownTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

/** Whether the page's ground is dark, as painted. */
function isPaintedDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(document.documentElement)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue < 3 * 128;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a system set to ${colorScheme}`, () => {
    test.use({ colorScheme });
    const other = colorScheme === 'light' ? 'dark' : 'light';

    test('the first visit follows the system', async ({ page }) => {
      await page.goto(guide);
      await hydrated(page);
      expect(await shownTheme(page)).toBe(colorScheme);
      expect(await isPaintedDark(page)).toBe(colorScheme === 'dark');
    });

    test('the switch goes between light and dark only', async ({ page }) => {
      await page.goto(guide);
      await hydrated(page);
      const seen: (string | undefined)[] = [];
      for (let press = 0; press < 4; press += 1) {
        await page
          .getByRole('button', { name: /light and dark/ })
          .first()
          .click();
        seen.push(await shownTheme(page));
      }
      expect(seen).toEqual([other, colorScheme, other, colorScheme]);
    });

    test('the choice is kept for the next page and the next visit', async ({ page }) => {
      await page.goto(guide);
      await hydrated(page);
      await page
        .getByRole('button', { name: /light and dark/ })
        .first()
        .click();
      await expect.poll(() => shownTheme(page)).toBe(other);
      await page.goto('/docs/api_reference/models/tasks/task');
      expect(await shownTheme(page)).toBe(other);
      await hydrated(page);
      expect(await shownTheme(page)).toBe(other);
      expect(await isPaintedDark(page)).toBe(other === 'dark');
    });

    test('the badge of every method and status can be read, and has a tone where it is said to have one', async ({
      page,
    }) => {
      await page.goto(shops);
      await hydrated(page);
      const statuses = ['1', '2', '3', '4', '5'].map((first) => `status s${first}`);
      const classes = [...methodFields.map((field) => `method ${methodClass(field) ?? ''}`.trim()), ...statuses];
      const tones = await page.evaluate((all) => {
        const badges = all.map((name) => Object.assign(document.createElement('span'), { className: `${name} badge` }));
        for (const badge of badges) badge.textContent = badge.className;
        document.querySelector('.reference')?.prepend(...badges);
        return badges.map((badge) => getComputedStyle(badge).getPropertyValue('--tone') !== '');
      }, classes);
      expect(classes.filter((_name, index) => !tones[index])).toEqual(
        classes.filter((name) => name === 'method' || name === 'status s1'),
      );
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('without a wish of the system', () => {
  test.use({ colorScheme: 'no-preference' });

  test('light is the default', async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    expect(await shownTheme(page)).toBe('light');
  });
});
