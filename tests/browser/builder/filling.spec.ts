import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { expect, test } from '../fixtures';
import { hydrated, tasks } from '../pageHelpers';
import { clipboard } from '../reference/referenceHelpers';
import { bodyText, buttonOf, code, dialog, field, language, openBuilder } from './builderHelpers';

test('parameters of the path, the query and the header are in the request', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await field(page, 'page').fill('3');
  await expect(code(page)).toContainText('page=3');
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await field(page, 'status').getByRole('checkbox', { name: 'CLOSED' }).check();
  await expect(code(page)).toContainText('status=CLOSED');
  await field(page, 'name').fill('a b&c');
  await expect(code(page)).toContainText('name=a%20b%26c');

  await page.keyboard.press('Escape');
  await buttonOf(page, 'Get task by id').click();
  await field(page, 'id').fill('4711');
  await expect(code(page)).toContainText('/tasks/4711');

  await page.keyboard.press('Escape');
  await buttonOf(page, 'Create task').click();
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await field(page, 'Idempotency-Key').fill('my-key');
  await expect(code(page)).toContainText('Idempotency-Key: my-key');
});

test('the request begins with what is required, and nothing that is folded away', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await expect(code(page)).toContainText('"${API_BASE:-http://127.0.0.1:4010/v1}/tasks?page=1&size=1000"');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Create task').click();
  await expect(code(page)).toContainText('"${API_BASE:-http://127.0.0.1:4010/v1}/tasks"');
  await expect(code(page)).toContainText('Idempotency-Key: $(od');
});

test('lists grow and shrink', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await dialog(page).getByRole('button', { name: 'Add item' }).first().click();
  await field(page, 'taskIds, 1').fill('17');
  await expect(code(page)).toContainText('taskIds=17');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(code(page)).not.toContainText('taskIds');
  await expect(dialog(page)).toBeVisible();
});

test('a token is in the request, and stays for the next operation of the page', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await expect(code(page)).toContainText('Bearer ${API_TOKEN}');
  await field(page, 'Bearer Token').fill('secret-4711');
  await expect(code(page)).toContainText('Authorization: Bearer secret-4711');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Create task').click();
  await expect(code(page)).toContainText('Authorization: Bearer secret-4711');
});

test('a body begins with an example, can be changed, and other examples can be chosen', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const body = await bodyText(page);
  expect(JSON.parse(await body.inputValue())).toMatchObject({ name: expect.any(String) });
  await body.fill('{"name": "Count the chairs"}');
  await expect(code(page)).toContainText('"name": "Count the chairs"');
  const examples = dialog(page).getByRole('region', { name: 'Parts of the request' }).getByRole('tab');
  await examples.nth(1).click();
  await expect(code(page)).not.toContainText('Count the chairs');
  await expect(code(page)).toContainText('"name"');
  await expect(page.getByText('Unknown Type')).toHaveCount(0);
});

test('the server can be changed, and begins with the one of the samples', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await expect(code(page)).toContainText('${API_BASE:-http://127.0.0.1:4010/v1}/tasks');
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('combobox', { name: 'Base URL' }).selectOption('https://sandbox.example.com/v1');
  await expect(code(page)).toContainText('${API_BASE:-https://sandbox.example.com/v1}/tasks');
});

test('the request is there in the languages of the samples, and is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page, 'Create task');
  const written = new Set<string>();
  for (const name of ['cURL', 'Python', 'JavaScript', 'Java', 'C#', 'PHP', 'Go', 'Ruby', 'Kotlin', 'Swift']) {
    const before = (await code(page).textContent()) ?? '';
    await language(page, name).click();
    if (name !== 'cURL') await expect(code(page)).not.toHaveText(before);
    await expect(code(page)).toContainText('127.0.0.1:4010');
    written.add((await code(page).textContent()) ?? '');
  }
  expect(written.size).toBe(10);
  await language(page, 'Python').click();
  await expect(code(page)).toContainText('import');
  await field(page, 'Bearer Token').fill('secret-4711');
  await expect(code(page)).toContainText('secret-4711');
  await dialog(page).getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain('"Authorization": "Bearer secret-4711"');
  expect(copied).toContain('127.0.0.1:4010');
});

