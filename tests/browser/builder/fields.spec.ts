import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { bodyText, check, code, dialog, faults, field, openBuilder, response } from './builderHelpers';

/** The fields of a nested part of the body. */
function part(page: Page, name: string) {
  return dialog(page).getByRole('group', { name, exact: true });
}

/** The name of the task, which some of its parts have as well. */
function taskName(page: Page) {
  return dialog(page).locator('[data-pointer="/name"] input');
}

async function showFields(page: Page): Promise<void> {
  await dialog(page).getByRole('tab', { name: 'Fields', exact: true }).click();
}

test('fields and text are one body: what is changed in one is in the other', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await taskName(page).fill('Count the chairs');
  await field(page, 'taskType').selectOption('PHOTO_REPORT');
  await field(page, 'minAttachmentsCount').fill('3');
  await field(page, 'needApproval').selectOption('false');
  await expect(code(page)).toContainText('"minAttachmentsCount": 3,');
  const body = await bodyText(page);
  const value = JSON.parse(await body.inputValue()) as Record<string, unknown>;
  expect(value).toMatchObject({ name: 'Count the chairs', taskType: 'PHOTO_REPORT', needApproval: false });
  await body.fill(JSON.stringify({ ...value, name: 'Count the tables' }));
  await showFields(page);
  await expect(taskName(page)).toHaveValue('Count the tables');
  await expect(field(page, 'minAttachmentsCount')).toHaveAccessibleDescription(/^Minimum number of files that each/);
  await field(page, 'minAttachmentsCount').fill('');
  await expect(code(page)).not.toContainText('minAttachmentsCount');
});

test('a chosen option that is long wraps in its box', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const type = field(page, 'taskType');
  const height = () => type.evaluate((select) => select.clientHeight);
  const plain = await height();
  await type.evaluate((select: HTMLSelectElement) => {
    for (const option of select.selectedOptions) option.label = 'a long name of an alternative '.repeat(8);
  });
  expect(await height()).toBeGreaterThan(2 * plain);
});

test('objects and lists are added and left out, and the focus goes with them', async ({ page }) => {
  await openBuilder(page, 'Create task');
  await part(page, 'customObservers').getByRole('button', { name: 'Remove customObservers', exact: true }).click();
  await expect(code(page)).not.toContainText('customObservers');
  const add = part(page, 'customObservers').getByRole('button', { name: 'Add customObservers' });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    part(page, 'customObservers').getByRole('button', { name: 'customObservers', exact: true }),
  ).toBeFocused();
  await part(page, 'customObservers').getByRole('button', { name: 'Add item' }).click();
  const first = part(page, 'customObservers, 1');
  await expect(first.getByText('The request needs a value here.')).toHaveCount(1);
  await first.getByLabel('id', { exact: true }).fill('3012');
  await expect(code(page)).toContainText('"id": 3012');
  await part(page, 'labels').getByLabel('Another field of labels').fill('season');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'season')).toBeFocused();
  await page.keyboard.type('spring');
  await expect(code(page)).toContainText('"season": "spring"');
});

test('one of several kinds is chosen, and what both have is kept', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const kinds = part(page, 'executors').getByLabel('One of 3 for executors');
  await expect(kinds.locator('option:checked')).toHaveText('Executors');
  await expect(part(page, 'executors').getByLabel('role')).toHaveValue('SHOP');
  await kinds.selectOption('Several executors');
  await expect(part(page, 'executors')).toContainText('The people who get the task. Items: 1–500.');
  await part(page, 'executors').getByRole('button', { name: 'Add item' }).click();
  await part(page, 'executors, 1').getByLabel('id', { exact: true }).fill('3011');
  const { executors } = JSON.parse(await (await bodyText(page)).inputValue()) as { executors: unknown };
  expect(executors).toEqual([{ id: 3011 }]);
});

test('a text that fields cannot show is left as it is, with a note', async ({ page }) => {
  await openBuilder(page, 'Create task');
  for (const [text, said] of [
    ['{"name": ', 'The body is not valid JSON, line 1, column 10'],
    ['{"name": "\\u0041"}', 'The form cannot edit this body without changing how it is written'],
  ] as const) {
    const body = await bodyText(page);
    await body.fill(text);
    await showFields(page);
    await expect(dialog(page).getByText(said)).toBeVisible();
    await expect(taskName(page)).toHaveCount(0);
    await expect(await bodyText(page)).toHaveValue(text);
  }
});

test('a field at fault is marked, also one inside of what is folded, and reached from the response', async ({
  page,
}) => {
  await openBuilder(page, 'Create task');
  await taskName(page).fill('');
  await part(page, 'customObservers, 1').getByLabel('id', { exact: true }).fill('nobody');
  await dialog(page).getByRole('button', { name: 'customObservers', exact: true }).click();
  await expect(part(page, 'customObservers, 1')).toBeHidden();
  await check(page, '422');
  await expect(taskName(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(taskName(page)).toHaveAccessibleDescription(/^Must have at least 1 character/);
  const id = part(page, 'customObservers, 1').getByLabel('id', { exact: true });
  await expect(id).toBeVisible();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await faults(page).getByRole('button', { name: 'customObservers[0].id' }).click();
  await expect(id).toBeFocused();
  await id.fill('3012');
  await expect(id).toHaveAttribute('aria-invalid', 'false');
  await expect(taskName(page)).toHaveAttribute('aria-invalid', 'true');
  await taskName(page).fill('Count the chairs');
  await check(page);
  await expect(response(page)).toContainText('Count the chairs');
});

test('the keyboard alone fills a nested field, checks, and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page, 'Create task');
  const reach = async (target: ReturnType<typeof field>): Promise<void> => {
    const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 90 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await reach(field(page, 'shopIds, 1'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('682');
  await reach(dialog(page).getByRole('button', { name: 'Add item to shopIds' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'shopIds, 3')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('679');
  await reach(dialog(page).getByRole('button', { name: 'Copy code to clipboard' }));
  await page.keyboard.press('Enter');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\s+/g, '')).toContain('"shopIds":[682,681,679]');
  await reach(dialog(page).getByRole('button', { name: 'Check', exact: true }));
  await page.keyboard.press('Enter');
  await expect(response(page)).toContainText('200 OK', { timeout: 20_000 });
});
