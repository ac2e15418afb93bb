import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, it, vi } from 'vitest';
import { type Options, validateOptions } from '../options';

const check = (options: object) =>
  validateOptions({ validate: normalizePluginOptions as never, options: options as Options });

const orders = { description: 'orders.yaml', route: '/orders' };

it('fills in what is not stated', () => {
  expect(check({ apis: [{ ...orders, route: 'api/orders/' }] })).toEqual({
    ...{ id: 'default', strict: false, verbose: false },
    apis: [
      {
        description: 'orders.yaml',
        route: '/api/orders',
        id: 'api-orders',
        editUrl: '',
        overlays: [],
        allowRefs: [],
        internal: 'remove',
      },
    ],
  });
});

it('takes the edition that a command names, for each API', () => {
  for (const [name, value] of Object.entries({
    OPENAPI_AUDIENCE: 'public',
    OPENAPI_OVERLAYS: '/shop/public.yaml',
    OPENAPI_INTERNAL: 'unlist',
    OPENAPI_STRICT: '1',
  }))
    vi.stubEnv(name, value);
  const { apis, strict } = check({
    apis: [{ ...orders, overlays: ['a.yaml'], audience: { of: ['public', 'partner'], is: 'partner' } }],
  });
  expect(strict).toBe(true);
  expect(apis[0]).toMatchObject({
    ...{ overlays: ['a.yaml', '/shop/public.yaml'], internal: 'unlist' },
    audience: { of: ['public', 'partner'], is: 'public' },
  });
  vi.stubEnv('OPENAPI_AUDIENCE', 'staff');
  expect(() => check({ apis: [{ ...orders, audience: { of: ['public'] } }] })).toThrow('"staff" is no audience.');
  vi.unstubAllEnvs();
});

it.each([
  ['/', '/'],
  ['apis/', '/apis'],
])('takes an overview at %s', (overview, want) => {
  expect(check({ apis: [orders], overview }).overview).toBe(want);
});

it.each([
  ['an option that is not known', { apis: [orders], stric: true }, '"stric" is not an option. Did you mean "strict"?'],
  ['one of an API', { apis: [{ ...orders, rout: '/x' }] }, '"apis[0].rout" is not an option. Did you mean "route"?'],
  ['a second instance', { id: 'two', apis: [orders] }, 'a site has this plugin once'],
  ['no API', { apis: [] }, '"apis" is empty.'],
  ['no list', {}, '"apis" is missing.'],
  ['a route that is no path', { apis: [{ ...orders, route: 'https://x' }] }, 'Give it as a path below the base URL'],
  ['a route that leads up', { apis: [{ ...orders, route: '/../x' }] }, 'without "." and ".."'],
  ['the root', { apis: [{ ...orders, route: '/' }] }, 'Give it as a path below the base URL'],
  ['a route twice', { apis: [orders, { ...orders, id: 'b', route: '/Orders/' }] }, 'have the route "/orders"'],
  ['an id twice', { apis: [orders, { ...orders, id: 'orders', route: '/b' }] }, 'have the id "orders"'],
  ['an overview that is no path', { apis: [orders], overview: 'https://x' }, 'such as "/apis"'],
  ['an overview in an API', { apis: [orders], overview: 'Orders/all' }, 'which is in the route "/orders" of an API'],
  ['a route below another', { apis: [orders, { ...orders, route: '/orders/b' }] }, '"/orders/b" is below "/orders"'],
])('refuses %s', (_what, options, message) => {
  expect(() => check(options)).toThrow(message);
});
