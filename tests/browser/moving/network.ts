import type { Page, Route } from '@playwright/test';

/** Scripts that the page asks for when it has started: the parts of single pages. */
export const chunks = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;

/** A stop in the way of requests, which can be lifted. */
export interface Gate {
  /** Lets every waiting and later request through. */
  open: () => void;
}

/** Holds the requests for an address until the gate is opened. */
export async function hold(page: Page, address: string | RegExp): Promise<Gate> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route: Route) => {
    await opened;
    await route.continue();
  });
  return { open };
}

/** Removes what the browser itself says about requests that a test made fail, and returns the rest. */
export function withoutNetworkErrors(complaints: string[]): string[] {
  return complaints.splice(0).filter((text) => !/Failed to load resource|net::ERR_/.test(text));
}
