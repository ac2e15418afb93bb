// Swizzled: the pages of the reference carry the copyright line alone, all others the full footer.
import { useLocation } from '@docusaurus/router';
import { type MultiColumnFooter, type NavbarLogo, useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import FooterLinkItem from '@theme/Footer/LinkItem';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { routesAt } from '../../../platform/docusaurus/routes';

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

/** The logo of the navbar. Decorative: the name of the site is beside it. */
function Logo({ src, srcDark, width, height }: NavbarLogo): ReactNode {
  const sources = { light: useBaseUrl(src), dark: useBaseUrl(srcDark || src) };
  return <ThemedImage className="footer-logo" sources={sources} width={width} height={height} alt="" />;
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
              {navbar.logo && <Logo {...navbar.logo} />}
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
