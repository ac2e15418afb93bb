import { expect, it } from 'vitest';
import { pageFile } from '../client/page';

it.each<[string, boolean | undefined, string]>([
  ['/x/orders', undefined, '/x/orders/index.html'],
  ['/x/orders/', undefined, '/x/orders/index.html'],
  ['/x/orders/', true, '/x/orders/index.html'],
  ['/x/orders', false, '/x/orders.html'],
  ['/x/orders/', false, '/x/orders.html'],
  ['/orders.html', undefined, '/orders.html'],
])('the page %s of a site with trailingSlash %s is in %s', (pathname, trailingSlash, want) => {
  expect(pageFile(pathname, trailingSlash)).toBe(want);
});
