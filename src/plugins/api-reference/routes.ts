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
 * address goes without one, and the docs plugin adds it to a slug of `/` alone.
 */
export function withoutTrailingSlash(content: LoadedContent): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      permalink: withoutSlash(doc.permalink),
      ...(doc.previous ? { previous: { ...doc.previous, permalink: withoutSlash(doc.previous.permalink) } } : {}),
      ...(doc.next ? { next: { ...doc.next, permalink: withoutSlash(doc.next.permalink) } } : {}),
    })),
  }));
  return { ...content, loadedVersions };
}
