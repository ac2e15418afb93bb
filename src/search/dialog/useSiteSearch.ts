import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fetchJson } from '../../components/loadFiles';
import type { Hit } from '../ranking/findRecords';
import { useIndexFolder } from '../useIndexFolder';
import { createSiteSearch } from './siteSearch';

/** What there is to show for a query. */
export interface SearchResults {
  /** The query that the results belong to: while a new one is worked on, the last. */
  query: string;
  /** Best first. */
  hits: Hit[];
  /** Pages that are shown for an empty query. */
  popular: Hit[];
  /** Words that exist; only when nothing was found. */
  spellings: string[];
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Searches the site for what is typed, loading the files of the index that this takes. */
export function useSiteSearch(typed: string): SearchResults {
  const folder = useIndexFolder();
  const site = useMemo(() => createSiteSearch((file) => fetchJson(`${folder}${file}`, file)), [folder]);
  const [loaded, setLoaded] = useState(0);
  const [last, setLast] = useState<Pick<SearchResults, 'query' | 'state'>>({ query: '', state: 'loading' });
  const query = useDeferredValue(typed);
  const state = last.query === query ? last.state : 'loading';

  const load = useCallback(() => {
    let isCurrent = true;
    setLast({ query, state: 'loading' });
    const finish = (next: SearchResults['state']) => () => isCurrent && setLast({ query, state: next });
    site.load(query, () => setLoaded((count) => count + 1)).then(finish('ready'), finish('failed'));
    return () => {
      isCurrent = false;
    };
  }, [site, query]);
  useEffect(load, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found grows as files of the index come in
  const [hits, popular] = useMemo(() => [site.find(query), site.popular()], [site, query, loaded]);
  const isEmpty = hits.length === 0 && state === 'ready' && query.trim() !== '';
  const words = useMemo(() => (isEmpty ? site.spellings(query) : []), [isEmpty, site, query]);
  return { query, hits, popular, spellings: words, state, retry: load };
}
