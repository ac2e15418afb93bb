import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { settled, tasks } from '../pageHelpers';
import {
  bodyText,
  buttonOf,
  check,
  code,
  dialog,
  faults,
  field,
  kept,
  openBuilder,
  parts,
  response,
} from './builderHelpers';

test('a request as it begins is answered with status, headers and documented body', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await check(page);
  await expect(response(page)).toContainText('200 OK');
  await expect(response(page)).toContainText('Example, nothing was sent');
  await expect(response(page)).toContainText('Content-Type');
  await expect(response(page)).toContainText(/only the server knows these values: .*\bid, /);
  const task = JSON.parse((await response(page).locator('pre').textContent()) ?? '') as object;
  expect(task).toMatchObject({ id: expect.any(Number), name: 'Check the fridge temperature' });
  await expect(faults(page)).toHaveCount(0);
  await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a check loads at most 187 KB, once, from this site, and no request goes anywhere else', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await settled(page);
  const loaded: { address: string; bytes: Promise<number> }[] = [];
  page.on('response', (given) => {
    loaded.push({ address: new URL(given.url()).pathname, bytes: given.body().then((body) => gzipSync(body).length) });
  });
  await field(page, 'Bearer Token').fill('secret-4711');
  expect(loaded).toEqual([]);
  await check(page);
  const sizes = await Promise.all(loaded.map(({ bytes }) => bytes));
  expect(loaded.map(({ address }) => address)).toContain('/request-builder/contract/all.json');
  expect(loaded.filter(({ address }) => !/\.(js|json)$/.test(address))).toEqual([]);
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(187 * 1024);
  loaded.length = 0;
  await (await bodyText(page)).fill('{}');
  await check(page, '422');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Get tasks').click();
  await expect(code(page)).toContainText('curl');
  await check(page);
  expect(loaded.map(({ address }) => address)).toEqual(['/request-builder/listTasks.json']);
});

test('a field at fault is marked, says why, is reached from the response, and is right once it is changed', async ({
  page,
}) => {
  await openBuilder(page, 'Create task');
  const body = await bodyText(page);
  const text = '{"taskType": "COMMON", "name": ""}';
  await body.fill(text);
  await check(page, '422');
  await expect(faults(page)).toContainText(['name must have at least 1 character', 'description is missing']);
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(body).toHaveAccessibleDescription(/Line 1: name must have at least 1 character/);
  await faults(page).getByRole('button', { name: 'description' }).click();
  await expect(body).toBeFocused();
  const selected = () =>
    body.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart, element.selectionEnd));
  expect(await selected()).toBe(text);
  await faults(page).getByRole('button', { name: 'name' }).click();
  expect(await selected()).toBe('""');
  await body.fill('{"name": "a"}');
  await expect(body).toHaveAttribute('aria-invalid', 'false');
});

test('a parameter at fault is marked, also one that is folded away', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  await field(page, 'page').fill('0');
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await field(page, 'checklistId').fill('nobody');
  await dialog(page).getByRole('button', { name: 'Hide optional parameters' }).click();
  await check(page, '400');
  await expect(field(page, 'page')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'page')).toHaveAccessibleDescription(/Must be at least 1/);
  await expect(field(page, 'checklistId')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Collapse all' }).click();
  await faults(page).getByRole('button', { name: 'checklistId' }).click();
  await expect(field(page, 'checklistId')).toBeFocused();
  await field(page, 'page').fill('1');
  await expect(field(page, 'page')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'checklistId')).toHaveAttribute('aria-invalid', 'true');
});

