import { safelyDecode, withoutSlash } from './address';

/** The address of a page's Markdown: `/docs/x` has `/docs/x.md`, the home page has `index.md` at its address. */
export function markdownAddress(url: string, baseUrl: string): string {
  return url === baseUrl ? `${baseUrl}index.md` : `${url.replace(/\/$/, '')}.md`;
}

/** Returns an address of the site as Markdown pages write it, and every other one as it is. */
export type ToMarkdownLink = (href: string) => string;

/**
 * Leads links to pages to their Markdown pages. `pages` are the addresses of all pages with a Markdown page; a link may write them in
 * other letters or percent-encoded, as the site's router allows, and files do not. With an `origin` links to the site begin with it: a text
 * that is quoted elsewhere keeps links that work.
 */
export function createToMarkdownLink(pages: string[], baseUrl: string, origin = ''): ToMarkdownLink {
  const markdownPages = new Map(pages.map((page) => [keyOf(page), markdownAddress(page, baseUrl)]));
  return (href) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (!path.startsWith('/') || path.startsWith('//')) return href;
    return `${origin}${markdownPages.get(keyOf(path)) ?? path}${rest}`;
  };
}

function keyOf(path: string): string {
  return withoutSlash(safelyDecode(path)).toLowerCase();
}

/** The address of the uncut text of a Markdown page that is cut into parts; more hyphens where a page has that address. */
export function wholeAddress(markdownPage: string, hyphens = ''): string {
  return markdownPage.replace(/\.md$/, `.whole${hyphens}.md`);
}

/** The address of the uncut text that the first part of a Markdown page names, without its origin, if it has parts. */
export function wholeAddressIn(firstPart: string): string | undefined {
  return /^- \[[^\]]*\]\((?:https?:\/\/[^/\s]+)?(\/\S*\.whole-*\.md)\)$/m.exec(firstPart)?.[1];
}
