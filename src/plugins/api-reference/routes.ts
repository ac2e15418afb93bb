import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { unhashed } from '../../platform/docusaurus/plugins';
import { withoutSlash } from '../../reference/address';
import type { DatedPage } from './lastUpdates';

/** The component of every page of the reference; the client's route creator knows the pages by it. */
const referencePage = '@site/src/plugins/api-reference/client/ReferencePage.tsx';

/** One route for each page, beside the sidebar of that name. */
export function referenceRoutes(pages: DatedPage[], sidebar: string | undefined): RouteConfig[] {
  return pages.map(({ url, lastUpdatedAt }) => ({
    path: url,
    component: referencePage,
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
