import type { Page } from '@playwright/test';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { anchorsTo } from '../../src/reference/pages/anchors';
import { expect, test } from './fixtures';
import { hydrated } from './pageHelpers';
import { anchored } from './reference/referenceHelpers';
import { chosen, searchField } from './search/searchHelpers';

/** One thing that a reader does: presses a link, a tab or a choice by its words, or asks search and takes an answer. */
type Action = (page: Page) => Promise<void>;

const follow =
  (name: string | RegExp, within = 'main, footer, nav'): Action =>
  async (page) => {
    const links = page.locator(within).getByRole('link', { name, exact: typeof name === 'string' });
    const link = links.and(page.locator(':visible')).first();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await expect(page).toHaveURL(address.href);
  };

const choose =
  (name: RegExp, within = 'main'): Action =>
  (page) =>
    page.locator(within).locator('label', { hasText: name }).and(page.locator(':visible')).first().click();

const ask =
  (question: string): Action =>
  async (page) => {
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    // All at once: while letters are on their way, what the first ones find is shown.
    await searchField(page).fill(question);
    // Until its results come, the popular pages are there.
    await expect(page.locator('dialog.search')).toHaveAttribute('data-query', question);
    await expect(chosen(page)).toBeVisible();
  };

const take =
  (result: string | RegExp): Action =>
  (page) =>
    page.getByRole('option', { name: result }).first().click();

/** What has to be readable at the end, in the part of the page that the reader has come to. */
type Answer = (page: Page) => Promise<void>;

const reads =
  (selector: string, ...texts: (string | RegExp)[]): Answer =>
  async (page) => {
    for (const text of texts)
      await expect(page.locator(selector).filter({ visible: true }).first()).toContainText(text);
  };

/** Exactly the fields that may be null are there, each with its mark. */
const mayBeNull: Answer = async (page) => {
  await expect(page).toHaveURL(/\/models\/tasks\/task/);
  const wanted = await page
    .locator('main li[data-kinds~="nullable"]')
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(wanted).toContain(anchorFor('Task', 'version'));
  await expect(anchored(page, 'Task', 'version').getByText('nullable', { exact: true }).first()).toBeVisible();
  await expect(anchored(page, 'Task', 'id')).toBeHidden();
  for (const id of wanted.filter((anchor) => anchorsTo(anchor).length === 2))
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
};

const questions: { question: string; home: Action[]; search: Action[]; answer: Answer }[] = [
  {
    question: 'how to page through results',
    home: [follow('Pagination')],
    search: [ask('page through results'), take(/Pag/)],
    answer: reads('main', 'page', 'X-Total-Count'),
  },
  {
    question: 'which fields of a task may be null',
    home: [follow('Tasks'), follow('Task'), choose(/Can be null/)],
    search: [ask('task'), take(/^model\s*Task\s*\d/), choose(/Can be null/)],
    answer: mayBeNull,
  },
  {
    question: 'which operations return a shop',
    home: [follow('Stores'), follow(/^Shop/, 'main .responses, main')],
    search: [ask('shop'), take(/^model\s*Shop/)],
    answer: reads('main :has(> h2:text("Used by")), main section:has(h2:text("Used by"))', 'List stores', '200'),
  },
  {
    question: 'the Python code to create a survey template',
    home: [follow('Surveys', 'footer'), follow(/Create template/, 'main'), choose(/^Python$/)],
    search: [ask('create survey template'), take(/Create template/), choose(/^Python$/)],
    answer: reads(
      `.op:has([id="${anchorFor('createSurveyTemplate')}"]) pre[aria-label="Python sample"]`,
      'requests.post',
      '/survey/templates',
    ),
  },
  {
    question: 'what 409 means',
    home: [follow('Errors')],
    search: [ask('409'), take(/409/)],
    answer: reads('main', '409', /conflict/i),
  },
  {
    question: 'how to trigger a Zap on a closed task',
    home: [follow('Zapier', 'footer')],
    search: [ask('zap closed task'), take(/Zap/)],
    answer: reads('main', 'Trigger', /Task closed|closed task/i),
  },
];

for (const { question, home, search, answer } of questions) {
  for (const [from, actions] of Object.entries({ 'the home page': home, search })) {
    test(`${question}: from ${from} in at most three actions`, async ({ page }) => {
      expect(actions.length).toBeLessThanOrEqual(3);
      await page.goto('/');
      await hydrated(page);
      for (const act of actions) await act(page);
      await answer(page);
    });
  }
}
