import { type Route, routesAt } from '../../../platform/docusaurus/routes';

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
