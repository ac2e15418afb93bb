// Swizzled: the theme renders closed categories with script only; `details` puts every page into the static HTML.

import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, use, useState } from 'react';
import { SidebarLabel } from '../../../../components/sidebar/SidebarLabel';
import { isListed, remainingQuery, SidebarQuery } from '../../../../components/sidebar/sidebarQuery';
import { useOperationsAt } from '../../../../components/sidebar/useOperationsAt';

/** Open at first when the group holds the current page or says so; opened again whenever the reader comes to one of its pages. */
function useOpen({ item, activePath }: Props): [boolean, (open: boolean) => void] {
  const active = isActiveSidebarItem(item, activePath);
  const [open, setOpen] = useState(active || !item.collapsed);
  const [lastPath, setLastPath] = useState(activePath);
  if (lastPath !== activePath) {
    setLastPath(activePath);
    if (active) setOpen(true);
  }
  return [open, setOpen];
}

/** A group of the sidebar. A category that has a page of its own shows it as its first link. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level } = props;
  const [open, setOpen] = useOpen(props);
  const items = useVisibleSidebarItems(item.items, activePath);
  const query = use(SidebarQuery);
  const operationsAt = useOperationsAt(activePath);
  const own = item.href ? { type: 'link' as const, label: item.label, href: item.href } : undefined;

  if (items.length === 0) return own ? <DocSidebarItemLink {...props} item={own} /> : null;
  if (!isListed(item, query, operationsAt)) return null;
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li className={clsx('menu__list-item', docSidebarItemCategory, docSidebarItemCategoryLevel(level), item.className)}>
      <details
        className="menu-group"
        open={open || query !== ''}
        onToggle={(event) => query === '' && setOpen(event.currentTarget.open)}
      >
        <summary className="menu-group-name">
          <SidebarLabel label={item.label} />
        </summary>
        <ul className="menu__list">
          <SidebarQuery value={remainingQuery(query, item.label)}>
            {own && <DocSidebarItemLink {...props} item={own} level={level + 1} />}
            <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
          </SidebarQuery>
        </ul>
      </details>
    </li>
  );
}
