// Swizzled: the pages of the reference carry the copyright line alone, all others the full footer.
import { useLocation } from '@docusaurus/router';
import { type MultiColumnFooter, useThemeConfig } from '@docusaurus/theme-common';
import { routesAt } from '@site/src/platform/docusaurus/routes';
import FooterLinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

function Column({ title, items }: MultiColumnFooter['links'][number]): ReactNode {
  return (
    <nav aria-label={title ?? undefined}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The end of each page. Links and copyright are written in the site's configuration. */
export default function Footer(): ReactNode {
  const { footer, navbar } = useThemeConfig();
  const { pathname } = useLocation();
  if (!footer) return null;
  const slim = routesAt(pathname).some(({ isOfReference }) => isOfReference);
  const columns = (footer as MultiColumnFooter).links;
  return (
    <footer className={clsx('theme-layout-footer', 'footer', slim && 'footer-slim')}>
      <div className="footer-in">
        <div>
          {!slim && (
            <p className="footer-title">
              {navbar.logo && <Mark />}
              {navbar.title}
            </p>
          )}
          <p>{footer.copyright}</p>
        </div>
        {!slim && columns.map((column) => <Column key={column.title} {...column} />)}
      </div>
    </footer>
  );
}

/** The mark of the portal, for a site with its logo: three stores and one place of work. Decorative; the name is beside it. */
function Mark(): ReactNode {
  return (
    <svg className="brand-mark" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect x="1" y="1" width="9" height="9" rx="2" />
      <circle cx="16.5" cy="5.5" r="4.5" />
      <rect x="1" y="12" width="9" height="9" rx="2" />
      <rect x="12" y="12" width="9" height="9" rx="2" />
    </svg>
  );
}
