import type { ClientModule } from '@docusaurus/types';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

const index = /\/index\.html$/i;

/**
 * Takes `index.html` off the address bar, without a new entry in the history. Some page may truly have that address,
 * and a page's own address may end with a slash.
 */
function stripIndex(): void {
  const { pathname, search, hash } = window.location;
  if (!index.test(pathname) || pageAt(pathname) !== undefined) return;
  const stripped = pathname.replace(index, '') || '/';
  const address = pageAt(stripped)?.endsWith('/') ? stripped.replace(/\/?$/, '/') : stripped;
  window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
}

/** The path of the page at an address, as its route states it. */
function pageAt(pathname: string): string | undefined {
  const exact = matchRoutes(routes, pathname).find(({ route }) => route.exact === true);
  return exact && String(exact.route.path);
}

// On the first load before the router reads the address, which it then knows in its short form alone.
if (typeof window !== 'undefined') stripIndex();

const clientModule: ClientModule = { onRouteDidUpdate: stripIndex };

export default clientModule;