test('a request without authorisation gives 401, one with an unknown id 404, each at its field', async ({ page }) => {
  await openBuilder(page, 'Get task by id');
  await field(page, 'Authorisation').selectOption('No authorisation');
  await expect(code(page)).not.toContainText('Authorization');
  await check(page, '401');
  await expect(response(page)).toContainText('WWW-Authenticate');
  await expect(field(page, 'Authorisation')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Authorisation')).toHaveAccessibleDescription('The token is missing');
  await field(page, 'Authorisation').selectOption('apiToken');
  await expect(field(page, 'Authorisation')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'id').fill('999999');
  await check(page, '404');
  await expect(field(page, 'id')).toHaveAccessibleDescription(/^No task has the id 999999/);
  await field(page, 'id').fill('');
  await check(page, '400');
  await expect(field(page, 'id')).toHaveAccessibleDescription(/^Is missing/);
});

async function nameTask(page: Page, name: string): Promise<void> {
  const body = await bodyText(page);
  await body.fill(JSON.stringify({ ...(JSON.parse(await body.inputValue()) as object), name }));
}

test('what is created is listed and read in the same visit, on other pages too, until Start again', async ({
  page,
}) => {
  await openBuilder(page, 'Create task');
  await nameTask(page, 'Count the chairs');
  await check(page);
  const { id } = JSON.parse((await response(page).locator('pre').textContent()) ?? '') as { id: number };
  await expect(kept(page)).toContainText('POST /v1/tasks 200');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Authentication', exact: true }).first().click();
  await page.waitForURL('**/authentication');
  await page.goBack();
  await page.waitForURL(`**${tasks}`);
  await buttonOf(page, 'Get task by id').click();
  await expect(code(page)).toContainText('curl');
  await field(page, 'id').fill(String(id));
  await check(page);
  await expect(response(page)).toContainText('Count the chairs');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Get tasks').click();
  await check(page);
  await expect(response(page)).toContainText('Count the chairs');
  await dialog(page).getByRole('button', { name: 'Start again' }).click();
  await expect(response(page)).toHaveCount(0);
  await expect(kept(page)).toHaveCount(0);
  await check(page);
  await expect(response(page)).not.toContainText('Count the chairs');
});

test('tokens and bodies are never stored, and stand in no address', async ({ page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  await openBuilder(page, 'Create task');
  await field(page, 'Bearer Token').fill('secret-4711');
  await nameTask(page, 'secret-task');
  await check(page);
  await expect(response(page)).toContainText('secret-task');
  const stored = await page.evaluate(async () =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, await indexedDB.databases(), location.href, name]),
  );
  expect(`${stored} ${requested.join(' ')} ${JSON.stringify(await context.cookies())}`).not.toContain('secret');
});

test('a chosen file that is too long is refused, at its field; a short one is stored', async ({ page }) => {
  await openBuilder(page, 'Add attachments to task response');
  const [input] = await dialog(page).locator('input[type=file]').all();
  await input?.setInputFiles({ name: 'long.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await check(page, '413');
  await expect(faults(page)).toContainText('contains a file of more than 10 MB. Choose a smaller one.');
  await expect(input ?? page.locator('none')).toHaveAttribute('aria-invalid', 'true');
  await input?.setInputFiles({ name: 'short.png', mimeType: 'image/png', buffer: Buffer.from('abc') });
  await check(page);
  await expect(response(page)).toContainText('short.png');
});

test('a contract that does not load is reported, and Check tries again', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openBuilder(page, 'Get tasks');
  await page.route('**/contract/*.json', (route) => route.fulfill({ status: 503, body: '' }));
  await dialog(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The request could not be checked.');
  await expect(dialog(page).getByRole('alert')).toBeInViewport();
  await page.unroute('**/contract/*.json');
  await check(page);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  complaints.length = 0;
});

test('where the contract is too large for a page, a note says so in place of the button', async ({ page }) => {
  await page.route(parts.data, async (route) => {
    const { contract: _contract, ...data } = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: data });
  });
  await openBuilder(page, 'Get tasks');
  await expect(dialog(page)).toContainText('This request cannot be checked here');
  await expect(dialog(page).getByRole('button', { name: 'Check', exact: true })).toHaveCount(0);
});
