import { expect, it } from 'vitest';
import type { ApiPageAddress } from '../addresses';
import { pageLabel } from '../pageLinks';

/** Pages of one tag, and how often the segments of one of them are read. */
function pagesOf(segments: string[]): { pages: ApiPageAddress[]; reads: () => number } {
  let count = 0;
  const pages = segments.map((segment): ApiPageAddress => {
    const page = { url: `/${segment}`, groupTitle: '', tag: { name: 'T' } as ApiPageAddress['tag'], operations: [] };
    const read = (): string[] => {
      count += 1;
      return [segment];
    };
    return Object.defineProperty(page as unknown as ApiPageAddress, 'segments', { get: read });
  });
  return { pages, reads: () => count };
}

it('names a page by its segments, with its path where another has the same words', () => {
  const { pages } = pagesOf(['order-items', 'order_items', 'carts']);
  expect(pages.map((page) => pageLabel(page, pages))).toEqual([
    'Order items (/order-items)',
    'Order items (/order_items)',
    'Carts',
  ]);
});

it('reads each page a constant number of times, however many a tag has', () => {
  const stepsFor = (length: number): number => {
    const { pages, reads } = pagesOf(Array.from({ length }, (_value, index) => `r${index}`));
    for (const page of pages) pageLabel(page, pages);
    return reads();
  };
  expect(stepsFor(800)).toBe(8 * stepsFor(100));
});
