import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guide, shops } from '../pageHelpers';
import { clipboard, open, taskModel } from '../reference/referenceHelpers';

const pages = [guide, '/blog/welcome', shops, taskModel];

/** How the first link of a heading to itself is drawn, and where it is beside its heading. */
function drawn(page: Page): Promise<object> {
  return page
    .locator('main h2 > .hash-link')
    .first()
    .evaluate((link) => {
      const { maskImage, width, height, content } = getComputedStyle(link, '::before');
      const place = link.getBoundingClientRect();
      const heading = link.parentElement?.getBoundingClientRect() ?? place;
      return {
        ...{ maskImage, width, height, content, opacity: getComputedStyle(link).opacity },
        left: Math.round(place.left - heading.left),
        hint: link.getAttribute('title')?.replace(/ to .*/, ''),
      };
    });
}

test('headings of guides, posts and the reference have one sign, in one place', async ({ page }) => {
  const signs: object[] = [];
  for (const address of pages) {
    await open(page, address);
    await page.mouse.move(0, 0);
    signs.push(await drawn(page));
  }
  expect(signs[0]).toMatchObject({ maskImage: expect.stringContaining('svg'), opacity: '0', left: -26 });
  expect(signs).toEqual(pages.map(() => signs[0]));
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const address of pages) {
    test(`takes the address of a heading of ${address}`, async ({ page, baseURL }) => {
      await open(page, address);
      const heading = page.locator('main h2:has(> .hash-link)').first();
      const link = heading.locator('.hash-link');
      await heading.hover();
      await expect(link).toHaveCSS('opacity', '1');
      await link.click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
      const id = await heading.getAttribute('id');
      expect(await clipboard(page)).toBe(`${baseURL}${address}#${id}`);
      await expect(page).toHaveURL(`${address}#${id}`);
    });
  }
});
