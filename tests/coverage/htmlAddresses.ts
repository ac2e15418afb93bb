import { load } from 'cheerio/slim';

/** Where the links of a page's HTML lead, but to a file to download, and its anchors: each once, sorted. */
export function htmlAddresses(html: string): { links: string[]; anchors: string[] } {
  const $ = load(html, {}, false);
  const valuesOf = (selector: string, name: string): string[] => {
    const values = $(selector).map((_, element) => $(element).attr(name));
    return [...new Set(values.get())].sort();
  };
  return { links: valuesOf('a[href]:not([download])', 'href'), anchors: valuesOf('[id]', 'id') };
}
