import { withoutSlash } from '../address';
import { statedText } from '../buildContext';
import type { Description } from '../load/description';
import type { Addresses } from '../pages/addresses';
import { headingsByName } from '../pages/introductionHeadings';
import { createLinkResolver } from '../pages/links';
import { createTextRenderer, type RenderText } from '../pages/texts';
import type { GenerateOptions } from './options';

/** The renderer of the description's texts, with their links resolved on the site. */
export function prepareTexts(
  description: Description,
  addresses: Addresses,
  { source, site, checks = {} }: GenerateOptions,
): RenderText {
  const { docsPath, sitePaths, baseUrl, home } = site;
  const { foreign = false } = checks;
  const keyOf = (url: string): string => (foreign ? withoutSlash(url) : withoutSlash(url).toLowerCase());
  const resolveHref = createLinkResolver({
    ...{ addresses, docsPath, baseUrl },
    sitePaths: new Set([...sitePaths, ...pageUrls(addresses)].map(keyOf)),
    // Only the overview of a foreign description is known to have its introduction.
    ...(foreign
      ? {
          foreignBase: foreignBase(description.document, source.linksBase),
          headings: headingsOf(description, home.href),
        }
      : {}),
  });
  return createTextRenderer(resolveHref);
}

/** The addresses of the headings of the introduction, on the overview. */
function headingsOf({ document }: Description, overview: string): Map<string, string> {
  const found = headingsByName(statedText(document.info?.description));
  return new Map([...found].map(([name, anchor]) => [name, `${overview}#${anchor}`]));
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
