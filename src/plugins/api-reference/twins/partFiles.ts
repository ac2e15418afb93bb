import { type PartsByAnchor, partsByAnchor } from '../../../reference/outputs/markdown/leadToParts';
import { splitTwin } from '../../../reference/outputs/markdown/splitTwin';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { twinAddress, wholeAddress } from '../../../reference/twinAddress';

interface Site {
  /** Origin of the site. */
  url: string;
  baseUrl: string;
}

/**
 * Makes the files of a twin: one, or for one that is too long its parts and the whole of it, which "Copy page" takes.
 * `pages` are the addresses of all pages. Twins with parts are added to `cut`.
 */
export function createPartFiles(
  site: Site,
  pages: string[],
  cut: PartsByAnchor,
): (page: string, markdown: string) => OutputFile[] {
  const taken = new Set(pages.map((page) => twinAddress(page, site.baseUrl).toLowerCase()));
  return (page, markdown) => {
    const address = twinAddress(page, site.baseUrl);
    const free = (wanted: (hyphens: string) => string): string => freeAddress(wanted, taken);
    const addressOf = (part: number): string =>
      part === 1 ? address : free((hyphens) => address.replace(/\.md$/, `-${hyphens}${part}.md`));
    const whole = free((hyphens) => wholeAddress(address, hyphens));
    const parts = splitTwin(markdown, addressOf, whole);
    if (parts.length > 1) cut.set(address, partsByAnchor(parts));
    const files = parts.length > 1 ? [...parts, { address: whole, content: markdown }] : parts;
    return files.map((file) => ({
      path: file.address.slice(site.baseUrl.length),
      content: withSource(file.content, site.url + page),
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

/** Says under the title which page of the site the text is of. */
function withSource(markdown: string, url: string): string {
  return markdown.replace(/^(# [^\n]*\n)?/, (title) => `${title}\nThis page on the web: <${url}>\n`).replace(/^\n/, '');
}
