import type { MatchedRoute } from 'react-router-config';
import { routesOf } from './pageAt';

/** What a route is made of, as far as loading goes. */
interface LoadableRoute {
  component: {
    preload?: () => Promise<unknown>;
    /** Addresses of what the page needs besides its chunks. */
    resources?: string[];
  };
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
