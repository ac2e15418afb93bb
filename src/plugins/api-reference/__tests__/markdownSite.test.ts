import type { LoadedPlugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { builtSite } from '../markdown-pages/markdownSite';

const route = (path: string, sourceFilePath: string) => ({
  path,
  component: '@theme/Page',
  metadata: { sourceFilePath },
});

it('a page from Markdown is in the list of the plugin that made it, and in none of theirs otherwise', () => {
  const plugins = [
    { name: 'docusaurus-plugin-content-docs', routes: [route('/help/start', 'docs/start.md')] },
    { name: 'docusaurus-plugin-content-blog', routes: [route('/blog/one', 'blog/one.mdx')] },
    { name: 'docusaurus-plugin-content-pages', routes: [route('/terms', 'src/pages/terms.md')] },
    { name: 'docusaurus-plugin-content-pages', routes: [route('/', 'src/pages/index.tsx')] },
  ] as unknown as LoadedPlugin[];
  const routes = plugins.flatMap((plugin) => plugin.routes) as Parameters<typeof builtSite>[0]['routes'];
  const siteConfig = { url: 'https://docs.example.com' } as Parameters<typeof builtSite>[0]['siteConfig'];
  const paths = { siteDir: '/site', outDir: '/site/build', baseUrl: '/', routesPaths: [] };
  expect(builtSite({ ...paths, siteConfig, routes, plugins }).handwritten).toEqual([
    { url: '/help/start', file: '/site/docs/start.md', group: 'Guides' },
    { url: '/blog/one', file: '/site/blog/one.mdx', group: 'News' },
    { url: '/terms', file: '/site/src/pages/terms.md', group: 'Optional' },
  ]);
});
