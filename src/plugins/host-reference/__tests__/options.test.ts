import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, it } from 'vitest';
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
