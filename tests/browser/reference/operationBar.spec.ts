import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { tasks } from '../pageHelpers';
import { open, operation } from './referenceHelpers';

/** The distance of an operation's bar from the top of the window, in pixels. */
async function topOfBar(page: Page, id: string): Promise<number> {
  return operation(page, id)
    .locator('.op-bar')
    .evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
}

async function navbarHeight(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom));
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the links of an operation lead to its sections, which the bar does not cover', async ({ page }) => {
      await open(page, tasks);
      const bar = operation(page, 'createTask').locator('.op-bar');
      await expect(bar.locator('.jumps a')).toHaveText(['Parameters', 'Body', 'Responses', 'Sample']);
      for (const [label, id] of [
        ['Responses', 'create-task.responses'],
        ['Body', anchorFor('createTask', 'body')],
        ['Sample', 'create-task.sample'],
        ['Parameters', anchorFor('createTask', 'header')],
      ] as const) {
        await bar.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`#${id.replace('.', '\\.')}$`));
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        const below = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
        const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
        expect(top, label).toBeGreaterThanOrEqual(below - 1);
      }
      await expect(operation(page, 'createTask').locator('.request')).toBeVisible();
    });

    test('the bar stays while its operation is read, and gives way to the next', async ({ page }) => {
      await open(page, tasks);
      await operation(page, 'createTask').locator('.responses, .response').first().scrollIntoViewIfNeeded();
      const navbar = await navbarHeight(page);
      expect(await topOfBar(page, 'createTask')).toBe(navbar);
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), anchorFor('getTask', 'path'));
      expect(await topOfBar(page, 'createTask')).toBeLessThan(navbar);
      expect(await topOfBar(page, 'getTask')).toBeGreaterThanOrEqual(navbar);
    });
  });

test('in a low window the bar takes no room', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, tasks);
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), anchorFor('createTask', 'body'));
  expect(await topOfBar(page, 'createTask')).toBeLessThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the folded sample opens, complete', async ({ page }) => {
    await page.goto(tasks);
    const fold = operation(page, 'createTask').locator('details.beside');
    await fold.locator('> summary').click();
    await expect(fold.locator('.request')).toContainText('curl --include');
  });
});
