import { similarity } from '../../reference/similarity';

/** A page as `pages.json` lists it. */
export interface ListedPage {
  path: string;
  title: string;
}

/** Below this similarity a page is no help. */
const minSimilarity = 0.35;

/**
 * The pages whose addresses are most like an address that does not exist, the nearest first. Where it is a folder, these are
 * the pages in it. The end of an address says more than its beginning, so it counts as much as the whole.
 */
export function nearestPages(wanted: string, pages: readonly ListedPage[], count: number): ListedPage[] {
  const rated = pages.map((page) => ({ page, similarity: addressSimilarity(wanted, page.path) }));
  return rated
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, count)
    .map(({ page }) => page);
}

/** From 0 to 1, and 1 more where `b` is below `a`. */
function addressSimilarity(a: string, b: string): number {
  const isInside = lastSegment(a) !== '' && b.startsWith(`${a.replace(/\/$/, '')}/`);
  return (similarity(a, b) + similarity(lastSegment(a), lastSegment(b))) / 2 + (isInside ? 1 : 0);
}

function lastSegment(address: string): string {
  return address.split('/').filter(Boolean).at(-1) ?? '';
}
