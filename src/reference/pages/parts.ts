import type { ApiPage } from '../page';
import type { Addresses } from './addresses';

/**
 * Data of a page of operations, in bytes of JSON, that its HTML stays under 3 MB and 60,000 elements with: it has at
 * most 1.8 bytes for each byte of data, and an element for every 28. (Measured over the pages of 1,223 operations.)
 */
const maxData = 1_500_000;
/** Data of a part; a schema that two parts show is in both. */
const dataOfPart = 1_200_000;

/** How many operations of a tag stand on each of its pages, for tags that need more than one. */
export type Parts = ReadonlyMap<string, number[]>;

/** Says which tags have too much for the one page that they were laid out on, and cuts them, always the same way. */
export function findParts(pages: ApiPage[], addresses: Addresses): Parts {
  const tags = new Map(addresses.apiPages.map(({ url, tag }) => [url, tag.name]));
  const large = pages.filter(({ operations }) => operations.length > 1 && weigh(operations) > maxData);
  return new Map(large.map(({ url, operations }) => [tags.get(url) ?? '', cut(operations.map(weigh))]));
}

/**
 * The pages that stay as they were laid out when others are split, by their address: they hold what they held, and lead
 * to no page that does not. A part may take the address that the page of another tag had before.
 */
export function unaffectedPages(pages: ApiPage[], before: Addresses, after: Addresses): Map<string, ApiPage> {
  const kept = new Map(after.apiPages.map((page) => [page.url, page]));
  const changed = before.apiPages
    .filter(({ url, tag, operations }) => {
      const same = kept.get(url);
      return same?.tag.name !== tag.name || same.operations.length !== operations.length;
    })
    .map(({ url }) => url);
  // One pattern reads each page once, however many addresses there are.
  const leadsToOne = new RegExp(`(?:${changed.map(inPattern).join('|')})(?:#|\\\\?")`);
  const isAffected = (page: ApiPage): boolean => changed.length > 0 && leadsToOne.test(JSON.stringify(page));
  return new Map(pages.filter((page) => !isAffected(page)).map((page) => [page.url, page]));
}

function inPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function weigh(data: object): number {
  return JSON.stringify(data).length;
}

/** Cuts a list of weights into as few runs of about the same weight as stay within the limit: `[12, 11, 12]`. */
export function cut(weights: number[], limit = dataOfPart): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = total / Math.ceil(total / limit);
  const parts: number[] = [];
  let filled = 0;
  let passed = 0;
  for (const weight of weights) {
    const last = parts.length - 1;
    const starts = last < 0 || passed >= share * parts.length || filled + weight > limit;
    if (starts) parts.push(1);
    else parts[last] = (parts[last] ?? 0) + 1;
    filled = starts ? weight : filled + weight;
    passed += weight;
  }
  return parts;
}
