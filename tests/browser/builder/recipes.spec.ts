import { expect, test } from '../fixtures';
import { guide, hydrated, settled } from '../pageHelpers';
import { checkStep, opener, openSteps, part, stepButton, steps } from './recipeHelpers';

test('a recipe is stepped through: what a response gives stands in the requests that follow', async ({ page }) => {
  await openSteps(page);
  const request = part(page, 'The request');
  const response = part(page, 'The response');
  await expect(request).toContainText('Step 1 of 11: List stores');
  await expect(request).toContainText('/shops?page=1&size=2&sort=id');
  await steps(page).getByLabel('run').fill('tuesday');
  await steps(page).getByLabel('apiToken').fill('secret-4711');
  await expect(request).toContainText('Bearer secret-4711');
  for (const number of [2, 3, 4]) {
    await checkStep(page, '200');
    await expect(response).toContainText('Example, nothing was sent');
    await stepButton(page, 'Next step').click();
    await expect(request).toContainText(`Step ${number} of 11`);
    await expect(response).toHaveCount(0);
  }
  await expect(request).toContainText('Idempotency-Keyfirst-task-tuesday');
  await expect(request).toContainText('"deadlineDate": 1898985600000, from input deadline');
  await expect(request).toContainText(/"id": \d+ from step 3/);
  await checkStep(page, '200');
  const taken = response.getByRole('list', { name: 'Taken from the response' });
  await expect(taken).toContainText('goes to step 5 (id in the path), step 6 (id in the path)');
  const [, id = ''] = /taskId = (\d+)/.exec((await taken.textContent()) ?? '') ?? [];
  await expect(response).toContainText(`"id": ${id}, goes to steps 5, 6, 7, 8 and 9`);
  await expect(part(page, 'Kept in memory')).toContainText('POST /v1/tasks 200');
  await stepButton(page, 'Next step').click();
  await expect(request).toContainText(`/tasks/${id}`);
  await checkStep(page, '200');
  await expect(response).toContainText('Check the fridge temperature');
  for (const status of ['200', '200', '200', '200', '200', '204']) {
    await stepButton(page, 'Next step').click();
    await checkStep(page, status);
  }
  await expect(stepButton(page, 'All steps are done')).toBeDisabled();
  // An earlier step is looked at again as it was checked.
  await steps(page).getByRole('button', { name: 'POST Create task' }).first().click();
  await expect(response).toContainText(`"id": ${id},`);
  await stepButton(page, 'Start again').click();
  await expect(request).toContainText('Step 1 of 11');
  await expect(steps(page).locator('.recipe-steps .status')).toHaveCount(0);
  await expect(steps(page).getByRole('button', { name: 'POST Create task' }).first()).toBeDisabled();
});

test('nothing is loaded before the button is pressed, and of the form nothing at all', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  await page.goto(guide);
  await hydrated(page);
  await settled(page);
  expect(loaded.filter((address) => /request-builder/.test(address))).toEqual([]);
  loaded.length = 0;
  await page.getByRole('button', { name: opener }).click();
  await steps(page).getByLabel('apiToken').fill('secret-4711');
  await checkStep(page, '200');
  expect(loaded.filter((address) => /request-builder/.test(address)).map((address) => address.trim())).toEqual([
    '/request-builder/recipes/first-task.json',
    '/css/request-builder.css',
    '/request-builder/contract/all.json',
  ]);
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]));
  expect(`${stored} ${loaded.join(' ')} ${JSON.stringify(await context.cookies())}`).not.toContain('secret');
});

test('an input that the contract refuses stops the recipe at its step, until it is changed', async ({ page }) => {
  await openSteps(page);
  await steps(page).getByLabel('deadline').fill('soon');
  for (const _step of [1, 2, 3]) {
    await checkStep(page, '200');
    await stepButton(page, 'Next step').click();
  }
  await checkStep(page, '422');
  await expect(part(page, 'The response').getByRole('list', { name: 'Fields with problems' })).toContainText(
    'deadlineDate',
  );
  await expect(part(page, 'The response')).toContainText('The recipe continues when $statusCode == 200.');
  await expect(stepButton(page, 'Next step')).toHaveCount(0);
  await steps(page).getByLabel('deadline').fill('1898985600000');
  await stepButton(page, 'Check again').click();
  await expect(stepButton(page, 'Next step')).toBeVisible();
});

test('the keyboard alone steps through, and closing gives the focus back', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  const opening = page.getByRole('button', { name: opener });
  await opening.focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'The request')).toBeVisible({ timeout: 20_000 });
  const check = stepButton(page, 'Check this step');
  const isReached = (): Promise<boolean> => check.evaluate((button) => button === document.activeElement);
  for (let stop = 0; stop < 50 && !(await isReached()); stop += 1) await page.keyboard.press('Tab');
  await expect(check).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepButton(page, 'Next step')).toBeFocused();
  await expect(steps(page).getByRole('status').last()).toHaveText('200 OK');
  await page.keyboard.press('Enter');
  await expect(part(page, 'The request')).toContainText('Step 2 of 11');
  await page.keyboard.press('Escape');
  await expect(steps(page)).toHaveCount(0);
  await expect(opening).toBeFocused();
});

test('data that does not load is reported, and Retry asks again; going back closes the dialog', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/docs/authentication');
  await hydrated(page);
  await page.getByRole('link', { name: 'Getting started', exact: true }).first().click();
  await page.waitForURL(`**${guide}`);
  await page.route('**/recipes/*.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: opener }).click();
  await expect(steps(page).getByRole('alert')).toContainText('The steps did not load');
  await page.unroute('**/recipes/*.json');
  await stepButton(page, 'Retry').click();
  await expect(part(page, 'The request')).toBeVisible({ timeout: 20_000 });
  await page.goBack();
  await page.waitForURL('**/authentication');
  await expect(steps(page)).toHaveCount(0);
  complaints.length = 0;
});
