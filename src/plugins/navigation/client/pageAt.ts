import routes from '@generated/routes';
import { type MatchedRoute, matchRoutes } from 'react-router-config';

/** Every route that shows a part of the page at a path. Docusaurus's own routes may be written encoded or decoded. */
export function routesOf(pathname: string): MatchedRoute<object>[] {
  return [...new Set([pathname, decodePath(pathname)])].flatMap((path) => matchRoutes(routes, path));
}

/** The path of the page at an address, as its route states it: case and a slash at the end may differ. */
export function pageAt(pathname: string): string | undefined {
  const exact = routesOf(pathname).find(({ route }) => route.exact === true);
  return exact && String(exact.route.path);
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
