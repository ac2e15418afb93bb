import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { hydrated, tasks } from '../pageHelpers';
import {
  anchored,
  choose,
  generationRules,
  holdScripts,
  layoutShifts,
  open,
  operation,
  production,
  surveys,
  tab,
  unfoldSamples,
} from './referenceHelpers';

const marker = 'Photograph the spring window';

test('an example of the body changes the sample in every language', async ({ page }) => {
  const scripts: string[] = [];
  await open(page, tasks);
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const create = operation(page, 'createTask');
  const samples = create.locator('.request pre');
  const before = await samples.allTextContents();
  expect(before.filter((sample) => sample.includes(marker))).toEqual([]);
  await choose(create.locator('.body-sample .choice'), 'A photo report');
  await expect
    .poll(async () => (await samples.allTextContents()).filter((text) => text.includes(marker)).length)
    .toBe(10);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(create.locator('.request pre:visible b').first()).toBeVisible();
  await choose(create.locator('.body-sample .choice'), 'A task for the managers of two stores');
  await expect.poll(() => samples.allTextContents()).toEqual(before);
});

test('a sample that cannot be written says so, and can be asked for again', async ({ page, complaints }) => {
  await open(page, tasks);
  const create = operation(page, 'createTask');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await choose(create.locator('.body-sample .choice'), 'A photo report');
  await expect(page.getByRole('status').filter({ hasText: 'did not load' })).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await choose(create.locator('.body-sample .choice'), 'two stores');
  await choose(create.locator('.body-sample .choice'), 'A photo report');
  await expect(create.locator('.request pre:visible')).toContainText(marker);
  complaints.splice(0);
});

test('a reload in which the browser keeps the example keeps the sample with it', async ({ page }) => {
  await open(page, tasks);
  const create = operation(page, 'createTask');
  await choose(create.locator('.body-sample .choice'), 'A photo report');
  await expect(create.locator('.request pre:visible')).toContainText(marker);
  await page.reload();
  await hydrated(page);
  const isKept = await create
    .locator('.body-sample label')
    .filter({ hasText: 'A photo report' })
    .locator(':checked')
    .count();
  await expect
    .poll(async () => (await create.locator('.request pre:visible').textContent())?.includes(marker))
    .toBe(isKept === 1);
});

test('only a sample that is longer than the window scrolls, not the column of samples', async ({ page }) => {
  for (const height of [900, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await open(page, tasks);
    const samples = operation(page, 'createTask').locator('.samples');
    const boxes = await samples.evaluate((element) =>
      [element, ...element.querySelectorAll('.panel, .panes > *, pre')]
        .filter((inner) => inner.checkVisibility() && inner.scrollHeight > inner.clientHeight + 1)
        .map(({ tagName, scrollHeight, clientHeight }) => ({ tagName, scrollHeight, lines: (clientHeight - 28) / 20 })),
    );
    for (const box of boxes) {
      expect(box.tagName).toBe('PRE');
      expect(box.scrollHeight).toBeGreaterThan(height - 250);
      expect(box.lines).toBeGreaterThanOrEqual(16);
    }
    expect(boxes.length).toBeGreaterThan(height === 900 ? -1 : 0);
  }
});

test('a column of samples that is higher than the window is read to its end with the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, tasks);
  const article = operation(page, 'createTask');
  const { end, top } = await article.evaluate((element) => {
    const column = element.querySelector('.beside');
    const start = element.getBoundingClientRect().top + window.scrollY;
    const room = element.getBoundingClientRect().height - (column?.getBoundingClientRect().height ?? 0);
    window.scrollTo({ top: start + (column?.getBoundingClientRect().height ?? 0), behavior: 'instant' });
    const at = column?.getBoundingClientRect();
    return { end: room > 600 ? at?.bottom : Number.NaN, top: at?.top };
  });
  expect(top).toBeLessThan(100);
  expect(end).toBeCloseTo(600 - 16, 0);
});

