import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { guide, overview, shops, tasks } from '../pageHelpers';
import { open, operation, surveys, taskModel } from './referenceHelpers';

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  const pages = ['/', guide, overview, tasks, shops, surveys, taskModel, '/blog', '/integrations/', '/no-such-page'];
  for (const address of pages) {
    test(`${address} does not scroll sideways, every fold open`, async ({ page, complaints }) => {
      await open(page, address);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // The server says of the address that is none that it is none.
      if (address === '/no-such-page') complaints.splice(0);
    });
  }

  test('the samples follow the description, folded, before what the operation takes and returns', async ({ page }) => {
    await open(page, tasks);
    const fold = operation(page, 'createTask').locator('details.beside');
    const sample = fold.locator('.request');
    await expect(sample).toBeHidden();
    await fold.locator('> summary').click();
    await expect(sample).toBeVisible();
    const tops = await operation(page, 'createTask').evaluate(
      (article, [header, body]) =>
        ['h2', '.op-text', '.request', '.response-sample', `[id="${header}"]`, `[id="${body}"]`, '.response'].map(
          (part) => article.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
        ),
      [anchorFor('createTask', 'header'), anchorFor('createTask', 'body')],
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels a path in the list of operations is beside its title, or begins below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, tasks);
    const places = await page.locator('.overview li:visible').evaluateAll((rows) =>
      rows.map((row) => {
        const [title, path] = ['.title', '.path'].map((part) => row.querySelector(part)?.getBoundingClientRect());
        if (!title || !path) return 'missing';
        if (path.top < title.bottom - 8) return path.left >= title.right ? 'beside' : 'over';
        return Math.abs(path.left - title.left) < 1 ? 'below' : 'elsewhere';
      }),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => place !== 'beside' && place !== 'below')).toEqual([]);
    expect(places).toContain('below');
  });
}

test('the sidebar lists the operations with their methods and follows the scroll', async ({ page }) => {
  await open(page, tasks);
  const list = page.locator('.menu-operations');
  await expect(list.locator('a').filter({ hasText: 'Delete task' }).locator('.method.delete')).toHaveText('DELETE');
  const current = list.locator('[aria-current="location"]');
  for (const anchor of ['closeTask', 'listTasks', 'updateTask'].map((id) => anchorFor(id))) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), anchor);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`));
  }
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await open(page, tasks);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('whatever the keyboard reaches shows that it is reached', async ({ page }) => {
  await open(page, tasks);
  await page.locator('.page-head a').first().focus();
  const unseen = await page.evaluate(async () => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input, [tabindex="0"])'),
    ]
      .filter((stop) => stop.checkVisibility())
      .slice(0, 150);
    const missing: string[] = [];
    for (const stop of stops) {
      stop.focus({ focusVisible: true } as FocusOptions);
      const marked = stop.matches('input') ? stop.closest('label') : stop;
      if (document.activeElement === stop && marked && getComputedStyle(marked).outlineStyle === 'none')
        missing.push(stop.outerHTML.slice(0, 80));
    }
    return missing;
  });
  expect(unseen).toEqual([]);
});

test('at 1920 pixels the columns take the width, and no line of text has more than 80 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, tasks);
  const right = await operation(page, 'createTask')
    .locator('.samples')
    .evaluate((samples) => samples.getBoundingClientRect().right);
  expect(right).toBeGreaterThan(1860);
  const longest = await operation(page, 'createTask')
    .locator('.op-text')
    .first()
    .evaluate((paragraph) => {
      const letter = document.createElement('span');
      letter.textContent = 'a task with a response for each executor'.repeat(2);
      letter.style.whiteSpace = 'nowrap';
      paragraph.append(letter);
      return paragraph.getBoundingClientRect().width / (letter.getBoundingClientRect().width / 80);
    });
  expect(longest).toBeLessThanOrEqual(80);
});
