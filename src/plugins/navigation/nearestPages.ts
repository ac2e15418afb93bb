import { likeness } from '../../reference/likeness';

/** A page as `pages.json` lists it. */
export interface ListedPage {
  path: string;
  title: string;
}

/** Below this likeness a page is no help. */
const minLikeness = 0.35;

/**
 * The pages whose addresses are most like an address that does not exist, the nearest first. Where it is a folder, these are
 * the pages in it. The end of an address says more than its beginning, so it counts as much as the whole.
 */
export function nearestPages(wanted: string, pages: readonly ListedPage[], count: number): ListedPage[] {
  const rated = pages.map((page) => ({ page, likeness: addressLikeness(wanted, page.path) }));
  return rated
    .filter(({ likeness }) => likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** From 0 to 1, and 1 more where `b` is below `a`. */
function addressLikeness(a: string, b: string): number {
  const isInside = lastPart(a) !== '' && b.startsWith(`${a.replace(/\/$/, '')}/`);
  return (likeness(a, b) + likeness(lastPart(a), lastPart(b))) / 2 + (isInside ? 1 : 0);
}

function lastPart(address: string): string {
  return address.split('/').filter(Boolean).at(-1) ?? '';
}
