import { load } from 'cheerio';
import type { SearchRecord } from '../record';
import type { SearchStart } from '../searchIndex';

type PopularPages = SearchStart['popular'];

/** The HTML of a page that is written by hand. */
export interface WrittenPage {
  url: string;
  html: string;
}

/** How many pages are shown for an empty query, unless the configuration names others. */
const maxPages = 8;

/**
 * The pages that are shown before anything is typed: those at the addresses `chosen`, in their order; else those that
 * most written pages link to; with equal numbers, the one with more links. Throws for an address without a page.
 */
export function popularPages(records: SearchRecord[], written: WrittenPage[], chosen: string[]): PopularPages {
  const pages = records.filter((record) => !record.url.includes('#') && record.kind !== 'news');
  if (chosen.length > 0) return chosen.map((url) => toResult(pageAt(pages, url)));
  const links = written.map(({ url, html }) => linksOf(html, url));
  const ranked = pages.map((page) => {
    const counts = links.map((each) => each.get(page.url) ?? 0);
    return { page, from: counts.filter((count) => count > 0).length, all: counts.reduce((sum, one) => sum + one, 0) };
  });
  return ranked
    .sort((a, b) => b.from - a.from || b.all - a.all)
    .slice(0, maxPages)
    .map(({ page }) => toResult(page));
}

function pageAt(pages: SearchRecord[], url: string): SearchRecord {
  const page = pages.find((each) => each.url === url);
  if (!page) throw new Error(`search.popular names ${url}, which is not a page that search finds.`);
  return page;
}

/** How often the content of a page links to each other page. */
function linksOf(html: string, own: string): Map<string, number> {
  const $ = load(html);
  const counts = new Map<string, number>();
  for (const link of $('main a[href^="/"]').not('nav a').toArray()) {
    const [page = ''] = ($(link).attr('href') ?? '').split('#');
    if (page !== own) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

function toResult({ group, kind, title, where, page, url }: SearchRecord): PopularPages[number] {
  return { group, kind, title, where, values: '', page, url };
}
