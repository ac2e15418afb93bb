import { hasStarted } from '../../../platform/docusaurus/clientLifecycle';
import { arrival, shownPath } from './arrival';
import { firstLoad } from './firstLoad';
import { loadPage } from './loadPage';

/**
 * Makes the function that stands in for Docusaurus's `preload`, which is awaited before a page is shown. It never
 * rejects, for that would reload the window: a page that fails is shown, and its place says so and offers Retry. When
 * the reader has gone on meanwhile, the page they went to is waited for.
 */
function createPreload(): (pathname: string) => Promise<void> {
  let latest: Promise<void> | undefined;
  return (pathname) => {
    if (arrival.isLeaving) return new Promise(() => undefined);
    if (!hasStarted()) return firstLoad(() => loadPage(shownPath(pathname)));
    const own = loadPage(pathname).catch(() => undefined);
    latest = own;
    const untilLatest = async (awaited: Promise<void>): Promise<void> => {
      await awaited;
      if (latest && latest !== awaited) await untilLatest(latest);
    };
    return untilLatest(own);
  };
}

export default createPreload();
