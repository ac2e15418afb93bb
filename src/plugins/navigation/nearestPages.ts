import { safelyDecode } from '../../reference/address';
import { similarity } from '../../reference/similarity';

/** A page as `pages.json` lists it. */
export interface ListedPage {
  path: string;
  title: string;
}

/** Below this similarity a page is no help. */
const minSimilarity = 0.35;

/** The pages below an address, in the order in which they are listed: what a reader who shortens an address looks for. */
export function pagesBelow(wanted: string, pages: readonly ListedPage[]): ListedPage[] {
  const folder = safelyDecode(wanted)
    .replace(/\/index\.html?$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  return folder === '' ? [] : pages.filter(({ path }) => safelyDecode(path).toLowerCase().startsWith(`${folder}/`));
}

/**
 * The pages whose addresses are most like an address that does not exist, the nearest first. The end of an address says
 * more than its beginning, so it counts as much as the whole.
 */
export function nearestPages(wanted: string, pages: readonly ListedPage[], count: number): ListedPage[] {
  const rated = pages.map((page) => ({ page, similarity: addressSimilarity(wanted, page.path) }));
  return rated
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, count)
    .map(({ page }) => page);
}

function addressSimilarity(a: string, b: string): number {
  return (similarity(a, b) + similarity(lastSegment(a), lastSegment(b))) / 2;
}

function lastSegment(address: string): string {
  return address.split('/').filter(Boolean).at(-1) ?? '';
}
