import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { addressWords } from '../addressWords';
import { type ListedPage, nearestPages } from '../nearestPages';

/** How many pages are shown beside an address that does not exist. */
const maxPages = 3;

/** What may help a reader at an address that does not exist. */
interface Help {
  nearest: ListedPage[];
  /** The words of the address, for a search. */
  words: string;
}

/** The pages nearest to an address that does not exist, and what to search for: undefined until the pages are known. */
export default function useHelp(pathname: string): Help | undefined {
  const list = useBaseUrl('/pages.json');
  const [pages, setPages] = useState<ListedPage[]>();
  useEffect(() => {
    const request = new AbortController();
    // The page is useful without them: its fixed links are below.
    fetchPages(list, request.signal).then(setPages, () => setPages([]));
    return () => request.abort();
  }, [list]);
  return pages && { nearest: nearestPages(pathname, pages, maxPages), words: addressWords(pathname, pages) };
}

async function fetchPages(address: string, signal: AbortSignal): Promise<ListedPage[]> {
  const response = await fetch(address, { signal });
  return response.ok ? ((await response.json()) as ListedPage[]) : [];
}
