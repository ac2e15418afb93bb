import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Props, RouteConfig } from '@docusaurus/types';
import { siteFile } from '../../../platform/docusaurus/sources';
import { type PageKind, pageKinds } from '../pageKinds';
import type { StoredVersion } from '../storeReference';
import type { HandwrittenPage } from './handwritten';
import type { MarkdownGroup } from './llmsFiles';
import type { MarkdownSite } from './writeMarkdownPages';

type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'routes' | 'routesPaths' | 'plugins'>;

const groups: Record<PageKind, MarkdownGroup> = { guide: 'Guides', news: 'News' };

/** A built site: every page has a Markdown page. */
export function builtSite(site: Site): MarkdownSite {
  const { siteDir, outDir, baseUrl, siteConfig, routes, routesPaths, plugins } = site;
  const kinds = pageKinds(plugins);
  const groupOf = (url: string): MarkdownGroup => {
    const kind = kinds.get(url);
    return kind === undefined ? 'Optional' : groups[kind];
  };
  return {
    ...{ siteDir, outDir, baseUrl, siteConfig, linkOrigin: siteConfig.url },
    urls: routesPaths.filter((url) => url !== `${baseUrl}404.html`),
    handwritten: handwrittenRoutes(routes, siteDir).map((page) => ({ ...page, group: groupOf(page.url) })),
  };
}

/** The pages that come from Markdown files: guides, posts and others. */
function handwrittenRoutes(routes: RouteConfig[], siteDir: string): Omit<HandwrittenPage, 'group'>[] {
  return routes.flatMap((route) => {
    const source = route.metadata?.sourceFilePath;
    const isMarkdown = source !== undefined && /\.mdx?$/.test(source);
    const own = isMarkdown ? [{ url: route.path, file: path.join(siteDir, source) }] : [];
    return [...own, ...handwrittenRoutes(route.routes ?? [], siteDir)];
  });
}

/** The site of the dev server, which has no HTML: guides and pages of the reference have a Markdown page, in `outDir`. */
export function developedSite(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
  { versions, outDir }: { versions: StoredVersion[]; outDir: string },
): MarkdownSite {
  const handwritten = loadedVersions.flatMap(({ docs }) =>
    docs.map(
      ({ permalink, source }): HandwrittenPage => ({
        url: permalink,
        file: path.join(siteDir, siteFile(source)),
        group: 'Guides',
      }),
    ),
  );
  const pages = [...handwritten, ...versions.flatMap((version) => version.pages)];
  return { siteDir, outDir, baseUrl, siteConfig, linkOrigin: '', urls: pages.map(({ url }) => url), handwritten };
}
