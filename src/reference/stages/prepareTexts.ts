import { withoutSlash } from '../address';
import type { Description } from '../load/description';
import type { Addresses } from '../pages/addresses';
import { createLinkResolver } from '../pages/links';
import { createTextRenderer, type RenderText } from '../pages/texts';
import type { GenerateOptions } from './options';

/** The renderer of the description's texts, with their links resolved on the site. */
export function prepareTexts(
  description: Description,
  addresses: Addresses,
  { source, site, checks = {} }: GenerateOptions,
): RenderText {
  const { docsPath, sitePaths, baseUrl } = site;
  const { foreign = false } = checks;
  const keyOf = (url: string): string => (foreign ? withoutSlash(url) : withoutSlash(url).toLowerCase());
  const resolveHref = createLinkResolver({
    ...{ addresses, docsPath, baseUrl },
    sitePaths: new Set([...sitePaths, ...pageUrls(addresses)].map(keyOf)),
    ...(foreign ? { foreignBase: foreignBase(description.document, source.linksBase) } : {}),
  });
  return createTextRenderer(resolveHref);
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
