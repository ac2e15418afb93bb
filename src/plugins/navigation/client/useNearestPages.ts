import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { type ListedPage, nearestPages } from '../nearestPages';

/** How many pages are shown beside an address that does not exist. */
const most = 3;

/** The pages nearest to an address that does not exist: undefined until the list is here, none when it cannot be had. */
export default function useNearestPages(pathname: string): ListedPage[] | undefined {
  const list = useBaseUrl('/pages.json');
  const [pages, setPages] = useState<ListedPage[]>();
  useEffect(() => {
    const request = new AbortController();
    // The page helps without them: the fixed ways on stand below.
    fetchPages(list, request.signal).then(setPages, () => setPages([]));
    return () => request.abort();
  }, [list]);
  return pages && nearestPages(pathname, pages, most);
}

async function fetchPages(address: string, signal: AbortSignal): Promise<ListedPage[]> {
  const response = await fetch(address, { signal });
  return response.ok ? ((await response.json()) as ListedPage[]) : [];
}
