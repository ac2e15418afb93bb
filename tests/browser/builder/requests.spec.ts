import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sampleLanguages } from '../../../src/reference/samples/languages';
import { siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { hydrated } from '../pageHelpers';
import { bodyText, code, dialog, field, language, openBuilder } from './builderHelpers';

const { operations } = JSON.parse(readFileSync(path.join(siteFolder(), 'reference-index.json'), 'utf8')) as {
  operations: { id: string; page: string; anchor: string }[];
};
const surveys = '/docs/api_reference/api/survey/survey_instance';

/** The sample of an operation on its page, in one of the site's languages. */
function sampleOf(page: Page, anchor: string, language: string): Promise<string | null> {
  const article = page.locator(`article[aria-labelledby="${anchor}"]`);
  return article.getByLabel(`${language} sample`).locator('code').first().textContent();
}

/** The code of the builder with its line ends, which are elements there. */
async function codeText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: of a line end that is an element, the text content says nothing
  return (await code(page).innerText()).trimEnd();
}

// In `tests/builder/` the requests of all operations are compared, in all languages; here the page and its form are connected.
for (const [address, anchor] of new Map(operations.map((operation) => [operation.page, operation.anchor]))) {
  test(`the builder of ${address} begins with the request of its sample`, { tag: '@long' }, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await page.locator(`article[aria-labelledby="${anchor}"] button[data-request-builder]`).click();
    await expect(code(page)).toContainText('curl');
    expect(await codeText(page)).toBe(await sampleOf(page, anchor, 'cURL'));
    await language(page, 'Python').click();
    await expect(code(page)).toContainText('import');
    expect(await codeText(page)).toBe(await sampleOf(page, anchor, 'Python'));
  });
}

test('the request follows the media type, back and forth', async ({ page }) => {
  await openBuilder(page, 'Submit survey answers', surveys);
  await expect(code(page)).toContainText("'Content-Type: application/json'");
  const before = await code(page).textContent();
  await field(page, 'Content-Type').selectOption('multipart/form-data');
  await expect(code(page)).not.toContainText('Content-Type:');
  await expect(code(page)).toContainText('--form');
  await language(page, 'JavaScript').click();
  // A FormData would give the JSON of the answers a file name, so the form is joined by hand.
  await expect(code(page)).toContainText('Content-Disposition: form-data; name="answers"');
  await expect(code(page)).not.toContainText("'Content-Type': 'application/json'");
  await language(page, 'cURL').click();
  await field(page, 'Content-Type').selectOption('application/json');
  await expect(code(page)).toHaveText(before ?? '');
});

test('a chosen file is in the request, by its name', async ({ page }) => {
  await openBuilder(page, 'Submit survey answers', surveys);
  await field(page, 'Content-Type').selectOption('multipart/form-data');
  await field(page, 'files').setInputFiles([
    { name: "shelf's.jpg", mimeType: 'image/jpeg', buffer: Buffer.from('a') },
    { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('b') },
  ]);
  await expect(code(page)).toContainText('door.jpg');
  await expect(code(page)).toContainText("files=@\"shelf'\\''s.jpg\"");
});

test('a list in the path shows what the request begins with', async ({ page }) => {
  await openBuilder(page, 'Add roles to user', '/docs/api_reference/api/orgstructure/role');
  const group = dialog(page).getByRole('group', { name: 'role' });
  const values = await group.evaluate(
    (element) =>
      [...element.querySelectorAll('input')].filter((input) => input.type !== 'checkbox' || input.checked).length,
  );
  expect(values).toBeGreaterThan(0);
});

test('a text that is no JSON is named at the editor, with its place', async ({ page }) => {
  await openBuilder(page, 'Create task');
  const body = await bodyText(page);
  await body.fill('{\n  "name": "a",\n  not json\n}');
  const status = dialog(page).getByRole('region', { name: 'Parts of the request' }).getByRole('status');
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toHaveText(
    'Not valid JSON, line 3, column 3: a name in double quotes is expected here. The request carries the text as it is.',
  );
  await expect(body).toHaveAccessibleDescription(/^Not valid JSON, line 3/);
  await expect(code(page)).toContainText('  not json');
  await body.fill('{"name": "a"}');
  await expect(body).toHaveAttribute('aria-invalid', 'false');
  await expect(status).toBeEmpty();
});

test('fields are described, examples have their summaries, languages their names, and cURL its colours', async ({
  page,
}) => {
  await openBuilder(page, 'Create task');
  await expect(dialog(page)).toContainText('The request is written and checked on this page. Nothing is sent.');
  const examples = dialog(page).getByRole('tablist', { name: 'Examples' });
  await expect(examples.getByRole('tab')).toHaveText([
    'A task for the managers of two stores',
    'A photo report for two stores',
    'A task for one person',
    'A task for every store of a region',
    'A task for two people',
    'A task for one person, with a daily reminder',
    'All fields',
  ]);
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await expect(field(page, 'Idempotency-Key')).toHaveAccessibleDescription(/\w{3}.* .*\w{3}/);
  const names = await dialog(page).getByRole('tablist', { name: 'Language' }).getByRole('tab').allTextContents();
  expect(names).toEqual(sampleLanguages.map(({ label }) => label));
  const colours = await code(page).evaluate((element) =>
    [...element.querySelectorAll('code, code *')].map((part) => getComputedStyle(part).color),
  );
  expect(new Set(colours).size).toBeGreaterThan(2);
});
