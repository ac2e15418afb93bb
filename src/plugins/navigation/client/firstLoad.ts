/**
 * Loads the page that the reader has come in on, however often it takes. The static page stays as it is meanwhile; the
 * script in its head shows what happens (`firstLoad.inline.js`): a message for a failure, `null` for the end. Loading
 * begins in a task of its own: together with the site's script, which has just run, it would hold up a slow phone.
 */
export async function firstLoad(load: () => Promise<void>): Promise<void> {
  let loaded = false;
  await new Promise((resolve) => setTimeout(resolve));
  while (!loaded) {
    const failure = await load().then(() => null, toMessage);
    loaded = failure === null;
    const retry = loaded ? undefined : nextRetry();
    document.dispatchEvent(new CustomEvent('first-load', { detail: failure }));
    await retry;
  }
}

function nextRetry(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('first-load-retry', () => resolve(), { once: true }));
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
