import { expect, test } from '../fixtures';
import { hydrated, tasks } from '../pageHelpers';
import { anchored, open, operation, sandbox, surveys, tab } from './referenceHelpers';

const marker = 'Photograph the spring window';

test('an example of the body changes the sample in every language', async ({ page }) => {
  const scripts: string[] = [];
  await open(page, tasks);
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const create = operation(page, 'create-task');
  const samples = create.locator('.request pre');
  const before = await samples.allTextContents();
  expect(before.filter((sample) => sample.includes(marker))).toEqual([]);
  await tab(create.locator('.body-sample .choice'), 'A photo report').click();
  await expect
    .poll(async () => (await samples.allTextContents()).filter((text) => text.includes(marker)).length)
    .toBe(10);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(create.locator('.request pre:visible .t-s').first()).toBeVisible();
  await tab(create.locator('.body-sample .choice'), 'A task for one person').click();
  await expect.poll(() => samples.allTextContents()).toEqual(before);
});

test('an example keeps the chosen base URL, and the address changes after it', async ({ page }) => {
  await open(page, tasks);
  const create = operation(page, 'create-task');
  const sample = create.locator('.request pre:visible');
  await tab(page.locator('.page-head .base-url'), 'Sandbox').click();
  await tab(create.locator('.body-sample .choice'), 'A photo report').click();
  await expect(sample).toContainText(marker);
  await expect(sample).toContainText(`${sandbox}/tasks`);
  await tab(page.locator('.page-head .base-url'), 'Production').click();
  await expect(sample).toContainText('https://api.example.com/v1/tasks');
  await expect(sample).toContainText(marker);
});

test('a format chosen in the text changes example and sample, an example changes the format', async ({ page }) => {
  await open(page, surveys);
  const submit = operation(page, 'submit-survey-answers');
  const sample = submit.locator('.request pre:visible');
  await expect(sample).toContainText('application/json');
  await tab(submit.locator('.formats > .choice'), 'multipart/form-data').click();
  await expect(submit.locator('.body-sample .choice :checked')).toHaveValue(/multipart-form-data 0$/);
  await expect(sample).toContainText('--form');
  await expect(sample).not.toContainText('Content-Type: application/json');
  await tab(submit.locator('.body-sample .choice'), 'Answers of several types').click();
  await expect(sample).toContainText('Content-Type: application/json');
  await expect(anchored(page, 'submit-survey-answers.body.application-json')).toBeVisible();
  await expect(anchored(page, 'submit-survey-answers.body.multipart-form-data')).toBeHidden();
});

test('status and example choose the response, and so does a response opened in the text', async ({ page }) => {
  await open(page, tasks);
  const create = operation(page, 'create-task');
  const response = create.locator('.response-sample');
  await tab(response.locator('.panel-head .choice'), '409').click();
  await expect(response.getByLabel(/Example of the 409 response/).first()).toBeVisible();
  await expect(response.getByLabel(/Example of the 200 response/).first()).toBeHidden();
  await anchored(page, 'create-task.404').locator('> summary').click();
  await expect(response.getByLabel(/Example of the 404 response/).first()).toBeVisible();
  await tab(response.locator('.panel-head .choice'), '200').click();
  const second = response.locator('.pane:visible .choice label').nth(1);
  const label = await second.textContent();
  await second.click();
  await expect(response.locator('pre:visible')).toHaveAttribute('aria-label', `Example of the 200 response: ${label}`);
});

test('a sample that cannot be written says so, and can be asked for again', async ({ page, complaints }) => {
  await open(page, tasks);
  const create = operation(page, 'create-task');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await tab(create.locator('.body-sample .choice'), 'A photo report').click();
  await expect(page.getByRole('status').filter({ hasText: 'did not load' })).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await tab(create.locator('.body-sample .choice'), 'two stores').click();
  await tab(create.locator('.body-sample .choice'), 'A photo report').click();
  await expect(create.locator('.request pre:visible')).toContainText(marker);
  complaints.splice(0);
});

test('a reload in which the browser keeps the example keeps the sample with it', async ({ page }) => {
  await open(page, tasks);
  const create = operation(page, 'create-task');
  await tab(create.locator('.body-sample .choice'), 'A photo report').click();
  await expect(create.locator('.request pre:visible')).toContainText(marker);
  await page.reload();
  await hydrated(page);
  const example = await create.locator('.body-sample pre:visible').textContent();
  await expect
    .poll(async () => (await create.locator('.request pre:visible').textContent())?.includes(marker))
    .toBe(example?.includes(marker));
});
