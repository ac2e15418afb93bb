// Swizzled: the current page is in view, and one of the reference opens to its operations, below its link.
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { bringIntoView } from '../../../../components/sidebar/bringIntoView';
import { usePageOperations } from '../../../../components/sidebar/pageOperations';
import { SidebarLabel } from '../../../../components/sidebar/SidebarLabel';
import SidebarOperations from '../../../../components/sidebar/SidebarOperations';
import { matchesQuery, operationsBelow, SidebarQuery } from '../../../../components/sidebar/sidebarQuery';
import { useOperationsAt } from '../../../../components/sidebar/useOperationsAt';

/** A page in the sidebar. */
export default function DocSidebarItemLink({ item, onItemClick, activePath, level }: Props): ReactNode {
  // The page of a model is below the list of models, where the sidebar has no more than that.
  const isAround = item.customProps?.lists === true && activePath.startsWith(`${item.href}/`);
  const active = isActiveSidebarItem(item, activePath);
  const operations = usePageOperations(isAround ? activePath : item.href);
  const query = use(SidebarQuery);
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
  const leave = onItemClick && (() => onItemClick(item));
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const link = active && entry.current?.querySelector('a');
    if (link) bringIntoView(link);
  }, [active]);
  const isMatch = matchesQuery(query, item.label);
  const others = useOperationsAt(activePath)(item.href);
  const isWhole = (active || isAround) && isMatch;
  const below = operationsBelow(item.label, query, active || isAround ? operations : query === '' ? [] : others);
  const listed = isWhole ? operations : below;
  if (!isMatch && listed.length === 0) return null;
  return (
    <li
      ref={entry}
      className={clsx('menu__list-item', docSidebarItemLink, docSidebarItemLinkLevel(level), item.className)}
    >
      <Link
        className={clsx('menu__link', active && 'menu__link--active')}
        autoAddBaseUrl={item.autoAddBaseUrl}
        aria-current={active ? 'page' : undefined}
        to={item.href}
        onClick={leave}
      >
        <SidebarLabel label={item.label} />
      </Link>
      {listed.length > 0 && <SidebarOperations operations={listed} onClick={leave} />}
    </li>
  );
}
