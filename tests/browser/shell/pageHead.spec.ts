import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { guide, overview, shops, tasks } from '../pageHelpers';
import { open, taskModel } from '../reference/referenceHelpers';

const frames = ['/', '/integrations/', guide, overview, shops, taskModel, '/blog', '/blog/welcome', '/blog/tags'];

test('what can be done with a page stands in its head, once, on every kind of page', async ({ page }) => {
  for (const address of [...frames, '/blog/tags/hello', '/docs']) {
    await open(page, address);
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, .page-actions')]
        .filter((part) => part.checkVisibility() && !part.closest('.overview, aside, .navbar'))
        .map((part) => (part.matches('.page-actions') ? 'actions' : part.localName)),
    );
    expect(order.slice(0, 2), address).toEqual(['h1', 'actions']);
    expect(order.filter((part) => part === 'actions')).toHaveLength(1);
  }
});

test('a page with a source has its link among them, and nowhere else', async ({ page }) => {
  for (const address of [guide, overview, shops, taskModel]) {
    await open(page, address);
    const links = page.getByRole('link', { name: 'Edit this page' });
    await expect(links).toHaveCount(1);
    await expect(page.locator('.page-actions').getByRole('link', { name: 'Edit this page' })).toBeVisible();
  }
});

/** How the link to the next page looks. */
function nextLook(page: Page): Promise<object> {
  return page.evaluate(() => {
    const parts = ['', ' .pagination-nav__sublabel', ' .pagination-nav__label'];
    const links = document.querySelectorAll('main .pagination-nav a');
    return parts.map((part) => {
      const element = part === '' ? links[links.length - 1] : links[links.length - 1]?.querySelector(part);
      if (!element) return part;
      const { borderWidth, borderColor, borderRadius, padding, fontSize, lineHeight, color, textAlign } =
        getComputedStyle(element);
      return [borderWidth, borderColor, borderRadius, padding, fontSize, lineHeight, color, textAlign];
    });
  });
}

test('previous and next look the same under guides, pages of the reference and posts', async ({ page }) => {
  await open(page, guide);
  const want = await nextLook(page);
  expect(JSON.stringify(want)).toContain('1px');
  for (const address of [shops, taskModel, '/blog/welcome']) {
    await open(page, address);
    expect(await nextLook(page), address).toEqual(want);
  }
});

for (const width of [1280, 1440]) {
  test(`at ${width} pixels nothing is empty beside the operations of a page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [tasks, shops, '/docs/api_reference/api/wfm/wfm_reports']) {
      await open(page, address);
      const [list, article, text] = await page.evaluate(() =>
        ['.overview', 'article.op', '.page-head .text'].map((part) => {
          const { left, right, top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, top, bottom };
        }),
      );
      expect([list?.left, list?.right], address).toEqual([article?.left, article?.right]);
      expect((list?.top ?? 0) - (text?.bottom ?? 0)).toBeLessThan(80);
      expect((article?.top ?? 0) - (list?.bottom ?? 0)).toBeLessThan(80);
    }
  });
}

test('all operations of a page are in sight, each with a badge of its method', async ({ page }) => {
  await open(page, tasks);
  const list = page.locator('.overview');
  const operations = await page.locator('article.op').count();
  expect(operations).toBeGreaterThan(12);
  await expect(list.locator('a:visible')).toHaveCount(operations);
  await expect(list.locator('a:visible .method.badge')).toHaveCount(operations);
  await expect(list.locator('details')).toHaveCount(0);
});

test('the overview of the reference lists operations, with badges, before it explains', async ({ page }) => {
  await open(page, overview);
  const first = page.locator('main h2').first();
  await expect(first).toHaveAttribute('id', 'checklists');
  const badge = page.locator('.markdown table .method.delete').first();
  await expect(badge).toHaveText('DELETE');
  expect(await badge.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('#base-addresses')).toContainText('Base URLs');
});

test('the sidebar names what its first links hold', async ({ page }) => {
  await open(page, overview);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Start here' })).toHaveAttribute('href', '/docs');
  await expect(sidebar.getByRole('link', { name: 'Overview', exact: true })).toHaveAttribute('href', overview);
  await expect(sidebar.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'API reference', exact: true })).toHaveCount(0);
});
