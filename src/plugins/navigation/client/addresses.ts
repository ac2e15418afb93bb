import { type Route, routesAt } from '../../../platform/docusaurus/routes';
import { safelyDecode } from '../../../reference/address';

/** Every route that shows a part of the page at a path. Docusaurus's own routes may be written encoded or decoded. */
export function routesOf(pathname: string): Route[] {
  return [...new Set([pathname, decodePath(pathname)])].flatMap(routesAt);
}

/** The path of the page at an address, as its route states it: case and a slash at the end may differ. */
export function pageAt(pathname: string): string | undefined {
  return routesOf(pathname).find(({ exact }) => exact === true)?.path;
}

/** Whether a path is well encoded. The router fails on one that is not. */
export function isWellEncoded(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/** A path as the router writes it: decoded, if it is well encoded. */
export function decodePath(pathname: string): string {
  return isWellEncoded(pathname) ? decodeURI(pathname) : pathname;
}

/**
 * Puts another path, with query and hash, into the address bar, without a new entry in the history. The origin stands
 * before it: browsers take a path that begins with two slashes for another host, and refuse it.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.origin}${address}`);
}

/** The link around the target of an event, if it leads to a page of this site in this window. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  // A file, or what the router would take for another host.
  const isOfBrowser = /\.[a-z]+$|^\/\//i.test(link.pathname);
  return isOfBrowser || !isWellEncoded(link.pathname) ? undefined : link;
}

/** The element that a hash leads to: its id is the hash as written, else the decoded hash (HTML, section 7.4.6.3). */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(safelyDecode(id));
}
