import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { closeTask, hydrated, tasks } from '../pageHelpers';
import { anchored, clipboard, generationRules, holdScripts, open, operation, tab, taskModel } from './referenceHelpers';

/** A union of the request of `createTaskGenerationRule`, and a field in one of its alternatives. */
const union = ['createTaskGenerationRule', 'body', 'generationRule'] as const;
const monthlyDays = [...union, 'monthly', 'days'] as const;

test.describe('an anchor', () => {
  test('opens the folds and the alternative that its field is in', async ({ page }) => {
    await open(page, `${generationRules}#${anchorFor(...monthlyDays)}`);
    await expect(anchored(page, ...monthlyDays)).toBeInViewport();
    await expect(anchored(page, ...union, 'daily')).toBeHidden();
  });

  test('leaves the choice between alternatives to the reader afterwards', async ({ page }) => {
    await open(page, `${generationRules}#${anchorFor(...monthlyDays)}`);
    await tab(anchored(page, ...union).locator('.variants > .choice'), 'weekly').click();
    await expect(anchored(page, ...union, 'weekly')).toBeVisible();
    await expect(anchored(page, ...union, 'monthly')).toBeHidden();
    await page.evaluate(
      (hash) => {
        document
          .querySelector('.reference')
          ?.prepend(Object.assign(document.createElement('a'), { href: `#${hash}`, id: 'again' }));
        document.getElementById('again')?.click();
      },
      anchorFor(...monthlyDays),
    );
    await expect(anchored(page, ...monthlyDays)).toBeVisible();
    await expect(anchored(page, ...union, 'weekly')).toBeHidden();
  });

  test('takes away a filter that hides its field', async ({ page }) => {
    await open(page, taskModel);
    await tab(page.locator('.filterable > .filter'), 'Required').click();
    const hidden = page.locator('.filterable > .fields > li:not([data-kinds~="required"])').last();
    await expect(hidden).toBeHidden();
    await hidden.evaluate(({ id }) => {
      window.location.hash = `#${id}`;
    });
    await expect(hidden).toBeVisible();
  });
});

test('the type of a field leads to its model', async ({ page }) => {
  await open(page, `${tasks}#${anchorFor('listTasks', '200', 'observers')}`);
  await anchored(page, 'listTasks', '200', 'observers').locator('> div > i a').click();
  await expect(page.locator('main h1')).toHaveText('Observer');
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the address of a field and of a heading', async ({ page, baseURL }) => {
    await open(page, tasks);
    const field = anchored(page, 'createTask', 'body', 'taskType');
    await field.locator('> div > a').click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(`${baseURL}${tasks}#${anchorFor('createTask', 'body', 'taskType')}`);
    await expect(page).toHaveURL(`${tasks}#${anchorFor('createTask', 'body', 'taskType')}`);
    await anchored(page, 'closeTask').hover();
    await page.getByRole('link', { name: 'Direct link to Close task', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(baseURL + closeTask);
  });

  test('takes the path of a field that the pointer is on', async ({ page }) => {
    await open(page, `${tasks}#${anchorFor('listTasks', '200', 'executors', 'id')}`);
    const head = anchored(page, 'listTasks', '200', 'executors', 'id').locator('> div:first-child');
    await head.hover();
    await head.getByRole('button', { name: /Copy the path of/ }).click();
    await expect.poll(() => clipboard(page)).toBe('[].executors[].id');
  });

  test('is reached by keyboard from the name of a field', async ({ page }) => {
    await open(page, tasks);
    const head = anchored(page, 'listTasks', 'query', 'page').locator('> div:first-child');
    const before = (await head.boundingBox())?.height;
    await head.locator('> a').focus();
    await page.keyboard.press('Tab');
    await expect(head.getByRole('button', { name: 'Copy the path of page' })).toBeFocused();
    expect((await head.boundingBox())?.height).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('page');
  });

  test('takes the JSON that a panel shows', async ({ page }) => {
    await open(page, taskModel);
    await page.getByRole('button', { name: 'Copy the example' }).click();
    await expect.poll(async () => Object.keys(JSON.parse(await clipboard(page))).length).toBeGreaterThan(10);
  });
});

test.describe('a filter', () => {
  for (const address of [taskModel, tasks, generationRules]) {
    test(`of ${address} shows as many rows as it says`, async ({ page }) => {
      await open(page, address);
      const wrong = await page.evaluate(() => {
        const found: string[] = [];
        for (const input of document.querySelectorAll<HTMLInputElement>('.filter input')) {
          const list = input.closest('.filter')?.parentElement;
          if (!list?.checkVisibility()) continue;
          input.click();
          const rows = [...list.querySelectorAll('.fields > li')].filter((row) => row.checkVisibility()).length;
          const number = input.closest('label')?.querySelector('small')?.textContent;
          if (number !== undefined && Number(number) !== rows)
            found.push(`${input.name} ${input.value}: ${number}, ${rows} rows`);
          if (number === undefined && input.value !== 'all') found.push(`${input.name} ${input.value} has no number`);
        }
        return found;
      });
      expect(await page.locator('.filter').count()).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    });
  }
});

test('what a reader has opened before the script runs stays open, since the script keeps the HTML of the page', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(tasks, { waitUntil: 'commit' });
  await page.locator('.reference-foot').waitFor();
  const fold = operation(page, 'listTasks').locator('details:not([open])').filter({ visible: true }).first();
  const folded = await fold.elementHandle();
  await folded?.evaluate((element: HTMLDetailsElement) => {
    element.open = true;
  });
  await letGo();
  await hydrated(page);
  expect(await folded?.evaluate((element: HTMLDetailsElement) => element.isConnected && element.open)).toBe(true);
});
