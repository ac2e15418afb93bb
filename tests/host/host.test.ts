import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../browser/measured/axe';
import { type OpenSite, openSite } from '../foreign/openSite';
import { type Host, makeHost, pageWeight } from './hosts';

const reference = { apis: [{ description: 'orders.yaml', route: '/orders' }] };
const timeout = 600_000;

let host: Host;
let plain: Host;
let site: OpenSite;

beforeAll(async () => {
  plain = makeHost('plain', {});
  await plain.build();
  host = makeHost('rspack', { reference });
  // The bundler of the second build takes modules from the cache of the first.
  for (const _build of [1, 2, 3]) await host.build();
  site = await openSite(host.folder);
}, timeout);

afterAll(async () => {
  await site?.close();
  host.remove();
  plain.remove();
});

it('has every page of the reference as whole HTML, beside the pages of the site', () => {
  const main = load(host.read('orders/api/orders/index.html'))('main');
  expect(main.find('article.op')).toHaveLength(6);
  expect(main.text()).toContain('Reserves stock for thirty minutes.');
  expect(load(host.read('orders/index.html'))('main').text()).toContain('Base URLs');
  expect(load(host.read('docs/intro/index.html'))('main h1').text()).toBe('Start');
  expect(host.read('sitemap.xml')).toContain('https://host.example.com/orders/api/orders');
});

it('writes everything below the route', () => {
  const names = (site: Host): string[] => site.files().filter((file) => !file.startsWith('assets/'));
  const added = names(host).filter((file) => !names(plain).includes(file));
  expect(added.filter((file) => !file.startsWith('orders/'))).toEqual([]);
  for (const name of ['openapi.yaml', 'openapi.json', 'llms.txt', 'reference-index.json', 'api/orders.md'])
    expect(added).toContain(`orders/${name}`);
});

it('adds little script and no style sheet to other pages', () => {
  const [without, withReference] = [plain, host].map((site) => pageWeight(site, 'docs/intro/index.html'));
  const pages = host.files().filter((file) => /^orders\/.*index\.html$/.test(file)).length;
  expect((withReference?.script ?? 0) - (without?.script ?? 0)).toBeLessThanOrEqual(2048 + 18 * pages);
  expect(withReference?.css).toBe(without?.css);
  expect(host.read('docs/intro/index.html')).not.toContain('reference.');
  expect(host.read('orders/index.html')).toMatch(/orders\/reference\.[0-9a-f]{8}\.css/);
});

it.each(
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [390, 1280].map((width): [typeof colorScheme, number] => [colorScheme, width]),
  ),
)(
  'axe finds nothing on its pages, and nothing scrolls sideways: %s, %s pixels',
  { timeout },
  async (colorScheme, width) => {
    for (const address of ['/orders', '/orders/api/orders', '/orders/models/order']) {
      const { page, complaints } = await site.open(address, { colorScheme, viewport: { width, height: 800 } });
      expect(await violations(page, '.api-body')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(complaints).toEqual([]);
      await page.close();
    }
  },
);

it('shows a page after a link, with what its address leads to, and the page before it after a step back', {
  timeout,
}, async () => {
  const { page, complaints } = await site.open('/docs/intro');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders API' }).waitFor();
  await page.getByRole('link', { name: 'Get a return' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor();
  expect(await page.title()).toBe('Returns API | Host');
  const target = page.locator('#get-return');
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).textContent()).toBe('Orders APIReturns');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Orders API' }).waitFor();
  expect(complaints).toEqual([]);
});

it('lets a reader choose a language by keyboard, for all samples and the next visit', { timeout }, async () => {
  const { page } = await site.open('/orders/api/orders');
  const next = page.locator('input[name$=":language"][value="javascript"]');
  await page.locator('input[name$=":language"]:checked').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await next.evaluateAll((inputs) => inputs.every((input) => (input as HTMLInputElement).checked))).toBe(true);
  await page.reload();
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await expect.poll(() => next.first().isChecked()).toBe(true);
});

it('copies a sample, the path of an operation, a link and the page as Markdown', { timeout }, async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, complaints } = await site.open('/orders/api/orders', { permissions });
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const operation = page.locator('article.op', { has: page.getByRole('heading', { name: 'Create an order' }) });
  await operation.locator('[data-copy=code]').first().click();
  await expect.poll(copied).toContain('curl');
  await operation.locator('[data-copy=path]').first().click();
  await expect.poll(copied).toBe('/orders');
  await operation.locator('h2 .hash-link').first().click();
  await expect.poll(copied).toMatch(/\/orders\/api\/orders#create-order$/);
  await page.locator('[data-copy-page]').click();
  await expect.poll(copied).toContain('# Orders');
  expect(complaints).toEqual([]);
});

it('is readable without a script', { timeout }, async () => {
  const { page } = await site.open('/orders/api/orders', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 2, name: 'Create an order' }).isVisible()).toBe(true);
  expect(await page.getByText('Reserves stock for thirty minutes.').isVisible()).toBe(true);
  expect(await page.locator('[data-print]').first().isVisible()).toBe(false);
  const { page: withScript } = await site.open('/orders/api/orders');
  await expect.poll(() => withScript.locator('[data-print]').first().isVisible()).toBe(true);
});
