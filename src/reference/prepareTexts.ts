import { withoutSlash } from './address';
import { findBrokenAnchors, reportBrokenLinks } from './brokenLinks';
import type { Description } from './load/description';
import type { GenerateOptions } from './options';
import type { ReferencePage } from './page';
import type { Addresses } from './pages/addresses';
import { createLinkResolver } from './pages/links';
import { type AnchorLink, createTextRenderer, type TextLink } from './pages/texts';
import type { Problem } from './problems';

/**
 * The renderer of the description's texts, and what reports their links that cannot be resolved once all pages are
 * made.
 */
export function prepareTexts(
  description: Description,
  addresses: Addresses,
  { source, site, checks = {} }: GenerateOptions,
) {
  const broken: TextLink[] = [];
  const withAnchor: AnchorLink[] = [];
  const { docsPath, sitePaths, baseUrl, siteAnchors = new Map() } = site;
  const { foreign = false } = checks;
  const keyOf = (url: string): string => (foreign ? withoutSlash(url) : withoutSlash(url).toLowerCase());
  const renderText = createTextRenderer({
    resolveHref: createLinkResolver({
      ...{ addresses, docsPath, baseUrl },
      sitePaths: new Set([...sitePaths, ...pageUrls(addresses)].map(keyOf)),
      ...(foreign ? { foreignBase: foreignBase(description.document, source.linksBase) } : {}),
    }),
    onBroken: (link) => broken.push(link),
    onAnchor: (link) => withAnchor.push(link),
  });
  const reportLinks = (pages: ReferencePage[]): Problem[] =>
    reportBrokenLinks(
      [...broken, ...findBrokenAnchors(withAnchor, pages, siteAnchors)],
      description,
      foreign ? 'notice' : 'error',
    );
  return { renderText, reportLinks };
}

/** Characters of an address that links may be relative to: each of them takes it in. */
const maxBase = 2_000;

/** What links of a foreign description are relative to: what is stated, else its further documentation, never its server. */
function foreignBase({ externalDocs }: Description['document'], stated = ''): string {
  const base = stated || (externalDocs?.url ?? '');
  return base.length > maxBase ? '' : base;
}

/** The addresses of all pages of a reference. */
export function pageUrls({ apiPages, modelPages }: Addresses): string[] {
  return [...apiPages, ...modelPages].map(({ url }) => url);
}
