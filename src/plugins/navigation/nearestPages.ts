/** A page as `pages.json` lists it. */
export interface ListedPage {
  path: string;
  title: string;
}

/** Below this likeness a page is no help. */
const minLikeness = 0.35;

/**
 * The pages whose addresses are most like an address that does not exist, the nearest first. The end of an address
 * says most, so it counts as much as the whole.
 */
export function nearestPages(wanted: string, pages: readonly ListedPage[], most: number): ListedPage[] {
  const rated = pages.map((page) => ({ page, likeness: addressLikeness(wanted, page.path) }));
  return rated
    .filter(({ likeness }) => likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page);
}

function addressLikeness(a: string, b: string): number {
  return (likeness(a, b) + likeness(lastPart(a), lastPart(b))) / 2;
}

function lastPart(address: string): string {
  return address.split('/').filter(Boolean).at(-1) ?? '';
}

/** Share of the pairs of neighbouring letters that two texts have in common (Sørensen–Dice), from 0 to 1. */
function likeness(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const total = left.length + right.length;
  let common = 0;
  for (const pair of left) {
    const index = right.indexOf(pair);
    if (index < 0) continue;
    right.splice(index, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}

function pairs(text: string): string[] {
  const letters = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return [...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
