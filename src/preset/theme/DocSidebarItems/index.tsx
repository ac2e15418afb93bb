// Swizzled: a long sidebar has a filter above its entries.

import type { Props } from '@theme/DocSidebarItems';
import OriginalItems from '@theme-init/DocSidebarItems';
import { type ReactNode, useCallback } from 'react';
import { FilteredSidebar } from '../../../components/sidebar/FilteredSidebar';
import type { SidebarOperation } from '../../../components/sidebar/pageOperations';
import { useIndexFolder } from '../../../search/useIndexFolder';

/** The entries of a sidebar, or of a group in it. */
export default function DocSidebarItems(props: Props): ReactNode {
  const folder = useIndexFolder();
  const loadOperations = useCallback(async (): Promise<ReadonlyMap<string, SidebarOperation[]>> => {
    const { listOperations } = await import('../../../search/listOperations');
    return listOperations(folder);
  }, [folder]);
  const entries = <OriginalItems {...props} />;
  if (props.level !== 1) return entries;
  const { items, activePath, onItemClick } = props;
  // The menu of a phone closes after a link.
  const leave = onItemClick && (() => onItemClick({ type: 'link', label: '', href: '' }));
  return (
    <FilteredSidebar items={[...items]} activePath={activePath} onItemClick={leave} loadOperations={loadOperations}>
      {entries}
    </FilteredSidebar>
  );
}
