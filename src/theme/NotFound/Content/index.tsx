// Swizzled: says which address was asked for, and where to go instead.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

const WAYS_ON = [
  { to: '/', label: 'Home' },
  { to: '/docs', label: 'Documentation' },
  { to: '/docs/docs/getting_started', label: 'Getting started' },
  { to: '/docs/api_reference/table_of_contents', label: 'API reference' },
];

/** What a reader sees at an address that does not exist. One static file serves all of them, so the script fills in which. */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className="plain-page notfound">
      <h1>Page not found</h1>
      <p>Nothing is at {isBrowser ? <code>{pathname}</code> : 'this address'}.</p>
      <h2>Where to go</h2>
      <ul>
        {WAYS_ON.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              {label} <code>{to}</code>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
