/**
 * Loads the page that the reader has come in on, however often it takes. The static page stays as it is meanwhile; the
 * script in its head shows what happens (`firstLoad.inline.js`): a message for a failure, `null` for the end.
 */
export async function firstLoad(load: () => Promise<void>): Promise<void> {
  let loaded = false;
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
