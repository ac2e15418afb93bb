import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, makeHost, pageWeight } from './hosts';

const reference = { apis: [{ description: 'orders.yaml', route: '/orders' }] };
const timeout = 600_000;

let host: Host;
let plain: Host;

beforeAll(async () => {
  plain = makeHost('plain', {});
  await plain.build();
  host = makeHost('rspack', { reference });
  // The bundler of the second build takes modules from the cache of the first.
  for (const _build of [1, 2, 3]) await host.build();
}, timeout);

afterAll(() => {
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
