import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { type ReactNode, use, useDeferredValue, useState } from 'react';
import type { SidebarOperation } from './pageOperations';
import SidebarOperations from './SidebarOperations';
import {
  countLinks,
  isListed,
  linkedAddresses,
  matchingOperations,
  SidebarQuery,
  SiteOperations,
} from './sidebarQuery';
import { useOperationsAt } from './useOperationsAt';

/** Up to this number of entries a sidebar can be read at a glance. */
const maxUnfiltered = 60;

/** Loads the operations of the site, by the addresses of their pages. */
type LoadOperations = () => Promise<ReadonlyMap<string, SidebarOperation[]>>;

interface FilteredSidebarProps {
  items: PropSidebarItem[];
  activePath: string;
  onItemClick?: (() => void) | undefined;
  loadOperations: LoadOperations;
  /** The entries, which ask `SidebarQuery` whether they show. */
  children: ReactNode;
}

/** How many operations the reference in a sidebar has; undefined for a sidebar without a reference. */
function operationsIn(items: PropSidebarItem[]): number | undefined {
  const counts = items.map(({ customProps }) => customProps?.operations);
  return counts.find((count) => typeof count === 'number');
}

/**
 * The sidebar; a long one has a filter above its entries, by name, and for the operations of all pages by method and path,
 * too. These are loaded when the filter is first used.
 */
export function FilteredSidebar(props: FilteredSidebarProps): ReactNode {
  const { items, activePath, loadOperations, children } = props;
  const [typed, setTyped] = useState('');
  const [site, setSite] = useState<{ load: LoadOperations; operations?: ReadonlyMap<string, SidebarOperation[]> }>();
  const [isFailed, setFailed] = useState(false);
  const query = useDeferredValue(typed.trim());
  const none = use(SiteOperations);
  const shown = useOperationsAt(activePath)(activePath);
  const count = operationsIn(items);
  if (countLinks(items) + Math.max(shown.length, count ?? 0) <= maxUnfiltered) return children;

  const load = (): void => {
    if (count === undefined || site?.load === loadOperations) return;
    setSite({ load: loadOperations });
    setFailed(false);
    loadOperations().then(
      (operations) => setSite({ load: loadOperations, operations }),
      () => {
        setSite(undefined);
        setFailed(true);
      },
    );
  };
  return (
    <SiteOperations value={(site?.load === loadOperations && site.operations) || none}>
      <SidebarQuery value={query}>
        <li className="menu-filter needs-script">
          <input
            type="search"
            aria-label="Filter the sidebar by name, method or path"
            placeholder="Filter"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onFocus={load}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </li>
        {children}
        <FilterFoot
          {...props}
          query={query}
          state={isFailed ? 'failed' : site && !site.operations ? 'loading' : 'ready'}
        />
      </SidebarQuery>
    </SiteOperations>
  );
}

interface FilterFootProps extends FilteredSidebarProps {
  query: string;
  state: 'loading' | 'ready' | 'failed';
}

/** The operations that match and whose pages a very long sidebar leaves out; where nothing matches, that. */
function FilterFoot({ items, activePath, onItemClick, query, state }: FilterFootProps): ReactNode {
  const site = use(SiteOperations);
  const operationsAt = useOperationsAt(activePath);
  const linked = query === '' ? new Set<string>() : new Set(linkedAddresses(items));
  const unlisted = query === '' ? [] : [...site].flatMap(([page, operations]) => (linked.has(page) ? [] : operations));
  const matches = matchingOperations(query, unlisted);
  const isEmpty = matches.length === 0 && !items.some((item) => isListed(item, query, operationsAt));
  return (
    <>
      {matches.length > 0 && (
        <li className="menu__list-item">
          <SidebarOperations operations={matches} onClick={onItemClick} />
        </li>
      )}
      <li className="menu-nothing">
        <span role="status">
          {isEmpty && state === 'ready' && 'No matches.'}
          {isEmpty && state === 'failed' && 'No matches here. The operations of other pages could not be loaded.'}
        </span>
      </li>
    </>
  );
}
