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

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const)
  test(`at ${width} pixels a long path covers nothing, and its end shows`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, tasks);
    const bar = operation(page, 'createTask').locator('.op-bar');
    const path = bar.locator('.endpoint code > span').last();
    const before = await bar.boundingBox();
    await path.evaluate((element) => {
      element.textContent = `/organisations/{organisation_id}${'/a-long-segment-of-a-path/{with_a_parameter}'.repeat(5)}/end`;
    });
    const after = await bar.boundingBox();
    // On a phone the path may take the line that it had beside the links.
    expect(after?.height).toBeLessThanOrEqual(Math.max(before?.height ?? 0, width < 1200 ? 72 : 41));
    const end = await path.evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild as Text;
      range.setStart(text, text.length - 4);
      range.setEnd(text, text.length);
      const [letters, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { cut: Math.round(letters.right - box.right), isInside: letters.left >= box.left };
    });
    expect(end).toEqual({ cut: 0, isInside: true });
    for (const id of ['create-task.responses', anchorFor('createTask', 'body')]) {
      await page.evaluate((anchor) => document.getElementById(anchor)?.scrollIntoView(), id);
      const below = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
      expect(top, id).toBeGreaterThanOrEqual(below - 1);
    }
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
  });

test('the names of a path keep their places, whatever their script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, tasks);
  const path = operation(page, 'createTask').locator('.op-bar .endpoint code > span').last();
  const lefts = await path.evaluate((element) => {
    element.textContent = '/{a}/الطلبات/orders/{المعرف}/x';
    const text = element.firstChild as Text;
    return ['{', 'الطلبات', 'orders', 'المعرف', '}/x'].map((name) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(name));
      range.setEnd(text, text.data.indexOf(name) + name.length);
      return range.getBoundingClientRect().left;
    });
  });
  expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
});

test('a path that the bar of a phone cuts is whole below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/api_reference/api/checklists/get_checklist_templates_questions');
  const whole = page.locator('.whole-path');
  await expect(whole.filter({ hasText: '/questions/{questionId}' }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.whole-path.narrow').first()).toBeHidden();
});

test('a base URL is whole or not there: a long path keeps its room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, tasks);
  const bar = operation(page, 'createTask').locator('.op-bar .endpoint code');
  const [base, path] = [bar.locator('.base'), bar.locator('> span').last()];
  const isInBar = async (): Promise<boolean> => {
    const [inner, outer] = await Promise.all([base.boundingBox(), bar.boundingBox()]);
    return (inner?.y ?? 0) < (outer?.y ?? 0) + (outer?.height ?? 0) - 1;
  };
  expect(await isInBar()).toBe(true);
  await path.evaluate((element) => {
    element.textContent = '/organizations/{organizationId}/detectors/{detectorId}/runs';
  });
  expect(await isInBar()).toBe(false);
  expect(await path.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
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
