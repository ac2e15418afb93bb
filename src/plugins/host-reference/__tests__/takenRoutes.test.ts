import { expect, it } from 'vitest';
import { refuseTakenRoutes } from '../finishHost';

const content = [
  { api: { route: '/orders' }, data: { home: '/orders' }, stored: { pages: [{ url: '/orders/api/orders' }] } },
];

function check(paths: string[], name = 'docusaurus-plugin-content-pages'): () => void {
  const routes = [{ path: '/', routes: paths.map((path) => ({ path })) }];
  return () => refuseTakenRoutes({ plugins: [{ name, routes }], content } as never);
}

it.each(['/orders', '/orders/', '/Orders/api/orders'])('refuses the page %s of another plugin, by name', (url) => {
  expect(check(['/', url])).toThrow(/as well\. Give the API another route than "\/orders"/);
  expect(check([url])).toThrow('docusaurus-plugin-content-pages');
});

it('takes pages beside its own, and its own', () => {
  expect(check(['/', '/orders-2', '/docs/orders'])).not.toThrow();
  expect(check(['/orders'], 'openapi-reference')).not.toThrow();
});
