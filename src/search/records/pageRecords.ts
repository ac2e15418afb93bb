import { toPlainText } from '../../reference/markdown';
import type { ApiPage, ReferencePage } from '../../reference/page';
import type { RichText } from '../../reference/text';
import { type SearchRecord, searchRecord } from '../record';

/** A record for a page of operations; it is found by the names of its operations as well. */
export function apiPageRecord(page: ApiPage): SearchRecord {
  return searchRecord({
    kind: 'api',
    title: page.title,
    where: page.summary,
    page: areaOf(page),
    url: page.url,
    ids: page.url.slice(page.url.lastIndexOf('/') + 1),
    names: areaOf(page),
    text: `${page.summary} ${page.operations.map(({ title }) => title).join(' ')}`,
  });
}

/** Where the things on a page stand: area and page, `Tasks › Scheduled tasks`. */
export function placeOnPage(page: ReferencePage): string {
  const above = page.breadcrumbs.slice(1).map(({ label }) => `${label}: `);
  const named = above.find((prefix) => page.title.startsWith(prefix)) ?? '';
  return [...new Set([areaOf(page), page.title.slice(named.length)])].filter((name) => name !== '').join(' › ');
}

/** The area of the reference that a page belongs to; empty when it has none. */
export function areaOf({ breadcrumbs }: ReferencePage): string {
  return breadcrumbs
    .slice(1)
    .map(({ label }) => label)
    .join(' › ');
}

/** The first words of a description without its markup; empty when there is none. */
export function textOf({ description }: { description?: RichText }, length: number): string {
  return description ? toPlainText(description, length) : '';
}
