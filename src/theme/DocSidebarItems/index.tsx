// Swizzled: a long sidebar has a filter above its entries.
import { FilteredSidebar } from '@site/src/components/sidebar/FilteredSidebar';
import type { Props } from '@theme/DocSidebarItems';
import OriginalItems from '@theme-original/DocSidebarItems';
import type { ReactNode } from 'react';

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
