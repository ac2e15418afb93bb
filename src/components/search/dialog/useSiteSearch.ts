import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { HitGroup } from '../../../search/findRecords';
import { createSiteSearch } from './siteSearch';

/** What there is to show for a query. */
export interface Found {
  /** The query that the groups belong to: while a new one is worked on, the last. */
  query: string;
  groups: HitGroup[];
  /** Words that exist; only when nothing was found. */
  spellings: string[];
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Folder of the index: a version of the docs other than the current one has its own, which the build puts in its folder. */
function useIndexFolder(): string {
  const name = useActivePluginAndVersion()?.activeVersion?.name ?? 'current';
  return useBaseUrl(name === 'current' ? '/' : `/${name}/`);
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  return response.json();
}

/** Searches the site for what is typed, loading the parts of the index that this takes. */
export function useSiteSearch(typed: string): Found {
  const folder = useIndexFolder();
  const site = useMemo(() => createSiteSearch((file) => fetchJson(`${folder}${file}`)), [folder]);
  const [loaded, setLoaded] = useState(0);
  const [state, setState] = useState<Found['state']>('loading');
  const query = useDeferredValue(typed);

  const load = useCallback(() => {
    let isCurrent = true;
    setState('loading');
    const finish = (next: Found['state']) => () => isCurrent && setState(next);
    site.load(query, () => setLoaded((count) => count + 1)).then(finish('ready'), finish('failed'));
    return () => {
      isCurrent = false;
    };
  }, [site, query]);
  useEffect(load, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found grows as parts of the index come in
  const groups = useMemo(() => site.find(query), [site, query, loaded]);
  const isEmpty = groups.length === 0 && state === 'ready' && query.trim() !== '';
  const words = useMemo(() => (isEmpty ? site.spellings(query) : []), [isEmpty, site, query]);
  return { query, groups, spellings: words, state, retry: load };
}
