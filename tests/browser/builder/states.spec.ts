import { expect, test } from '../fixtures';
import { bodyText, check, code, dialog, faults, field, kept, openBuilder, response } from './builderHelpers';

test('a key that was sent with another body gives 409, at its field', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await field(page, 'Idempotency-Key').fill('monday-1');
  await check(page);
  const body = await bodyText(page);
  await body.fill((await body.inputValue()).replace('Check the fridge temperature', 'Count the chairs'));
  await check(page, '409');
  await expect(response(page)).toContainText('409 Conflict');
  await expect(field(page, 'Idempotency-Key')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Idempotency-Key').fill('monday-2');
  await expect(field(page, 'Idempotency-Key')).toHaveAttribute('aria-invalid', 'false');
  await check(page);
});

test('the editor shows what the contract says of the field at the caret, and adds further fields', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const body = await bodyText(page);
  await body.fill('{\n  "name": "Count the chairs",\n  "executors": {"role": "SHOP"}\n}');
  const help = dialog(page).locator('.builder-help');
  const goTo = (text: string): Promise<void> =>
    body.evaluate((element: HTMLTextAreaElement, part) => {
      element.focus();
      const at = element.value.indexOf(part) + part.length;
      element.setSelectionRange(at, at);
    }, text);
  await goTo('Count');
  await expect(help).toContainText('name string, required. What is to be done, in a few words. Length: 1–255.');
  await goTo('SHOP');
  await expect(help).toContainText('executors.role');
  const further = field(page, 'Add a field to executors');
  await expect(further.getByRole('option', { name: 'role' })).toHaveCount(0);
  await further.selectOption('shopIds');
  await expect(body).toBeFocused();
  const sent = JSON.parse(await body.inputValue()) as Record<string, unknown>;
  expect(sent).toMatchObject({ name: 'Count the chairs', executors: { role: 'SHOP', shopIds: expect.any(Array) } });
  await goTo('Count');
  await field(page, 'Add a field').selectOption('description');
  await expect(body).toHaveValue(/^\{\n {2}"description": ".*",\n {2}"name": "Count the chairs",/);
  await expect(help).toContainText('description string, required.');
  await check(page, '422');
  await expect(body).toHaveAccessibleDescription(/Line \d: /);
});

test('a time is picked, and is sent as the contract writes it', async ({ page }) => {
  await openBuilder(
    page,
    'Get checklists with questions and attachments',
    '/docs/api_reference/api/checklists/checklists_create_view',
  );
  const more = dialog(page).getByRole('button', { name: 'Show optional parameters' });
  if (await more.isVisible()) await more.click();
  const from = field(page, 'var_last_modified_from');
  await expect(from).toHaveAttribute('type', 'datetime-local');
  await from.fill('2030-03-04T09:15');
  await expect(code(page)).toContainText('var_last_modified_from=2030-03-04T09%3A15%3A00');
  await check(page);
});

test('a media type that the contract does not have gives 415, and is named as the fault', async ({ page }) => {
  // The form offers what the contract has, so that this is one that has changed since.
  await page.route('**/contract/*.json', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      body: text.replaceAll('"application/json"', '"application/xml"'),
      contentType: 'application/json',
    });
  });
  await openBuilder(page, 'Create task');
  await check(page, '415');
  await expect(faults(page)).toContainText(['Content-Type']);
});

test('a state of more than 5 MB is not kept, and a note says what to do', async ({ page }) => {
  await openBuilder(page, 'Add attachments to task response');
  const [input] = await dialog(page).locator('input[type=file]').all();
  const choose = async (name: string, bytes: number): Promise<void> => {
    await input?.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.alloc(bytes, 'a') });
  };
  await choose('large.png', 6_000_000);
  await check(page);
  await expect(response(page)).toContainText(
    /Not kept: what this page remembers would come to \d\.\d MB, and 5 MB is the most. Choose Start again, or send less./,
  );
  await expect(kept(page)).toHaveCount(0);
  await choose('small.png', 1000);
  await check(page);
  await expect(response(page)).not.toContainText('Not kept');
  await expect(kept(page)).toContainText('POST');
});

test('while a check runs its button keeps the focus, and a second press asks for nothing', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  let asked = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contract/*.json', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const button = dialog(page).getByRole('button', { name: 'Check', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  release();
  await expect(response(page).locator('.status')).toHaveText('200', { timeout: 20_000 });
  await expect(button).toBeFocused();
  expect(asked).toBe(1);
});
