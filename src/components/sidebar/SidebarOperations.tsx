import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { narrowRoom, withBreaks } from '../code/withBreaks';
import { Method } from '../reference/Badges';
import { bringIntoView } from './bringIntoView';
import type { SidebarOperation } from './pageOperations';
import { useCurrentAnchor } from './useCurrentAnchor';

const anchorOf = (href: string): string => decodeURIComponent(href.slice(href.indexOf('#') + 1));

/** The reference's "on this page": title at the left, method at the right; the current one is marked as the reader scrolls. */
export default function SidebarOperations(props: {
  operations: SidebarOperation[];
  onClick?: (() => void) | undefined;
}): ReactNode {
  const ownAnchors = props.operations.flatMap(({ href }) => (href.startsWith('#') ? [anchorOf(href)] : []));
  const current = useCurrentAnchor(ownAnchors.join('\n'));
  const list = useRef<HTMLUListElement>(null);
  const isShown = ownAnchors.length > 0 || props.operations.some(({ method }) => method === '');
  useEffect(() => {
    if (!isShown) return;
    // Before the first operation, the link of the page.
    const link = current === undefined ? list.current?.previousElementSibling : undefined;
    const entry = link ?? list.current?.querySelector('[aria-current]');
    if (entry) bringIntoView(entry);
  }, [current, isShown]);
  return (
    <ul className="menu__list menu-operations" ref={list}>
      {props.operations.map(({ label, href, method, deprecated }) => (
        <li key={href}>
          <Link
            className="menu__link"
            to={href}
            aria-current={
              method ? (href.startsWith('#') && anchorOf(href) === current ? 'location' : undefined) : 'page'
            }
            onClick={props.onClick}
          >
            <span className={clsx(deprecated && 'deprecated')}>
              {withBreaks(label, narrowRoom)}
              {deprecated && <span className="vh"> (deprecated)</span>}
            </span>
            {method && <Method method={method} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
