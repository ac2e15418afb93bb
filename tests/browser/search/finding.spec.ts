import { expect, test } from '../fixtures';
import { expectScrolledTo } from '../pageHelpers';
import { chosen, resultsOf, searchFor } from './searchHelpers';

const tasks = '/docs/api_reference/api/tasks/tasks_create_view';
const task = '/docs/api_reference/models/tasks/task';
const errors = '/docs/docs/errors';

/** What is looked for, the query, the group and the result that has to be there, and where it leads. */
const findings: [string, string, string, string, string][] = [
  ['a guide by its title', 'pagination', 'Guides', 'Pagination', '/docs/docs/pagination'],
  ['a section of a guide', 'error codes', 'Guides', 'Error codes', `${errors}#error-codes`],
  ['an operation by path', '/tasks/{id}/close', 'Operations', 'Close task', `${tasks}#close-task`],
  ['an operation by summary', 'close task', 'Operations', 'Close task', `${tasks}#close-task`],
  ['an operation by operationId', 'closeTask', 'Operations', 'Close task', `${tasks}#close-task`],
  ['an operation by method and path', 'POST /tasks/{id}/close', 'Operations', 'Close task', `${tasks}#close-task`],
  ['a model', 'task', 'Models', 'Task', task],
  ['a field by its path', 'Task.status', 'Fields and values', 'Task.status', `${task}#task.status`],
  [
    'a field inside a field',
    'Task.executors.name',
    'Fields and values',
    'Executor.name',
    `${task}#task.executors.name`,
  ],
  [
    'a parameter',
    'approvalStatus',
    'Fields and values',
    'approvalStatus of Get tasks',
    `${tasks}#list-tasks.query.approvalStatus`,
  ],
  ['an enum value', 'Task IN_PROGRESS', 'Fields and values', 'Task.status', `${task}#task.status`],
  ['a status', '409', 'Fields and values', '409', ''],
  ['an error code in the reference', 'version_conflict', 'Fields and values', '409', `${tasks}#update-task.409`],
  ['an error code in a guide', 'idempotency_conflict', 'Guides', 'Error codes', `${errors}#error-codes`],
  ['a beginning of a word', 'pagin', 'Guides', 'Pagination', '/docs/docs/pagination'],
  ['a word with two letters changed over', 'taks', 'Models', 'Task', task],
  ['a word with a letter too few', 'Task.staus', 'Fields and values', 'Task.status', `${task}#task.status`],
  ['a word with a letter too many', 'paginnation', 'Guides', 'Pagination', '/docs/docs/pagination'],
  ['a word with a wrong first letter', 'zagination', 'Guides', 'Pagination', '/docs/docs/pagination'],
];

for (const [what, query, group, title, address] of findings) {
  test(`search finds ${what}: ${query}`, async ({ page }) => {
    await searchFor(page, query);
    const result = resultsOf(page, group).filter({ hasText: title }).first();
    await expect(result).toBeVisible();
    // While the last letters are on their way, what the first ones find is shown.
    if (address !== '') await expect(result).toHaveAttribute('href', address);
    const href = (await result.getAttribute('href')) ?? '';
    await result.click();
    await expect(page).toHaveURL(new URL(href, page.url()).href);
    const anchor = decodeURIComponent(href.split('#')[1] ?? '');
    if (anchor !== '') {
      await expect(page.locator(`[id="${anchor}"]`)).toBeVisible();
      await expectScrolledTo(page, anchor);
    }
  });
}

test('the best result of a precise query is the first', async ({ page }) => {
  for (const [query, title] of [
    ['Task.status', 'Task.status'],
    ['status', '.status'],
    ['create survey template', 'Create template'],
  ] as const) {
    await searchFor(page, query);
    const group = query.startsWith('create') ? 'Operations' : 'Fields and values';
    await expect(resultsOf(page, group).filter({ hasText: title }).first()).toBeVisible();
  }
});

test('a result opens what is folded above it, and on the page that is already shown as well', async ({ page }) => {
  await searchFor(page, 'Task.executors.name', task);
  const result = resultsOf(page, 'Fields and values').filter({ hasText: 'Executor.name' }).first();
  const anchor = decodeURIComponent(((await result.getAttribute('href')) ?? '').split('#')[1] ?? '');
  const target = page.locator(`[id="${anchor}"]`);
  await page.evaluate((id) => {
    for (let part = document.getElementById(id)?.parentElement; part; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = false;
    }
  }, anchor);
  await expect(target).toBeHidden();
  await result.click();
  await expect(target).toBeVisible();
  await expectScrolledTo(page, anchor);
});

test('results stand in groups of five, in one order, with what matched marked and the rest behind a button', async ({
  page,
}) => {
  await searchFor(page, 'task');
  await expect(page.locator('.results-head')).toHaveText(['Operations', 'Fields and values', 'Models', 'Guides']);
  for (const group of ['Operations', 'Fields and values', 'Models', 'Guides']) {
    await expect(resultsOf(page, group)).toHaveCount(6);
    await expect(resultsOf(page, group).last()).toHaveText(/^\d+ more$/);
  }
  await expect(chosen(page).locator('mark').first()).toHaveText(/task/i);
  await resultsOf(page, 'Models').last().click();
  await expect(page.getByRole('radio', { name: 'Models' })).toBeChecked();
  expect(await resultsOf(page, 'Models').count()).toBeGreaterThan(6);
});

test('a kind can be chosen', async ({ page }) => {
  await searchFor(page, 'task');
  await page.locator('.scopes label', { hasText: 'Fields' }).click();
  await expect(page.locator('.results-head')).toHaveText(['Fields and values']);
});

test('a query without a result names three words that exist, and leads to the overview', async ({ page }) => {
  await searchFor(page, 'qwxzzy');
  const message = page.locator('.search-message');
  await expect(message).toContainText('Nothing found for qwxzzy.');
  await expect(message.getByRole('button')).toHaveCount(3);
  await message.getByRole('button').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('qwxzzy');
  await message.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/api_reference\/table_of_contents$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
