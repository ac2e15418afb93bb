import { splitTwin } from '../../../reference/outputs/markdown/splitTwin';
import type { OutputFile } from '../../../reference/outputs/openapiFiles';
import { twinAddress } from '../../../reference/twinAddress';

interface Site {
  /** Origin of the site. */
  url: string;
  baseUrl: string;
}

/** Makes the files of a twin: one, or the parts of one that is too long. `pages` are the addresses of all pages. */
export function createPartFiles(site: Site, pages: string[]): (page: string, markdown: string) => OutputFile[] {
  const taken = new Set(pages.map((page) => twinAddress(page, site.baseUrl).toLowerCase()));
  return (page, markdown) => {
    const address = twinAddress(page, site.baseUrl);
    const addressOf = (part: number): string => (part === 1 ? address : partAddress(address, part, taken));
    return splitTwin(markdown, addressOf).map((part) => ({
      path: part.address.slice(site.baseUrl.length),
      content: withSource(part.content, site.url + page),
    }));
  };
}

/** `/docs/x-2.md` is the second part of `/docs/x.md`; with another hyphen where a page has that name. */
function partAddress(address: string, part: number, taken: Set<string>): string {
  for (let hyphens = '-'; ; hyphens += '-') {
    const wanted = address.replace(/(\.[a-z]+)$/, `${hyphens}${part}$1`);
    if (!taken.has(wanted.toLowerCase())) return wanted;
  }
}

/** Says under the title which page of the site the text is of. */
function withSource(markdown: string, url: string): string {
  return markdown.replace(/^(# [^\n]*\n)?/, (title) => `${title}\nThis page on the web: <${url}>\n`).replace(/^\n/, '');
}