test('its language is the one of the site, both ways', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await page.keyboard.press('Escape');
  await page
    .locator('label')
    .filter({ hasText: /^Python$/ })
    .first()
    .click();
  await buttonOf(page, 'Get tasks').click();
  await expect(language(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await language(page, 'Go').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('input[value=go]').first()).toBeChecked();
});

test('the example chosen on the page is the one of the form, and the other way', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await page.keyboard.press('Escape');
  const article = page.locator('article', { has: buttonOf(page, 'Create task') });
  const onPage = article.locator('.body-sample .choice');
  await onPage.locator('input').first().focus();
  await page.keyboard.press('ArrowRight');
  await buttonOf(page, 'Create task').click();
  const examples = dialog(page).getByRole('tablist', { name: 'Examples' });
  await expect(examples.getByRole('tab', { selected: true })).toHaveText('A photo report for two stores');
  await expect(code(page)).toContainText('"taskType": "PHOTO_REPORT"');
  await examples.getByRole('tab', { name: 'A task for one person', exact: true }).click();
  const sample = await (await bodyText(page)).inputValue();
  await page.keyboard.press('Escape');
  await expect(onPage.locator('input:checked')).toHaveValue(
    `${anchorFor('createTask', 'body', 'application/json')}/forPerson`,
  );
  const { name } = JSON.parse(sample) as { name: string };
  await expect(article.locator('.samples .request pre:visible')).toContainText(name);
});

test('the media type chosen on the page is the one of the form, and the other way', async ({ page }) => {
  const title = 'Submit survey answers';
  await openBuilder(page, title, '/docs/api_reference/api/survey/survey_instance');
  await page.keyboard.press('Escape');
  const article = page.locator('article', { has: buttonOf(page, title) });
  const format = (name: string) =>
    article.locator('.formats > .choice input').and(article.locator(`[value="${name}"]`));
  await format('multipart/form-data').first().check({ force: true });
  await buttonOf(page, title).click();
  const type = dialog(page).getByRole('combobox', { name: 'Content-Type' });
  await expect(type).toHaveValue('multipart/form-data');
  await expect(code(page)).toContainText('--form');
  await type.selectOption('application/json');
  await page.keyboard.press('Escape');
  await expect(format('application/json').first()).toBeChecked();
  await expect(article.locator('.samples .request pre:visible')).toContainText('application/json');
});

test('what is typed stays when the form is closed, on other pages too, until the page is reloaded', async ({
  page,
}) => {
  await openBuilder(page, 'Get tasks');
  await field(page, 'page').fill('7');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Authentication', exact: true }).first().click();
  await page.waitForURL('**/authentication');
  await page.goBack();
  await page.waitForURL(`**${tasks}`);
  await buttonOf(page, 'Get tasks').click();
  await expect(field(page, 'page')).toHaveValue('7');
  await expect(code(page)).toContainText('page=7');
  await page.reload();
  await hydrated(page);
  await buttonOf(page, 'Get tasks').click();
  await expect(field(page, 'page')).toHaveValue('1');
});

test('the server chosen on the page is the one of the form, and the other way', async ({ page }) => {
  const [sandbox, production] = ['https://sandbox.example.com/v1', 'https://api.example.com/v1'];
  await openBuilder(page, 'Get tasks');
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('combobox', { name: 'Base URL' }).selectOption(sandbox);
  await page.keyboard.press('Escape');
  const article = page.locator('article', { has: buttonOf(page, 'Get tasks') });
  await expect(article.locator('.request pre:visible')).toContainText(sandbox);
  await page.locator(`input[data-server="${production}"]`).first().check({ force: true });
  await buttonOf(page, 'Get tasks').click();
  await expect(code(page)).toContainText(`\${API_BASE:-${production}}`);
});

test('a required field is marked as wrong once it was left empty, and not before', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const observers = dialog(page).getByRole('group', { name: 'customObservers', exact: true });
  await observers.getByRole('button', { name: 'Add item' }).click();
  const item = dialog(page).getByRole('group', { name: 'customObservers, 2', exact: true });
  const note = item.getByText('The request needs a value here.');
  const colour = () => note.evaluate((element) => getComputedStyle(element).color);
  await expect(note).toBeVisible();
  const before = await colour();
  await item.getByLabel('id', { exact: true }).focus();
  expect(await colour()).toBe(before);
  await page.keyboard.press('Tab');
  await expect.poll(colour).not.toBe(before);
});
