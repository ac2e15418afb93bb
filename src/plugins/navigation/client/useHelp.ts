import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { addressWords } from '../addressWords';
import { type ListedPage, nearestPages, pagesBelow } from '../nearestPages';

/** How many pages are shown beside an address that does not exist. */
const maxNearest = 3;

/** How many pages below an address are shown. */
const maxBelow = 100;

/** What may help a reader at an address that does not exist. */
interface Help {
  /** The pages below it; those nearest to it where there are none. */
  below: ListedPage[];
  nearest: ListedPage[];
  /** How many pages below it are not among these. */
  more: number;
  /** The words of the address, for a search. */
  words: string;
}

/** The pages below or nearest to an address that does not exist, and what to search for: undefined until the pages are known. */
export default function useHelp(pathname: string): Help | undefined {
  const list = useBaseUrl('/pages.json');
  const [pages, setPages] = useState<ListedPage[]>();
  useEffect(() => {
    const request = new AbortController();
    // The page is useful without them: its fixed links are below.
    fetchPages(list, request.signal).then(setPages, () => setPages([]));
    return () => request.abort();
  }, [list]);
  return pages && helpAt(pathname, pages);
}

function helpAt(pathname: string, pages: ListedPage[]): Help {
  const below = pagesBelow(pathname, pages);
  return {
    below: below.slice(0, maxBelow),
    nearest: below.length > 0 ? [] : nearestPages(pathname, pages, maxNearest),
    more: Math.max(0, below.length - maxBelow),
    words: addressWords(pathname, pages),
  };
}

async function fetchPages(address: string, signal: AbortSignal): Promise<ListedPage[]> {
  const response = await fetch(address, { signal });
  return response.ok ? ((await response.json()) as ListedPage[]) : [];
}
