import { expect, it } from 'vitest';
import { slashed } from '../client/slashed';

it.each([
  ['/orders/api/orders', true, '/orders/api/orders/'],
  ['/orders/api/orders#list', true, '/orders/api/orders/#list'],
  ['/orders/api/orders/?q=1', false, '/orders/api/orders?q=1'],
  ['/orders/api/orders', undefined, '/orders/api/orders'],
  ['/orders/openapi.yaml', true, '/orders/openapi.yaml'],
  ['/x/', false, '/x/'],
  ['#list', true, '#list'],
  ['https://example.com/a', true, 'https://example.com/a'],
  ['//example.com/a', true, '//example.com/a'],
])('a link to %s of a site with trailingSlash %s leads to %s', (href, trailingSlash, want) => {
  expect(slashed(`<a href="${href}">`, trailingSlash, '/x/')).toBe(`<a href="${want}">`);
});
