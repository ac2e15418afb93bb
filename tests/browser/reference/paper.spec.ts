import type { Page } from '@playwright/test';
import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { guide, tasks } from '../pageHelpers';
import { choose, generationRules, open, operation, taskModel, unfoldSamples } from './referenceHelpers';

// As wide as A4 between a printer's margins: the layout of a narrow window.
test.use({ viewport: { width: 718, height: 1000 } });

/** Text in the content of a page that does not show, its controls and what is for screen readers apart. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = document.querySelector('main .reference') ?? document.querySelector('main article');
    const walker = document.createTreeWalker(content ?? document.body, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    const controls =
      'button, .button, summary, fieldset, .tools, .anchor, .hash-link, a[download], [type="text/markdown"], svg';
    const navigation = '.vh, .crumbs, nav, .toc-fold, .page-actions';
    // Of the samples the chosen language, of a body what they do not hold, and a path where the bar has it.
    const once = '.request > .panes, .sampled > pre, .whole-path';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(`${controls}, ${navigation}, ${once}`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0 || !parent.checkVisibility()) hidden.push(node.textContent.trim().slice(0, 60));
    }
    return hidden;
  });
}

for (const address of [guide, tasks, generationRules, taskModel]) {
  test(`${address} shows all of its content on paper, and no navigation`, async ({ page }) => {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenTexts(page)).toEqual([]);
    await expect(page.locator('.navbar, .theme-doc-sidebar-container').first()).toBeHidden();
    await expect(page.locator('main .button:visible')).toHaveCount(0);
    for (const path of await page.locator('.op-bar .endpoint code > span:last-child').all())
      expect(await path.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('what can scroll on the screen is shown whole on paper', async ({ page }) => {
  await open(page, tasks);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main pre')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('paper has no buttons of a choice of which all is printed, and no beginning of a value that is printed whole', async ({
  page,
}) => {
  await open(page, generationRules);
  const unions = page.locator('.variants .options');
  expect(await unions.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main :is(.variants, .formats) > .choice > .options:visible')).toHaveCount(0);
  await expect(page.locator('main dd > details > summary:visible')).toHaveCount(0);
});

test('one operation can be printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, tasks);
  await operation(page, 'createTask').getByRole('button', { name: 'Print: Create task' }).click();
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('.reference > :visible');
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('h2')).toHaveText('Create task');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await shown.count()).toBeGreaterThan(10);
});

test('a browser whose style sheets cannot open folds has them opened for printing only', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...given: [string]) => !String(given[0]).includes('details-content') && supports(...given);
  });
  await open(page, tasks);
  const closed = page.locator('main details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});

test('paper has the chosen language alone, before what the operation takes', async ({ page }) => {
  await open(page, tasks);
  await unfoldSamples(page);
  await choose(operation(page, 'createTask').locator('.request .choice'), 'Python');
  await page.emulateMedia({ media: 'print' });
  const shown = await page
    .locator('.request pre')
    .evaluateAll((boxes) => boxes.filter((box) => box.checkVisibility()).map((box) => box.ariaLabel));
  expect(shown.length).toBeGreaterThan(10);
  expect([...new Set(shown)]).toEqual(['Python sample']);
  const tops = await operation(page, 'createTask').evaluate(
    (article, body) =>
      ['.request', `[id="${body}"]`, '.response'].map(
        (part) => article.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    anchorFor('createTask', 'body'),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the longest page takes fewer than 180 sheets', async ({ page }) => {
  await open(page, tasks);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThan(180);
});
