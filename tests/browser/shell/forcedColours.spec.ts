import type { Locator, Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { guide, shops } from '../pageHelpers';
import { open } from '../reference/referenceHelpers';
import { paintedDifference } from './painted';

/** How much an element's drawing stands out from its ground. */
async function contrast(page: Page, part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not on the page.`);
  return paintedDifference(page, box);
}

/** What tells an element from its like: the colours of its ground and of its borders. */
function look(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const { backgroundColor, borderBottomColor, borderLeftColor } = getComputedStyle(element);
    return [backgroundColor, borderBottomColor, borderLeftColor].join(' ');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the current item differs from its neighbours by more than its weight', async ({ page }) => {
      const pairs: [string, string, string][] = [
        [guide, '.navbar__item[aria-current]', '.navbar__item:not([aria-current])'],
        [guide, '.menu__link[aria-current=page]', '.menu__link:not([aria-current])'],
        ['/docs/docs/errors', '.table-of-contents__link--active', '.table-of-contents__link:not([class*=active])'],
        ['/', '.languages :checked + label', '.languages :not(:checked) + label'],
        [shops, '.request .tabs label:has(:checked)', '.request .tabs label:not(:has(:checked))'],
        [
          `${shops}#${anchorFor('deleteShop')}`,
          '.menu-operations [aria-current]',
          '.menu-operations a:not([aria-current])',
        ],
      ];
      for (const [address, current, other] of pairs) {
        await open(page, address);
        await expect(page.locator(current).first()).toBeVisible();
        expect(await look(page.locator(current).first()), current).not.toBe(await look(page.locator(other).first()));
      }
    });

    test('a border that is invisible otherwise stays invisible', async ({ page }) => {
      await open(page, guide);
      const ground = await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
      const border = await page
        .locator('.navbar__item:not([aria-current])')
        .first()
        .evaluate((item) => getComputedStyle(item).borderBottomColor);
      expect(border).toBe(ground);
    });

    test('every icon can be seen', async ({ page }) => {
      const signs: [string, string[]][] = [
        [guide, ['.navbar__logo img', '.color-switch svg', '.copy-code svg', '.theme-admonition svg', '.footer-logo']],
        ['/', ['.line-icon', '.tile .line-icon', '.languages .copy-code svg', '.searchbox svg']],
        [shops, ['.endpoint .button', '.menu-group-name']],
        [`${shops}#${anchorFor('deleteShop')}`, ['.menu-operations [aria-current] .method']],
      ];
      for (const [address, selectors] of signs) {
        await open(page, address);
        for (const selector of selectors) {
          expect(await contrast(page, page.locator(selector).first()), selector).toBeGreaterThan(90);
        }
      }
    });

    test('the icons of buttons and of links to headings can be seen', async ({ page }) => {
      await open(page, guide);
      const button = page.locator('.page-actions button');
      const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      expect(await paintedDifference(page, { x: x + 6, y: y + 4, width: 18, height: height - 8 })).toBeGreaterThan(90);
      for (const address of [guide, shops]) {
        await open(page, address);
        const link = page.locator('main .hash-link').first();
        await link.focus();
        const box = await link.boundingBox();
        if (box === null) throw new Error('The link is not on the page.');
        const inside = { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 };
        expect(await paintedDifference(page, inside), address).toBeGreaterThan(90);
      }
    });
  });
}
