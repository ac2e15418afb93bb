import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, makeHost } from './hosts';

const timeout = 600_000;

let host: Host;

beforeAll(async () => {
  host = makeHost('webpack', {
    config: {
      ...{ baseUrl: '/x/', trailingSlash: true },
      future: { v4: false },
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    },
    docs: [],
    reference: {
      apis: [
        { description: 'orders.yaml', route: '/orders' },
        { description: 'orders.yaml', route: '/api/other', label: 'Other' },
      ],
    },
  });
  await host.build();
}, timeout);

afterAll(() => host.remove());

it.each(['', 'de/'])('has whole pages without docs, with webpack, below a base URL, in the folder "%s"', (folder) => {
  const page = load(host.read(`${folder}orders/api/orders/index.html`));
  expect(page('main article.op')).toHaveLength(6);
  const sheet = page('link[rel=stylesheet][href*="/orders/reference."]').attr('href');
  expect(sheet).toMatch(new RegExp(`^/x/${folder}orders/reference`));
  expect(host.files()).toContain(sheet?.replace(/^\/x\//, ''));
});

it('leads links of bodies to addresses with the slash that the site asks for', () => {
  const page = load(host.read('orders/index.html'));
  const addresses = page('main a[href^="/x/orders"]')
    .get()
    .map((link) => link.attribs.href ?? '');
  expect(addresses).toContain('/x/orders/api/orders/#create-order');
  expect(addresses).toContain('/x/orders/openapi.yaml');
  expect(addresses.filter((address) => !/\/(?:#|$)|\.\w+$/.test(address))).toEqual([]);
});

it('keeps several APIs apart', () => {
  const page = load(host.read('api/other/index.html'));
  expect(page('main h1').text()).toBe('Other');
  expect(page('main a[href^="/x/orders"]').get()).toEqual([]);
  expect(host.read('api/other/openapi.yaml')).toBe(host.read('orders/openapi.yaml'));
});
