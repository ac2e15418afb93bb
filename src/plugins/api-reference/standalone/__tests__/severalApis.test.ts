import { expect, it } from 'vitest';
import { routesOf } from '../severalApis';

it.each<[files: string[], routes: string[]]>([
  [
    ['/a/orders.yaml', '/a/payments.json'],
    ['/orders', '/payments'],
  ],
  // A name that says nothing gives way to that of its folder.
  [
    ['/shop/orders/openapi.yaml', '/shop/payments/openapi.yml'],
    ['/orders', '/payments'],
  ],
  [
    ['/a/orders.yaml', '/b/Orders.json', '/c/orders/api.yaml'],
    ['/orders', '/orders-2', '/orders-3'],
  ],
  [['/a/Order entry (v2).yaml'], ['/order-entry-v2']],
  // A route is the name of a folder, too.
  [['/a/注文.yaml'], ['/api']],
])('%j stand at %j', (files, routes) => expect(routesOf(files)).toEqual(routes));
