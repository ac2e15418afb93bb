import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteFolder } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { hold, withoutNetworkErrors } from '../moving/network';
import { hydrated, tasks } from '../pageHelpers';
import { buttonOf, code, dialog, openBuilder, parts } from './builderHelpers';

test('nothing of the builder is loaded before its button is pressed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(tasks);
  await hydrated(page);
  const before = requested.splice(0);

  await buttonOf(page, 'Get tasks').click();
  await expect(code(page)).toContainText('curl');
  const opened = requested.filter((address) => !before.includes(address));
  expect(opened).toContain('/request-builder/listTasks.json');
  expect(opened).toContain('/css/request-builder.css');
  const scripts = opened.filter((address) => address.endsWith('.js'));
  const textOf = (address: string): string => readFileSync(path.join(siteFolder(), address), 'utf8');
  // Of the form's own code, and of what it shows of docusaurus-theme-openapi-docs.
  const ofBuilder = /Parts of the request|openapi-explorer/;
  expect(scripts.some((address) => ofBuilder.test(textOf(address)))).toBe(true);
  const texts = before.filter((address) => /\.(js|css)$/.test(address)).map(textOf);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => ofBuilder.test(text))).toEqual([]);
  // Of the packages that this site does without: nothing but the form is sent.
  expect(await page.evaluate(() => 'Buffer' in window || 'process' in window)).toBe(false);
  const sizes = opened
    .filter((address) => /\.(js|css)$/.test(address))
    .map((address) => gzipSync(textOf(address)).length);
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(90_000);
});

test('while it loads, the panel is there and says so', async ({ page }) => {
  const gate = await hold(page, parts.data);
  await page.goto(tasks);
  await hydrated(page);
  await buttonOf(page, 'Create task').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await expect(dialog(page)).toContainText('Loading the builder');
  await expect(dialog(page)).toContainText('POST /tasks');
  gate.open();
  await expect(code(page)).toContainText('curl');
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
});

test('offline it says what failed, and Retry loads it when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(tasks);
  await hydrated(page);
  await context.setOffline(true);
  await buttonOf(page, 'Get tasks').click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('did not load');
  await expect(alert).toContainText('Check your connection, then choose Retry.');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(code(page)).toContainText('curl');
  expect(withoutNetworkErrors(complaints)).toEqual([]);
});

for (const [what, address] of Object.entries(parts)) {
  test(`when only its ${what} fails, Retry loads it, too`, async ({ page, complaints }) => {
    await page.goto(tasks);
    await hydrated(page);
    await page.route(address, (route) => route.fulfill({ status: 503, body: '' }));
    await buttonOf(page, 'Get tasks').click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.unroute(address);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(code(page)).toContainText('curl');
    expect(withoutNetworkErrors(complaints).filter((text) => !text.includes('MIME type'))).toEqual([]);
  });
}

test('data that the form cannot show is a failure, too, and the page stays', async ({ page, complaints }) => {
  await page.route(parts.data, (route) => route.fulfill({ json: { parameters: 5 } }));
  await page.goto(tasks);
  await hydrated(page);
  await buttonOf(page, 'Get tasks').click();
  await expect(dialog(page).getByRole('alert')).toContainText('did not load');
  await page.unroute(parts.data);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(code(page)).toContainText('curl');
  complaints.length = 0;
});

test('Escape, the button and a press beside the panel close it, and the focus goes back', async ({ page }) => {
  await openBuilder(page, 'Get tasks');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close the request builder' }).click(),
    () => page.mouse.click(40, 400),
  ];
  for (const close of ways) {
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(buttonOf(page, 'Get tasks')).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('every operation has its button; webhooks have none', async ({ page }) => {
  const index = JSON.parse(readFileSync(path.join(siteFolder(), 'reference-index.json'), 'utf8')) as {
    operations: { id: string; page: string; anchor: string }[];
    webhooks: { page: string; anchor: string }[];
  };
  for (const address of new Set([...index.operations, ...index.webhooks].map((operation) => operation.page))) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('button[data-request-builder]')].map((button) =>
        button.closest('article')?.getAttribute('aria-labelledby'),
      ),
    );
    const here = index.operations.filter((operation) => operation.page === address);
    expect(found.sort()).toEqual(here.map(({ anchor }) => anchor).sort());
  }
});

test('without a script there is no button', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl + tasks);
  await expect(page.locator('button[data-request-builder]').first()).toBeHidden();
  await page.close();
});
