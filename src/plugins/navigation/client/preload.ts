import { hasStarted } from '../../../platform/docusaurus/client';
import { routesOf } from './addresses';
import { arrival, shownPath } from './arrival';

/**
 * Creates a replacement for Docusaurus's `preload`, which is awaited before a page is shown. It never rejects, because
 * that would reload the window: a page that fails is shown with the error and a Retry button in its place. If the
 * reader has moved on in the meantime, it waits for the page that they went to.
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

/**
 * Loads the first page of a visit, with as many tries as that takes. The static page stays as it is meanwhile; the
 * script in its head shows what happens (`firstLoad.inline.ts`) and is notified after each try whether the page has
 * loaded. Loading begins in a task of its own: together with the site's script, which has just run, it would block a
 * slow phone.
 */
async function firstLoad(load: () => Promise<void>): Promise<void> {
  let isLoaded = false;
  await new Promise((resolve) => setTimeout(resolve));
  while (!isLoaded) {
    isLoaded = await load().then(
      () => true,
      () => false,
    );
    const retry = isLoaded ? undefined : nextRetry();
    document.dispatchEvent(new CustomEvent('first-load', { detail: isLoaded }));
    await retry;
  }
}

function nextRetry(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('first-load-retry', () => resolve(), { once: true }));
}

/** Loads all parts of the page at a path. Rejects with the first failure, after all have loaded or failed. */
export async function loadPage(pathname: string): Promise<void> {
  const loads = await Promise.allSettled(routesOf(pathname).map(({ component }) => component.preload?.()));
  const failed = loads.find((load) => load.status === 'rejected');
  if (failed) throw failed.reason;
}
