/** Why a page cannot be shown, in words for its reader: what happened and what to do. */
export class PageError extends Error {}

const connection = 'Check your connection, then choose Retry. If that does not help, reload the page.';

/** What a reader can do after a failure. The browser's own errors, such as "Failed to fetch", do not say. */
export function adviceFor(error: unknown): string {
  return error instanceof PageError ? error.message : connection;
}
