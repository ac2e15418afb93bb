import { expect, it } from 'vitest';
import { pageKinds } from '../pageKinds';

const page = (path: string) => ({ path, component: '@theme/Page' });

it('tells guides and news by the plugin that wrote them, wherever they are', () => {
  const kinds = pageKinds([
    { name: 'docusaurus-plugin-content-docs', routes: [{ ...page('/help'), routes: [page('/help/start')] }] },
    { name: 'docusaurus-plugin-content-blog', routes: [page('/docs-news'), page('/docs-news/one')] },
    { name: 'docusaurus-plugin-content-pages', routes: [page('/docs')] },
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    ...{ '/help': 'guide', '/help/start': 'guide', '/docs-news': 'news', '/docs-news/one': 'news' },
  });
});
