import type { ClientModule } from '@docusaurus/types';
import { pageAt, replaceAddress } from './addresses';
import { arrival } from './arrival';

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
  replaceAddress(`${address}${search}${hash}`);
}

// On the first load before the router reads the address, which it then knows in its short form alone.
if (typeof window !== 'undefined' && !arrival.isLeaving) stripIndex();

const clientModule: ClientModule = { onRouteDidUpdate: stripIndex };

export default clientModule;
