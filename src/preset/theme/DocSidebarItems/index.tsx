// Swizzled: a long sidebar has a filter above its entries.

import type { Props } from '@theme/DocSidebarItems';
import OriginalItems from '@theme-init/DocSidebarItems';
import type { ReactNode } from 'react';
import { FilteredSidebar } from '../../../components/sidebar/FilteredSidebar';

/** The entries of a sidebar, or of a group in it. */
export default function DocSidebarItems(props: Props): ReactNode {
  const entries = <OriginalItems {...props} />;
  if (props.level !== 1) return entries;
  return (
    <FilteredSidebar items={[...props.items]} activePath={props.activePath}>
      {entries}
    </FilteredSidebar>
  );
}
