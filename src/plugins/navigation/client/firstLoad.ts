/**
 * Loads the page that the reader has come in on, however often it takes. The static page stays as it is meanwhile; the
 * script in its head shows what happens (`firstLoad.inline.js`) and is notified after each try whether the page has
 * loaded. Loading begins in a task of its own: together with the site's script, which has just run, it would hold up a
 * slow phone.
 */
export async function firstLoad(load: () => Promise<void>): Promise<void> {
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
