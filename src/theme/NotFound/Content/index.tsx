// Swizzled: says which address was asked for, and where to go instead.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useNearestPages from '@site/src/plugins/navigation/client/useNearestPages';
import type { ListedPage } from '@site/src/plugins/navigation/nearestPages';
import type { ReactNode } from 'react';

const WAYS_ON: ListedPage[] = [
  { path: '/', title: 'Home' },
  { path: '/docs', title: 'Documentation' },
  { path: '/docs/docs/getting_started', title: 'Getting started' },
  { path: '/docs/api_reference/table_of_contents', title: 'API reference' },
];

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
  return (
    <main className="plain-page notfound">
      <h1>Page not found</h1>
      <p>Nothing is at {isBrowser ? <code>{pathname}</code> : 'this address'}.</p>
      {nearest.length > 0 && <Ways title="Nearest pages" pages={nearest} />}
      <Ways title="Where to go" pages={WAYS_ON} />
    </main>
  );
}
