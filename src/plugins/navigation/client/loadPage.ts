import { routesOf } from './pageAt';

/** Loads all parts of the page at a path. Rejects, after the last has come or failed, with the first failure. */
export async function loadPage(pathname: string): Promise<void> {
  const parts = await Promise.allSettled(routesOf(pathname).map(({ component }) => component.preload?.()));
  const failed = parts.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
}
