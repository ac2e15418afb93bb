// Swizzled: says which address was asked for, and where to go instead.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useNearestPages from '@site/src/plugins/navigation/client/useNearestPages';
import type { ListedPage } from '@site/src/plugins/navigation/nearestPages';
import type { ReactNode } from 'react';

/** The home page and where the navbar leads. */
function useWaysOn(): ListedPage[] {
  const { items } = useThemeConfig().navbar;
  const links = items.flatMap(({ to, label }) => (typeof to === 'string' ? [{ path: to, title: String(label) }] : []));
  return [{ path: '/', title: 'Home' }, ...links.filter(({ path }) => path !== '/')];
}

function Ways({ title, pages }: { title: string; pages: ListedPage[] }): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              {page.title} <code>{page.path}</code>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a reader sees at an address that does not exist. One static file serves all of them, so the script fills in which. */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const nearest = useNearestPages(pathname);
  const waysOn = useWaysOn();
  return (
    <main className="plain-page notfound" data-settled={nearest !== undefined}>
      <h1>Page not found</h1>
      <p>Nothing is at {isBrowser ? <code>{pathname}</code> : 'this address'}.</p>
      {nearest !== undefined && nearest.length > 0 && <Ways title="Nearest pages" pages={nearest} />}
      <Ways title="Where to go" pages={waysOn} />
    </main>
  );
}
