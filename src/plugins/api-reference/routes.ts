import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { bundled } from '../../machine/bundled';
import { unhashed } from '../../platform/docusaurus/plugins';
import { withoutSlash } from '../../reference/address';
import type { DatedPage } from './lastUpdates';

/** The component of every page of the reference. */
const referencePage = bundled(path.join(__dirname, 'client/ReferencePage.tsx'));

/**
 * A file (absolute) as the component of a route. Names of chunks are made from it, so it does not say where the site is on the build
 * machine.
 */
export function routeComponent(siteDir: string, file: string): string {
  return `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
}

/** One route for each page of a site (its folder, absolute), beside the sidebar of that name. */
export function referenceRoutes(pages: DatedPage[], sidebar: string | undefined, siteDir: string): RouteConfig[] {
  const component = routeComponent(siteDir, referencePage);
  return pages.map(({ url, lastUpdatedAt }) => ({
    path: url,
    component,
    exact: true,
    ...(sidebar === undefined ? {} : { sidebar }),
    isOfReference: true,
    metadata: unhashed({ lastUpdatedAt }),
  }));
}

/**
 * The docs with their home page at `/docs` instead of `/docs/`: without a setting for trailing slashes every other
 * address goes without one, and the docs plugin adds it to a slug of `/` alone. The page at the base URL keeps it, since
 * that is the address of the site.
 */
export function withoutTrailingSlash(content: LoadedContent, baseUrl: string): LoadedContent {
  const addressed = <Page extends { permalink: string }>(page: Page): Page =>
    page.permalink === baseUrl ? page : { ...page, permalink: withoutSlash(page.permalink) };
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({
      ...addressed(doc),
      ...(doc.previous ? { previous: addressed(doc.previous) } : {}),
      ...(doc.next ? { next: addressed(doc.next) } : {}),
    })),
  }));
  return { ...content, loadedVersions };
}
