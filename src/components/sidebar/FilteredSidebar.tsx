import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { usePageOperations } from './pageOperations';
import { countLinks, isListed, SidebarQuery } from './sidebarQuery';

/** Up to this number of entries a sidebar can be read at a glance. */
const maxUnfiltered = 60;

interface FilteredSidebarProps {
  items: PropSidebarItem[];
  activePath: string;
  /** The entries, which ask `SidebarQuery` whether they show. */
  children: ReactNode;
}

/** The sidebar; a long one has a filter above its entries, by name, and for operations by method and path, too. */
export function FilteredSidebar({ items, activePath, children }: FilteredSidebarProps): ReactNode {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const operations = usePageOperations(activePath);
  if (countLinks(items) + operations.length <= maxUnfiltered) return children;
  const isEmpty = !items.some((item) => isListed(item, query, { path: activePath, operations }));
  return (
    <SidebarQuery value={query}>
      <li className="menu-filter needs-script">
        <input
          type="search"
          aria-label="Filter the sidebar by name, method or path"
          placeholder="Filter"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </li>
      {children}
      <li className="menu-nothing">
        <span role="status">{isEmpty && 'No matches.'}</span>
      </li>
    </SidebarQuery>
  );
}
