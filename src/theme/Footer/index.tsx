// Swizzled: the pages of the reference carry the copyright line alone, all others the full footer.
import { useLocation } from '@docusaurus/router';
import { type MultiColumnFooter, useThemeConfig } from '@docusaurus/theme-common';
import routes from '@generated/routes';
import Mark from '@site/src/components/Mark';
import FooterLinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-config';

const REFERENCE_PAGE = /\/api_reference\/(?:api|models)\//;

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

/** The not-found page is one file for all addresses, also for those that look like the reference's. */
function isReferencePage(pathname: string): boolean {
  return REFERENCE_PAGE.test(pathname) && matchRoutes(routes, pathname).some(({ route }) => route.exact === true);
}

/** The end of each page. Links and copyright are written in the site's configuration. */
export default function Footer(): ReactNode {
  const { footer, navbar } = useThemeConfig();
  const { pathname } = useLocation();
  if (!footer) return null;
  const slim = isReferencePage(pathname);
  const columns = (footer as MultiColumnFooter).links;
  return (
    <footer className={clsx('theme-layout-footer', 'footer', slim && 'footer-slim')}>
      <div className="footer-in">
        <div>
          {!slim && (
            <p className="footer-title">
              <Mark />
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
