import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { closeTask, expectScrolledTo, tasks } from '../pageHelpers';
import { chosen, openSearch, results, searchField, searchFor } from './searchHelpers';

const task = '/docs/api_reference/models/tasks/task';
const errors = '/docs/docs/errors';

/** What is looked for, the query, the title of the result that has to be first, and where it leads. */
const findings: [string, string, string, string][] = [
  ['a guide by its title', 'pagination', 'Pagination', '/docs/docs/pagination'],
  ['a section of a guide', 'error codes', 'Error codes', `${errors}#error-codes`],
  ['an operation by path', '/tasks/{id}/close', 'Close task', closeTask],
  ['an operation by a concrete address', 'https://api.example.com/v1/tasks/1480/close', 'Close task', closeTask],
  ['an operation by summary', 'close task', 'Close task', closeTask],
  ['an operation by operationId', 'closeTask', 'Close task', closeTask],
  ['an operation by method and path', 'POST /tasks/{id}/close', 'Close task', closeTask],
  ['an operation by a path that two have', 'POST /tasks', 'Create task', `${tasks}#${anchorFor('createTask')}`],
  ['a page of operations', 'tasks', 'Tasks', tasks],
  ['a model', 'task', 'Task', task],
  ['a field by its path', 'Task.status', 'Task.status', `${task}#${anchorFor('Task', 'status')}`],
  [
    'a field inside a field',
    'Task.executors.name',
    'Executor.name',
    `${task}#${anchorFor('Task', 'executors', 'name')}`,
  ],
  [
    'a parameter',
    'approvalStatus',
    'approvalStatus of Get tasks',
    `${tasks}#${anchorFor('listTasks', 'query', 'approvalStatus')}`,
  ],
  ['an enum value', 'Task IN_PROGRESS', 'Task.status', `${task}#${anchorFor('Task', 'status')}`],
  ['a status', '409', '409 Conflict', `${errors}#operations-409`],
  ['an error code', 'bad_request', 'bad_request', `${errors}#operations-bad-request`],
  ['words in quotes', '"reset every night"', 'Sandbox', '/docs/docs/authentication#sandbox'],
  ['another word for it', 'login', 'Authentication', '/docs/docs/authentication'],
  ['a beginning of a word', 'pagin', 'Pagination', '/docs/docs/pagination'],
  ['a word with two letters changed over', 'taks', 'Task', task],
  ['a word with a letter too few', 'Task.staus', 'Task.status', `${task}#${anchorFor('Task', 'status')}`],
  ['a word with a letter too many', 'paginnation', 'Pagination', '/docs/docs/pagination'],
  ['a word with a wrong first letter', 'zagination', 'Pagination', '/docs/docs/pagination'],
];

for (const [what, query, title, address] of findings) {
  test(`search finds ${what}: ${query}`, async ({ page }) => {
    await searchFor(page, query);
    const result = results(page).first();
    // While the last letters are on their way, what the first ones find is shown.
    await expect(result).toHaveAttribute('href', address);
    await expect(result.locator('.title')).toHaveText(title);
    await result.click();
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    const anchor = decodeURIComponent(address.split('#')[1] ?? '');
    if (anchor !== '') {
      // A long page takes its time on a busy machine; how fast it comes is measured elsewhere.
      await expect(page.locator(`[id="${anchor}"]`)).toBeVisible({ timeout: 20_000 });
      await expectScrolledTo(page, anchor);
    }
  });
}

test('a result opens what is folded above it, and on the page that is already shown as well', async ({ page }) => {
  await searchFor(page, 'Task.executors.name', task);
  const result = results(page).first();
  const anchor = anchorFor('Task', 'executors', 'name');
  await expect(result).toHaveAttribute('href', `${task}#${anchor}`);
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

test('results of all kinds stand in one list, with area and page and with what matched marked', async ({ page }) => {
  await searchFor(page, 'task');
  await expect(results(page)).toHaveCount(31);
  const kinds = await results(page).locator('.kind').allTextContents();
  expect(new Set(kinds).size).toBeGreaterThan(3);
  const operation = results(page).filter({ hasText: 'Close task' }).first();
  await expect(operation.locator('.place')).toHaveText('Tasks');
  const rule = results(page).filter({ has: page.locator('[href*="scheduled_tasks#"]') });
  await expect(rule.or(results(page).filter({ hasText: 'Scheduled tasks' })).first()).toBeVisible();
  await expect(chosen(page).locator('mark').first()).toHaveText(/task/i);
});

test('the button after the results shows the next ones', async ({ page }) => {
  await searchFor(page, 'task');
  await expect(results(page).last()).toHaveText(/^\d+ more$/);
  await results(page).last().click();
  await expect(results(page)).toHaveCount(61);
  await expect(searchField(page)).toBeFocused();
});

test('an empty query shows popular pages, which the keys reach', async ({ page }) => {
  await openSearch(page);
  const popular = page.getByRole('listbox', { name: 'Popular pages' }).getByRole('option');
  await expect(popular).toHaveCount(8);
  await expect(page.locator('.results-head')).toHaveText('Popular pages');
  const addresses = await popular.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The page that most guides link to.
  expect(addresses[0]).toBe(tasks);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL(addresses[1] ?? '', page.url()).href);
});

test('a kind can be chosen', async ({ page }) => {
  await searchFor(page, 'task');
  await page.locator('.scopes label', { hasText: 'Models' }).click();
  await expect(results(page).locator('.kind').filter({ hasNotText: 'model' })).toHaveCount(0);
  await expect(chosen(page)).toHaveAttribute('href', task);
  await page.locator('.scopes label', { hasText: 'API pages' }).click();
  await expect(chosen(page)).toHaveAttribute('href', tasks);
});

test('a kind without a result says so and leads back to all', async ({ page }) => {
  await searchFor(page, 'idempotency_conflict');
  await page.locator('.scopes label', { hasText: 'API pages' }).click();
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(page.getByRole('radio', { name: 'Everything' })).toBeChecked();
  await expect(chosen(page)).toBeVisible();
});

test('a query without a result hints at words that look alike', async ({ page }) => {
  await searchFor(page, 'idempotensyyy');
  const message = page.locator('.search-message');
  await expect(message).toContainText('Nothing found for idempotensyyy.');
  await expect(message).toContainText('Did you mean');
  await message.getByRole('button', { name: 'Idempotency' }).first().click();
  await expect(chosen(page)).toHaveAttribute('href', `${errors}#idempotency`);
});

test('without such words there is no hint, and a link to the overview', async ({ page }) => {
  await searchFor(page, 'qwxzzy');
  const message = page.locator('.search-message');
  await expect(message).toContainText('Nothing found for qwxzzy.');
  await expect(message.getByRole('button')).toHaveCount(0);
  await message.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/api_reference\/table_of_contents$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
