import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/**
 * The docs with their home page at `/docs` instead of `/docs/`: without a setting for trailing slashes every other
 * address goes without one, and the docs plugin adds it to a slug of `/` alone.
 */
export function withoutTrailingSlash(content: LoadedContent): LoadedContent {
  const strip = (address: string): string => address.replace(/(.)\/$/, '$1');
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      permalink: strip(doc.permalink),
      ...(doc.previous ? { previous: { ...doc.previous, permalink: strip(doc.previous.permalink) } } : {}),
      ...(doc.next ? { next: { ...doc.next, permalink: strip(doc.next.permalink) } } : {}),
    })),
  }));
  return { ...content, loadedVersions };
}