test('long lines wrap on request, on every page, and before its script runs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, tasks);
  const isCut = (id: string): Promise<boolean> =>
    operation(page, id)
      .locator('.request pre:visible')
      .evaluate((code) => code.scrollWidth > code.clientWidth);
  const wrap = operation(page, 'createTask').locator('.request').getByRole('button', { name: 'Wrap long lines' });
  expect([await isCut('createTask'), await wrap.getAttribute('aria-pressed')]).toEqual([true, 'false']);
  await wrap.click();
  expect([await isCut('createTask'), await wrap.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.reference-foot').waitFor();
  expect(await isCut('createTask')).toBe(false);
  await letGo();
  await hydrated(page);
  expect(await layoutShifts(page)).toEqual([]);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await wrap.click();
  expect(await isCut('createTask')).toBe(true);
});

test('one choice of base URL changes headings and samples, and is there after a reload without moving anything', async ({
  page,
}) => {
  await open(page, tasks);
  const shown = async (): Promise<string[]> => [...new Set(await page.locator('[data-base]').allTextContents())];
  const choice = page.locator('.page-head .base-url');
  expect(await shown()).toEqual(['http://127.0.0.1:4010/v1']);
  await tab(choice, 'Production').click();
  expect(await shown()).toEqual([production]);
  await expect(operation(page, 'listTasks').locator('.request pre:visible')).toContainText(`:-${production}}/tasks`);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.reference-foot').waitFor();
  expect(await shown()).toEqual([production]);
  await letGo();
  await hydrated(page);
  expect(await shown()).toEqual([production]);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const width of [1440, 1280, 900, 390]) {
  test(`no row of tabs overflows at ${width} pixels, and the chosen tab is in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, tasks);
    await unfoldSamples(page);
    await choose(operation(page, 'createTask').locator('.request .choice'), 'Swift');
    await choose(operation(page, 'createTask').locator('.body-sample .choice'), 'A photo report');
    const rows = await page.locator('.tabs').evaluateAll((all) =>
      all
        .filter((row) => row.checkVisibility())
        .map((row) => {
          const box = row.getBoundingClientRect();
          const chosen = row.querySelector('label:has(:checked)')?.getBoundingClientRect();
          const isIn =
            chosen && chosen.top >= box.top - 1 && chosen.bottom <= box.bottom + 2 && chosen.right <= box.right;
          return { isIn, isWide: row.scrollWidth > row.clientWidth, name: row.querySelector('input')?.name };
        }),
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ isIn, isWide }) => !isIn || isWide)).toEqual([]);
  });
}

test('tabs that do not fit are in a menu, and the keyboard goes through all of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, tasks);
  await unfoldSamples(page);
  const create = operation(page, 'createTask');
  const choice = create.locator('.request .choice');
  const reached = (label: string): Promise<boolean> =>
    tab(choice, label).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await choice.scrollIntoViewIfNeeded();
  expect(await reached('Swift')).toBe(false);
  await choice.locator('.more-tabs').click();
  expect(await reached('Swift')).toBe(true);
  await tab(choice, 'Swift').click();
  expect(await reached('Swift')).toBe(true);
  expect(await reached('Kotlin')).toBe(false);
  await choice.locator('input').first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(create.locator('.request pre:visible')).toHaveAccessibleName('Kotlin sample');
  expect(await reached('Kotlin')).toBe(true);
});

test('the menu of tabs closes on Escape, and on a click outside, which does its work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, tasks);
  await unfoldSamples(page);
  const request = operation(page, 'createTask').locator('.request');
  const more = request.locator('.more-tabs');
  const isOpen = (): Promise<boolean> =>
    request.locator('.tabs').evaluate((tabs) => getComputedStyle(tabs).overflow === 'visible');
  await more.click();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await request.locator('input').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await expect(request.locator('input').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  expect(await isOpen()).toBe(true);
  await more.click();
  await request.getByRole('button', { name: /^Copy/ }).click();
  expect(await isOpen()).toBe(false);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl');
});

test('the body of a request is shown once', async ({ page }) => {
  await open(page, tasks);
  for (const id of ['createTask', 'closeTask']) {
    await expect(operation(page, id).locator('.body-sample pre:visible')).toHaveCount(0);
    await expect(operation(page, id).locator('.request pre:visible')).toHaveCount(1);
  }
});

test.describe('while the script of the site has not come', () => {
  test('a tab shows its pane', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(tasks, { waitUntil: 'commit' });
    const create = operation(page, 'createTask');
    await choose(create.locator('.request .choice'), 'Python');
    await expect(create.locator('.request pre:visible')).toHaveAccessibleName('Python sample');
    await release();
    await hydrated(page);
    await expect(create.locator('.request pre:visible')).toHaveAccessibleName('Python sample');
  });

  test('the target of the address shows, in a pane that is not the first, and can be left', async ({
    page,
    complaints,
  }) => {
    const form = ['submitSurveyAnswers', 'body', 'multipart/form-data'] as const;
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${surveys}#${anchorFor(...form)}`);
    await expect(anchored(page, ...form)).toBeInViewport();
    await tab(operation(page, 'submitSurveyAnswers').locator('.formats > .choice'), 'application/json').click();
    await expect(anchored(page, ...form)).toBeHidden();
    complaints.splice(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every language, example and status can be read below its name, and no tab leads nowhere', async ({ page }) => {
    await page.goto(tasks);
    const create = operation(page, 'createTask');
    await expect(create.locator('.request pre:visible')).toHaveCount(10);
    await expect(create.locator('.body-sample pre:visible').filter({ hasText: marker })).toHaveCount(1);
    await expect(create.getByLabel(/Example of the 409 response/).first()).toBeVisible();
    await expect(create.locator('.tabs:visible')).toHaveCount(0);
    const names = await create
      .locator('.request pre')
      .evaluateAll((all) => all.map((box) => getComputedStyle(box, '::before').content));
    expect(names.slice(0, 2)).toEqual(['"cURL sample"', '"JavaScript sample"']);
  });

  test('every alternative can be read below its name', async ({ page }) => {
    await page.goto(generationRules);
    const variants = await page
      .locator('.panes > .variant')
      .evaluateAll((all) =>
        all.map((variant) => [getComputedStyle(variant).display, getComputedStyle(variant, '::before').content]),
      );
    expect(variants.length).toBeGreaterThan(10);
    expect(variants.filter(([display, name]) => display !== 'block' || name === 'none')).toEqual([]);
    await expect(page.locator('.segments label:visible')).toHaveCount(0);
  });
});
