import { markdownAddress, wholeAddress } from '../../../reference/markdownAddress';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { type PartsByAnchor, partsByAnchor } from './relinkParts';
import { splitPage } from './splitPage';

interface Site {
  /** Origin of the site's pages. */
  url: string;
  /** Origin that links begin with, if they do. */
  linkOrigin: string;
  baseUrl: string;
  /** The address of the list of Markdown pages that has a page. */
  listOf: (page: string) => string;
}

/**
 * Makes the files of a Markdown page: one, or for one that is too long its parts and the whole of it, which "Copy page" takes.
 * `pages` are the addresses of all pages. Markdown pages with parts are added to `cut`.
 */
export function createPartFiles(
  site: Site,
  pages: string[],
  cut: PartsByAnchor,
): (page: string, markdown: string) => OutputFile[] {
  const markdownPageOf = (page: string): string => site.linkOrigin + markdownAddress(page, site.baseUrl);
  const taken = new Set(pages.map((page) => markdownPageOf(page).toLowerCase()));
  return (page, markdown) => {
    const address = markdownPageOf(page);
    const free = (wanted: (hyphens: string) => string): string => freeAddress(wanted, taken);
    const addressOf = (part: number): string =>
      part === 1 ? address : free((hyphens) => address.replace(/\.md$/, `-${hyphens}${part}.md`));
    const whole = free((hyphens) => wholeAddress(address, hyphens));
    const parts = splitPage(markdown, addressOf, whole);
    if (parts.length > 1) cut.set(address, partsByAnchor(parts));
    const files = parts.length > 1 ? [...parts, { address: whole, content: markdown }] : parts;
    return files.map((file) => ({
      path: file.address.slice(site.linkOrigin.length + site.baseUrl.length),
      content: withSource(file.content, { url: site.url + page, list: site.listOf(page) }),
    }));
  };
}

/** The address that is wanted, with as many hyphens more as it takes to be no page's. */
function freeAddress(wanted: (hyphens: string) => string, taken: Set<string>): string {
  for (let hyphens = ''; ; hyphens += '-') {
    const address = wanted(hyphens);
    if (!taken.has(address.toLowerCase())) return address;
  }
}

/** Says under the title which page of the site the text is of, and where all texts are listed. */
function withSource(markdown: string, { url, list }: { url: string; list: string }): string {
  const source = `This page on the web: <${url}>. All pages as Markdown: <${list}>`;
  return markdown.replace(/^(# [^\n]*\n)?/, (title) => `${title}\n${source}\n`).replace(/^\n/, '');
}
