import { anchorFor } from '../../../src/reference/pages/__tests__/anchorFor';
import { plain, readRoutes } from '../../site/builtSite';
import { expect, test } from '../fixtures';
import { closeTask, expectNotReloaded, expectScrolledTo, heading, hydrated, markWindow, tasks } from '../pageHelpers';

for (const [given, want] of [
  ['/index.html', '/'],
  ['/docs/index.html', '/docs'],
  ['/integrations/index.html', '/integrations/'],
  ['/docs/docs/getting_started/index.html', '/docs/docs/getting_started'],
  ['/docs/integrations/index/index.html', '/docs/integrations/index'],
  [`${tasks}/index.html?from=mail#${anchorFor('closeTask')}`, `${tasks}?from=mail#${anchorFor('closeTask')}`],
] as const) {
  test(`${given} becomes ${want} in the address bar, and the page stays usable`, async ({ page, baseURL }) => {
    await page.goto('/blog');
    const entries = await page.evaluate(() => history.length);
    await page.goto(given);
    await hydrated(page);
    expect(page.url()).toBe(`${baseURL}${want}`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    const title = await page.locator('h1').textContent();
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    const { hash } = new URL(page.url());
    if (hash !== '') await expectScrolledTo(page, hash.slice(1));
    await markWindow(page);
    await page.locator('.navbar').getByRole('link', { name: 'API Reference' }).click();
    await expect(page).toHaveURL('/docs/api_reference/table_of_contents');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title ?? '');
    expect(page.url()).toBe(`${baseURL}${want}`);
    await expectNotReloaded(page);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });
}

test('an address with index.html that a link within the site leads to is stripped, too', async ({ page }) => {
  await page.goto('/docs/api_reference/api/orgstructure/shop');
  await hydrated(page);
  await markWindow(page);
  await page.evaluate(
    (address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'there' });
      document.querySelector('[data-reference-body]')?.prepend(link);
      history.pushState({ key: 'test' }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    `${tasks}/index.html#${anchorFor('closeTask')}`,
  );
  await expect(heading(page)).toHaveText('Tasks');
  await expect(page).toHaveURL(closeTask);
  await expectScrolledTo(page, anchorFor('closeTask'));
  await expectNotReloaded(page);
});

test('a link to a path of this site that begins with two slashes leads to that path, not to another host', async ({
  page,
  baseURL,
  complaints,
}) => {
  const address = `${baseURL}//evil.example/x`;
  await page.goto(tasks);
  await hydrated(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.querySelector('[data-reference-body]')?.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'there', exact: true }).click();
  await expect(heading(page)).toHaveText('Page not found');
  expect(page.url()).toBe(address);
  expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
});

test('an unknown address that ends in index.html shows the not-found page', async ({ page, complaints }) => {
  await page.goto('/docs/nowhere/index.html');
  await hydrated(page);
  await expect(heading(page)).toHaveText('Page not found');
  expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
});

for (const [given, want] of [
  ['/docs/docs/autentication', '/docs/docs/authentication'],
  ['/docs/api_reference/api/task/tasks_create', tasks],
  ['/docs/pagination', '/docs/docs/pagination'],
  ['/docs/api_reference/models/tasks/tsk', '/docs/api_reference/models/tasks/task'],
] as const) {
  test(`the not-found page at ${given} offers ${want} among the nearest`, async ({ page, complaints }) => {
    const response = await page.goto(given);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText(given);
    const nearest = page.getByRole('list', { name: 'Nearest pages' }).getByRole('link');
    await expect(nearest).toHaveCount(3);
    const addresses = await nearest.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain(want);
    await page.locator(`main a[href="${want}"]`).first().click();
    await expect(heading(page)).not.toHaveText('Page not found');
    expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}

for (const folder of [
  '/docs/docs',
  '/docs/docs/examples/',
  '/docs/api_reference/index.html',
  '/docs/api_reference/api',
  '/docs/api_reference/models',
]) {
  test(`the not-found page at ${folder} names the pages below it`, async ({ page, complaints }) => {
    const below = `${folder.replace(/\/(?:index\.html)?$/, '')}/`;
    const response = await page.goto(folder);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    const links = page.getByRole('list', { name: 'Pages below this address' }).getByRole('link');
    const want = readRoutes()
      .map(plain)
      .filter((route) => route.startsWith(below));
    await expect(links).toHaveCount(want.length);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.sort()).toEqual(want.sort());
    expect(complaints.splice(0).filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}
