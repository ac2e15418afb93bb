import routes from '@generated/routes';
import { type MatchedRoute, matchRoutes } from 'react-router-config';

/** What a route is made of, as far as loading goes. */
interface LoadableRoute {
  component: {
    preload?: () => Promise<unknown>;
    /** Addresses of what the page needs besides its chunks. */
    resources?: string[];
  };
}

/** Every route that shows a part of the page at a path. Docusaurus's own routes may be written encoded or decoded. */
export function routesOf(pathname: string): MatchedRoute<object>[] {
  return [...new Set([pathname, decode(pathname)])].flatMap((path) => matchRoutes(routes, path));
}

/** The part of a route that can be loaded. */
export function componentOf({ route }: MatchedRoute<object>): LoadableRoute['component'] {
  return (route as unknown as LoadableRoute).component;
}

/** Loads all parts of the page at a path. Rejects, after the last has come or failed, with the first failure. */
export async function loadPage(pathname: string): Promise<void> {
  const parts = await Promise.allSettled(routesOf(pathname).map((match) => componentOf(match).preload?.()));
  const failed = parts.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // An address may hold a stray `%`; then no page has it, and the not-found page shows.
    return pathname;
  }
}
